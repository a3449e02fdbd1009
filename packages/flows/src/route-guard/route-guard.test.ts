import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/index.ts';
import { isInternal, mayEnter } from './route-guard.guards.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import { selectDestination, selectRouteGuard } from './route-guard.selectors.ts';
import type { RouteGuardInput } from './route-guard.types.ts';

const start = (input: Partial<RouteGuardInput> = {}) =>
  startFlow(
    routeGuardMachine,
    {},
    (): RouteGuardInput => ({
      device: 'mobile',
      hasToken: false,
      publicPaths: ['/pages/index/index', '/pages/login/accountSignUp'],
      ...input,
    }),
  );

const DEPOSIT = { path: '/pages/account/recharge', search: '' };
const GAME = { path: '/pages/index/gameDetail', search: '?id=7' };

describe('public pages (docs/product.md: States and transitions, product decision 16)', () => {
  it('are open to visitors, all others to players alone', () => {
    const publicPaths = ['/', '/pages/index/index'];
    expect(mayEnter('/pages/index/index', { hasToken: false, publicPaths })).toBe(true);
    expect(mayEnter('/pages/index/gameDetail', { hasToken: false, publicPaths })).toBe(false);
    expect(mayEnter('/pages/index/gameDetail', { hasToken: true, publicPaths })).toBe(true);
  });

  it.each(['/pages/index/index/secret', '/pages/index', '/nowhere', ''])(
    '%s is not public because it resembles a public page',
    (path) => {
      expect(mayEnter(path, { hasToken: false, publicPaths: ['/pages/index/index'] })).toBe(false);
    },
  );
});

describe('a cancelled navigation (docs/product.md: States and transitions)', () => {
  it('redirects a phone to the login page', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: DEPOSIT });
    expect(flow.emitted).toEqual([{ type: 'navigate', to: '/pages/login/accountLogin' }]);
    expect(selectRouteGuard(flow.snapshot())).toEqual({
      access: 'loginRequired',
      destination: DEPOSIT,
    });
  });

  it('opens the popup on a desktop', () => {
    const flow = start({ device: 'desktop' });
    flow.send({ type: 'navigate', to: DEPOSIT });
    expect(flow.emitted).toEqual([{ type: 'openLoginPopup' }]);
  });

  it('stores the last destination until after the login, then clears it', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: DEPOSIT });
    flow.send({ type: 'navigate', to: GAME });
    flow.send({ type: 'navigate', to: { path: '/pages/login/accountSignUp', search: '' } });
    expect(selectDestination(flow.snapshot())).toEqual(GAME);
    flow.send({ type: 'session.opened' });
    expect(selectRouteGuard(flow.snapshot())).toEqual({ access: 'player' });
  });

  it('clears the destination when the visitor cancels', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: DEPOSIT });
    flow.send({ type: 'login.dismissed' });
    expect(selectRouteGuard(flow.snapshot())).toEqual({ access: 'visitor' });
  });

  it('never stores an address outside the app (S25)', () => {
    const flow = start();
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:x',
    ]) {
      expect(isInternal(path)).toBe(false);
      flow.send({ type: 'navigate', to: { path, search: '' } });
    }
    expect(selectDestination(flow.snapshot())).toBeUndefined();
  });

  it('allows a player every page until the session closes', () => {
    const flow = start({ hasToken: true });
    flow.send({ type: 'navigate', to: DEPOSIT });
    expect(flow.emitted).toEqual([]);
    flow.send({ type: 'session.closed' });
    flow.send({ type: 'navigate', to: DEPOSIT });
    expect(flow.emitted).toHaveLength(1);
  });
});
