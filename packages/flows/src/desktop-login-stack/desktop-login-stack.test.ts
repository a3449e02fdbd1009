import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/index.ts';
import { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
import { selectDesktopLoginStack } from './desktop-login-stack.selectors.ts';
import type { LoginSubView } from './desktop-login-stack.types.ts';

const home = { path: '/pages/desktop/index', search: '' };

const start = (page = home) => {
  const flow = startFlow(desktopLoginStackMachine, {}, () => ({ page }));
  const push = (...views: LoginSubView[]): void => {
    for (const view of views) flow.send({ type: 'push', view });
  };
  const shown = () => selectDesktopLoginStack(flow.snapshot());
  return { ...flow, push, shown };
};

describe('the stack of login sub-views (docs/product.md: Screens and routes, product decision 15)', () => {
  it('starts with accountLogin, which is never popped', () => {
    const flow = start();
    expect(flow.shown().view).toBe('accountLogin');
    flow.send({ type: 'pop' });
    flow.send({ type: 'reset' });
    flow.push('accountLogin');
    expect(flow.shown().view).toBe('accountLogin');
  });

  it('pushes and pops SMS login', () => {
    const flow = start();
    flow.push('codeLogin');
    expect(flow.shown().view).toBe('codeLogin');
    flow.send({ type: 'pop' });
    expect(flow.shown().view).toBe('accountLogin');
  });

  it('pushes filling the profile after binding a phone', () => {
    const flow = start();
    flow.push('fillProfile');
    expect(flow.shown().view).toBe('accountLogin');
    flow.push('codeLogin', 'bindPhone', 'fillProfile');
    expect(flow.shown()).toMatchObject({ view: 'fillProfile', isAboveCodeLogin: true });
    flow.send({ type: 'pop' });
    expect(flow.shown()).toMatchObject({ view: 'bindPhone', isAboveCodeLogin: true });
    flow.send({ type: 'pop' });
    expect(flow.shown().view).toBe('codeLogin');
    flow.push('bindPhone', 'fillProfile');
    flow.send({ type: 'reset' });
    expect(flow.shown().view).toBe('accountLogin');
  });

  it('binds a phone above login alone, and pops to it', () => {
    const flow = start();
    flow.push('codeLogin', 'accountLogin', 'bindPhone');
    expect(flow.shown()).toMatchObject({ view: 'bindPhone', isAboveCodeLogin: false });
    flow.push('codeLogin');
    expect(flow.shown().view).toBe('bindPhone');
    flow.send({ type: 'pop' });
    expect(flow.shown().view).toBe('accountLogin');
  });

  it('returns to a view in the stack instead of pushing it twice', () => {
    const flow = start();
    flow.push('codeLogin', 'bindPhone', 'codeLogin');
    expect(flow.shown().view).toBe('codeLogin');
    flow.push('codeLogin');
    flow.send({ type: 'pop' });
    expect(flow.shown().view).toBe('accountLogin');
  });
});

describe('the page below (docs/product.md: Screens and routes)', () => {
  it('stores the current page, the home-menu page and the browser page parameters', () => {
    const flow = start();
    expect(flow.shown().homeMenuPage).toBe('/pages/desktop/index');
    expect(flow.shown().browserPage).toEqual({ index: '', id: '' });
    const browser = { path: '/pages/browser/browser', search: '?index=2&id=7' };
    flow.send({ type: 'page.shown', page: browser });
    expect(flow.shown().currentPage).toEqual(browser);
    expect(flow.shown().homeMenuPage).toBe('/pages/browser/browser');
    expect(flow.shown().browserPage).toEqual({ index: '2', id: '7' });
    const detail = { path: '/pages/index/gameDetail', search: '?id=1' };
    flow.send({ type: 'page.shown', page: detail });
    expect(flow.shown().currentPage).toEqual(detail);
    expect(flow.shown().homeMenuPage).toBe('/pages/browser/browser');
    expect(flow.shown().browserPage).toEqual({ index: '2', id: '7' });
  });

  it('keeps the views when the page below changes', () => {
    const flow = start();
    flow.push('codeLogin');
    flow.send({ type: 'page.shown', page: { path: '/pages/privilege/privilege', search: '' } });
    expect(flow.shown().view).toBe('codeLogin');
    expect(flow.shown().homeMenuPage).toBe('/pages/privilege/privilege');
  });

  it('returns from a login to the page below, unless that is an authentication page', () => {
    const detail = { path: '/pages/index/gameDetail', search: '?id=1' };
    expect(start(detail).shown().returnTo).toEqual(detail);
    const login = { path: '/pages/login/accountLogin', search: '' };
    expect(start(login).shown().returnTo).toBeUndefined();
  });
});
