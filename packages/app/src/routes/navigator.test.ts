import { describe, expect, it, vi } from 'vitest';
import type { GuardAnswer } from './guard.ts';
import { createNavigator } from './navigator.ts';

const setUp = (answer: GuardAnswer) => {
  const admit = vi.fn(() => answer);
  const router = vi.fn();
  return { admit, router, navigator: createNavigator(admit) };
};

describe('going from page to page', () => {
  it('asks the guard by path and query, and goes on', () => {
    const { admit, navigator, router } = setUp({ enter: true });
    navigator.connect(router);
    navigator.navigate('/pages/index/gameDetail?id=7', { replace: true });
    expect(admit).toHaveBeenCalledWith({ path: '/pages/index/gameDetail', search: '?id=7' });
    expect(router).toHaveBeenCalledWith('/pages/index/gameDetail?id=7', { replace: true });
  });

  it('really cancels a refused navigation', () => {
    const { navigator, router } = setUp({ enter: false, to: null });
    navigator.connect(router);
    navigator.navigate('/pages/account/myWallet');
    expect(router).not.toHaveBeenCalled();
  });

  it('goes where the guard sends instead', () => {
    const { navigator, router } = setUp({ enter: false, to: '/pages/login/accountLogin' });
    navigator.connect(router);
    navigator.navigate('/pages/account/myWallet');
    expect(router).toHaveBeenCalledWith('/pages/login/accountLogin', undefined);
  });

  it('goes back without asking', () => {
    const { admit, navigator, router } = setUp({ enter: false, to: null });
    navigator.connect(router);
    navigator.navigate(-1);
    expect(router).toHaveBeenCalledWith(-1);
    expect(admit).not.toHaveBeenCalled();
  });

  it('keeps the last request until there is a router, and asks the guard only then', () => {
    const { admit, navigator, router } = setUp({ enter: true });
    navigator.navigate('/entry');
    navigator.navigate('/pages/index/index', { replace: true });
    expect(admit).not.toHaveBeenCalled();
    const disconnect = navigator.connect(router);
    expect(router.mock.calls).toEqual([['/pages/index/index', { replace: true }]]);
    disconnect();
    navigator.connect(router);
    expect(router).toHaveBeenCalledOnce();
  });
});
