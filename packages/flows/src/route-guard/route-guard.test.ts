import { describe, expect, it } from 'vitest';
import { startFlow } from '../testing/index.ts';
import { isInternal, isPublic, mayEnter } from './route-guard.guards.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import { selectDestination, selectIsLoginAsked } from './route-guard.selectors.ts';
import type { RouteGuardInput } from './route-guard.types.ts';

const start = (input: Partial<RouteGuardInput> = {}) =>
  startFlow(
    routeGuardMachine,
    {},
    (): RouteGuardInput => ({
      device: 'mobile',
      hasToken: false,
      ...input,
    }),
  );

const RECHARGE = { path: '/pages/account/recharge', search: '' };
const GAME = { path: '/pages/index/gameDetail', search: '?id=7' };

describe('public pages: spec 4, decision 16', () => {
  it.each([
    '/',
    '/pages/redirect/redirect',
    '/entry',
    '/pages/forbidden/forbidden',
    '/pages/index/index',
    '/pages/browser/browser',
    '/pages/privilege/privilege',
    '/pages/myGames/myGames',
    '/pages/account/account',
    '/pages/desktop/index',
    '/pages/account/contactInfomation',
    '/pages/account/userAgreement',
    '/pages/account/depositResult',
    '/pages/index/gamePostMessagePage',
    '/choose-location',
    '/open-location',
    '/pages/account/themeCenter',
    '/pages/account/language',
    '/pages/account/privacy',
    '/pages/login/accountLogin',
    '/pages/login/accountSignUp',
    '/pages/login/codeLogin',
    '/pages/login/socialLogin',
    '/pages/login/accountLogin/',
    '/pages/index/index/',
  ])('%s is open to visitors', (path) => {
    expect(isPublic(path)).toBe(true);
    expect(mayEnter(path, { hasToken: false })).toBe(true);
  });

  it.each([
    '/pages/account/recharge',
    '/pages/account/myWallet',
    '/pages/account/cashout',
    '/pages/index/gameDetail',
    '/pages/index/playingGame',
    '/pages/account/account/secret',
    '/pages/login',
    '/nowhere',
  ])('%s asks for a token', (path) => {
    expect(mayEnter(path, { hasToken: false })).toBe(false);
    expect(mayEnter(path, { hasToken: true })).toBe(true);
  });
});

describe('a refused navigation: spec 4', () => {
  it('sends a phone to the login page', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: RECHARGE });
    expect(flow.emitted).toEqual([{ type: 'navigate', to: '/pages/login/accountLogin' }]);
    expect(selectIsLoginAsked(flow.snapshot())).toBe(true);
  });

  it('opens the popup on a desktop', () => {
    const flow = start({ device: 'desktop' });
    flow.send({ type: 'navigate', to: RECHARGE });
    expect(flow.emitted).toEqual([{ type: 'openLoginPopup' }]);
  });

  it('remembers the last destination for after the login, then forgets it', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: RECHARGE });
    flow.send({ type: 'navigate', to: GAME });
    flow.send({ type: 'navigate', to: { path: '/pages/login/accountSignUp', search: '' } });
    expect(selectDestination(flow.snapshot())).toEqual(GAME);
    flow.send({ type: 'session.opened' });
    expect(selectDestination(flow.snapshot())).toBeUndefined();
  });

  it('forgets it when the visitor gives up', () => {
    const flow = start();
    flow.send({ type: 'navigate', to: RECHARGE });
    flow.send({ type: 'login.dismissed' });
    expect(selectDestination(flow.snapshot())).toBeUndefined();
    expect(selectIsLoginAsked(flow.snapshot())).toBe(false);
  });

  it('never remembers an address outside the app (S25)', () => {
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

  it('lets a player go anywhere, until the session closes', () => {
    const flow = start({ hasToken: true });
    flow.send({ type: 'navigate', to: RECHARGE });
    expect(flow.emitted).toEqual([]);
    flow.send({ type: 'session.closed' });
    flow.send({ type: 'navigate', to: RECHARGE });
    expect(flow.emitted).toHaveLength(1);
  });
});
