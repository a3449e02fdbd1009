import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/index.ts';
import { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
import {
  selectBrowserPage,
  selectCanPop,
  selectCurrentPage,
  selectHomeMenuPage,
  selectLoginStack,
  selectLoginSubView,
  selectReturn,
} from './desktop-login-stack.selectors.ts';
import type { LoginSubView } from './desktop-login-stack.types.ts';

const home = { path: '/pages/desktop/index', search: '' };

const start = (page = home) => {
  const flow = startFlow(desktopLoginStackMachine, {}, () => ({ page }));
  const push = (...views: LoginSubView[]): void => {
    for (const view of views) flow.send({ type: 'push', view });
  };
  const stack = () => selectLoginStack(flow.snapshot());
  return { ...flow, push, stack };
};

describe('the stack of login sub-views: specification: Screens and routes, product decision 15', () => {
  it('starts with accountLogin, which is never popped', () => {
    const flow = start();
    expect(flow.stack()).toEqual(['accountLogin']);
    expect(selectCanPop(flow.snapshot())).toBe(false);
    flow.send({ type: 'pop' });
    flow.send({ type: 'reset' });
    flow.push('accountLogin');
    expect(flow.stack()).toEqual(['accountLogin']);
  });

  it('pushes and pops SMS login', () => {
    const flow = start();
    flow.push('codeLogin');
    expect(selectLoginSubView(flow.snapshot())).toBe('codeLogin');
    expect(selectCanPop(flow.snapshot())).toBe(true);
    flow.send({ type: 'pop' });
    expect(selectLoginSubView(flow.snapshot())).toBe('accountLogin');
    expect(selectCanPop(flow.snapshot())).toBe(false);
  });

  it('pushes filling the profile after binding a phone', () => {
    const flow = start();
    flow.push('fillProfile');
    expect(flow.stack()).toEqual(['accountLogin']);
    flow.push('codeLogin', 'bindPhone', 'fillProfile');
    expect(flow.stack()).toEqual(['accountLogin', 'codeLogin', 'bindPhone', 'fillProfile']);
    flow.send({ type: 'pop' });
    expect(selectLoginSubView(flow.snapshot())).toBe('bindPhone');
    expect(selectCanPop(flow.snapshot())).toBe(true);
    flow.send({ type: 'reset' });
    expect(flow.stack()).toEqual(['accountLogin']);
  });

  it('returns to a view in the stack instead of pushing it twice', () => {
    const flow = start();
    flow.push('codeLogin', 'bindPhone', 'codeLogin');
    expect(flow.stack()).toEqual(['accountLogin', 'codeLogin']);
    flow.push('codeLogin');
    expect(flow.stack()).toEqual(['accountLogin', 'codeLogin']);
    flow.push('accountLogin');
    expect(flow.stack()).toEqual(['accountLogin']);
  });
});

describe('the page below: specification: Screens and routes', () => {
  it('stores the current page, the home-menu page and the browser page parameters', () => {
    const flow = start();
    expect(selectHomeMenuPage(flow.snapshot())).toBe('/pages/desktop/index');
    expect(selectBrowserPage(flow.snapshot())).toEqual({ index: '', id: '' });
    const browser = { path: '/pages/browser/browser', search: '?index=2&id=7' };
    flow.send({ type: 'page.shown', page: browser });
    expect(selectCurrentPage(flow.snapshot())).toEqual(browser);
    expect(selectHomeMenuPage(flow.snapshot())).toBe('/pages/browser/browser');
    expect(selectBrowserPage(flow.snapshot())).toEqual({ index: '2', id: '7' });
    const detail = { path: '/pages/index/gameDetail', search: '?id=1' };
    flow.send({ type: 'page.shown', page: detail });
    expect(selectCurrentPage(flow.snapshot())).toEqual(detail);
    expect(selectHomeMenuPage(flow.snapshot())).toBe('/pages/browser/browser');
    expect(selectBrowserPage(flow.snapshot())).toEqual({ index: '2', id: '7' });
  });

  it('keeps the views when the page below changes', () => {
    const flow = start();
    flow.push('codeLogin');
    flow.send({ type: 'page.shown', page: { path: '/pages/privilege/privilege', search: '' } });
    expect(selectLoginSubView(flow.snapshot())).toBe('codeLogin');
    expect(selectHomeMenuPage(flow.snapshot())).toBe('/pages/privilege/privilege');
  });

  it('returns from a login to the page below, unless that is an authentication page', () => {
    const detail = { path: '/pages/index/gameDetail', search: '?id=1' };
    expect(selectReturn(start(detail).snapshot())).toEqual(detail);
    const login = { path: '/pages/login/accountLogin', search: '' };
    expect(selectReturn(start(login).snapshot())).toBeUndefined();
  });
});
