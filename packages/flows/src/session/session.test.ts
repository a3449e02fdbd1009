import { describe, expect, it } from 'vitest';
import { broken, offline, startFlow } from '../testing/index.ts';
import { userInfo, walletParams } from '../testing/player.ts';
import { sessionActors, sessionMachine } from './session.machine.ts';
import { selectHasSession, selectPlayer, selectSession, selectToken } from './session.selectors.ts';
import type { SessionInput } from './session.types.ts';

const player = { userInfo, walletParams };
const GAME = { path: '/pages/index/gameDetail', search: '?id=7' };
const HOME = { path: '/pages/index/index', search: '' };

const start = (input: Partial<SessionInput> = {}) => {
  const flow = startFlow(
    sessionMachine,
    sessionActors,
    (clock): SessionInput => ({
      clock,
      device: 'mobile',
      token: null,
      onlineTimeStamp: null,
      ...input,
    }),
  );
  return { ...flow, types: (): string[] => flow.emitted.map(({ type }) => type) };
};

const startLoggedIn = async (input: Partial<SessionInput> = {}) => {
  const flow = start({ token: 't1', ...input });
  await flow.resolve('loadPlayer', player);
  flow.emitted.length = 0;
  return flow;
};

describe('after a successful login, sign-up or new password (docs/product.md: States and transitions)', () => {
  it('stores the token, tracks online time, loads user info and wallet parameters, goes home', async () => {
    const flow = start();
    expect(selectHasSession(flow.snapshot())).toBe(false);
    flow.send({ type: 'login.succeeded', token: 't1' });
    expect(flow.calls('storeToken')).toEqual([{ token: 't1' }]);
    await flow.resolve('storeToken', undefined);
    expect(flow.emitted).toEqual([
      { type: 'sessionOpened', token: 't1' },
      { type: 'trackOnlineTime' },
    ]);
    await flow.resolve('loadPlayer', player);
    expect(flow.emitted.slice(2)).toEqual([
      { type: 'loginSucceeded' },
      { type: 'navigate', to: HOME },
    ]);
    expect(selectPlayer(flow.snapshot())?.userInfo).toEqual(userInfo);
    expect(selectPlayer(flow.snapshot())?.walletParams).toEqual(walletParams);
  });

  it('goes to the stored destination', async () => {
    const flow = start({ device: 'desktop' });
    flow.send({ type: 'login.succeeded', token: 't1', destination: GAME });
    await flow.resolve('storeToken', undefined);
    await flow.resolve('loadPlayer', player);
    expect(flow.emitted.at(-1)).toEqual({ type: 'navigate', to: GAME });
  });

  it('never goes to an address outside the app (S25)', async () => {
    const flow = start({ device: 'desktop' });
    const destination = { path: '//evil.example', search: '' };
    flow.send({ type: 'login.succeeded', token: 't1', destination });
    await flow.resolve('storeToken', undefined);
    await flow.resolve('loadPlayer', player);
    expect(flow.emitted.at(-1)).toEqual({
      type: 'navigate',
      to: { path: '/pages/desktop/index', search: '' },
    });
  });

  it('sets the login-success flag until the notification was shown', async () => {
    const flow = start();
    flow.send({ type: 'login.succeeded', token: 't1' });
    await flow.resolve('storeToken', undefined);
    await flow.resolve('loadPlayer', player);
    expect(selectSession(flow.snapshot())).toMatchObject({ hasLoginNotice: true });
    flow.send({ type: 'loginNotice.shown' });
    expect(selectSession(flow.snapshot())).toMatchObject({ hasLoginNotice: false });
  });

  it('logs in without storage, but does not survive a reload', async () => {
    const flow = start();
    flow.send({ type: 'login.succeeded', token: 't1' });
    await flow.reject('storeToken', new Error('QuotaExceededError'));
    await flow.resolve('loadPlayer', player);
    expect(selectHasSession(flow.snapshot())).toBe(true);
  });

  it('keeps the session when the player cannot be loaded, and can load again', async () => {
    const flow = start();
    flow.send({ type: 'login.succeeded', token: 't1' });
    await flow.resolve('storeToken', undefined);
    await flow.reject('loadPlayer', offline);
    expect(selectHasSession(flow.snapshot())).toBe(true);
    expect(selectSession(flow.snapshot())).toMatchObject({ view: 'incomplete', error: offline });
    flow.send({ type: 'player.refresh' });
    await flow.resolve('loadPlayer', player);
    expect(selectSession(flow.snapshot()).view).toBe('loggedIn');
    expect(selectPlayer(flow.snapshot())?.userInfo).toEqual(userInfo);
  });
});

describe('reload (docs/product.md: States and transitions)', () => {
  it('is logged out without a token', () => {
    expect(selectHasSession(start().snapshot())).toBe(false);
  });

  it('restores the session from a token without navigation or notification', async () => {
    const flow = start({ token: 't1' });
    expect(selectHasSession(flow.snapshot())).toBe(true);
    await flow.resolve('loadPlayer', player);
    expect(flow.types()).not.toContain('navigate');
    expect(flow.types()).not.toContain('loginSucceeded');
    expect(selectSession(flow.snapshot())).toMatchObject({ hasLoginNotice: false });
  });

  it('ends the session of an expired token', async () => {
    const flow = start({ token: 't1' });
    await flow.reject('loadPlayer', { kind: 'refused', code: 401, msg: 'Please log in again' });
    expect(flow.emitted).toContainEqual({ type: 'toast', msg: 'Please log in again' });
    await flow.resolve('clearSession', undefined);
    expect(selectToken(flow.snapshot())).toBeNull();
  });
});

describe('logout (docs/product.md: States and transitions; Business constants and limits)', () => {
  it.each([
    [49_999, undefined],
    [50_000, 1],
    [109_999, 1],
    [110_000, 2],
    [169_999, 2],
    [170_000, 3],
    [900_000, 3],
  ])('%i ms after the last update it reports %s', async (elapsed, onlineTime) => {
    const flow = await startLoggedIn();
    flow.send({ type: 'onlineTime.reported', at: flow.clock.now() });
    flow.clock.advance(elapsed);
    flow.send({ type: 'logout' });
    expect(flow.calls('reportOnlineTime')).toEqual(
      onlineTime === undefined ? [] : [{ onlineTime }],
    );
  });

  it('reports, logs out at the server, clears the device, goes home', async () => {
    const flow = await startLoggedIn({ onlineTimeStamp: 0 });
    flow.send({ type: 'logout' });
    expect(selectSession(flow.snapshot()).view).toBe('loggingOut');
    await flow.resolve('reportOnlineTime', undefined);
    await flow.resolve('endSession', undefined);
    expect(flow.types()).toEqual(['stopOnlineTime', 'sessionClosed']);
    await flow.resolve('clearSession', undefined);
    expect(flow.emitted.at(-1)).toEqual({ type: 'navigate', to: HOME });
    expect(selectToken(flow.snapshot())).toBeNull();
    expect(selectPlayer(flow.snapshot())?.userInfo).toBeUndefined();
  });

  it('clears the device even if the server fails or does not answer within 5 seconds', async () => {
    const failing = await startLoggedIn({ onlineTimeStamp: 0 });
    failing.send({ type: 'logout' });
    await failing.reject('reportOnlineTime', offline);
    await failing.reject('endSession', broken);
    await failing.resolve('clearSession', undefined);
    expect(selectToken(failing.snapshot())).toBeNull();

    const silent = await startLoggedIn();
    silent.send({ type: 'logout' });
    silent.clock.advance(5000);
    expect(silent.isRunning('clearSession')).toBe(true);
  });

  it('counts online time from the login', async () => {
    const flow = start({ onlineTimeStamp: 0 });
    flow.send({ type: 'login.succeeded', token: 't1' });
    await flow.resolve('storeToken', undefined);
    await flow.resolve('loadPlayer', player);
    flow.send({ type: 'logout' });
    expect(flow.calls('reportOnlineTime')).toEqual([]);
  });
});

describe('body codes 401 and 403 (docs/product.md: States and transitions; Error catalogue)', () => {
  it('shows a toast, clears the token, goes home', async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'session.dead', msg: 'Please log in again' });
    expect(flow.types()).toEqual(['toast', 'stopOnlineTime', 'sessionClosed']);
    await flow.resolve('clearSession', undefined);
    expect(flow.emitted.at(-1)).toEqual({ type: 'navigate', to: HOME });
    expect(selectHasSession(flow.snapshot())).toBe(false);
  });

  it('reloads the page on a desktop', async () => {
    const flow = await startLoggedIn({ device: 'desktop' });
    flow.send({ type: 'session.dead', msg: '' });
    await flow.resolve('clearSession', undefined);
    expect(flow.emitted.at(-1)).toEqual({ type: 'reload' });
  });

  it('ends the session once when several calls fail at the same time', async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'session.dead', msg: 'a' });
    flow.send({ type: 'session.dead', msg: 'b' });
    await flow.resolve('clearSession', undefined);
    flow.send({ type: 'session.dead', msg: 'c' });
    expect(flow.types().filter((type) => type === 'toast')).toHaveLength(1);
  });
});

describe('HTTP 403 (docs/product.md: States and transitions, product decision 20)', () => {
  it('clears the token and opens the forbidden page', async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'site.forbidden' });
    expect(selectSession(flow.snapshot())).toEqual({ view: 'forbidden', isProbing: false });
    expect(selectToken(flow.snapshot())).toBeNull();
    expect(flow.emitted.at(-1)).toEqual({
      type: 'navigate',
      to: { path: '/pages/forbidden/forbidden', search: '' },
    });
    expect(flow.isRunning('clearSession')).toBe(true);
  });

  it('polls every 15 seconds and on focus; success leads to the redirect page', async () => {
    const flow = start();
    flow.send({ type: 'site.forbidden' });
    await flow.resolve('clearSession', undefined);
    flow.clock.advance(14_999);
    expect(flow.isRunning('probeSite')).toBe(false);
    flow.clock.advance(1);
    expect(selectSession(flow.snapshot())).toEqual({ view: 'forbidden', isProbing: true });
    flow.send({ type: 'site.forbidden' });
    await flow.reject('probeSite', { kind: 'http', code: 403, msg: '' });
    flow.send({ type: 'site.probe' });
    await flow.resolve('probeSite', undefined);
    expect(selectSession(flow.snapshot()).view).toBe('loggedOut');
    expect(flow.emitted.at(-1)).toEqual({
      type: 'navigate',
      to: { path: '/pages/redirect/redirect', search: '' },
    });
  });

  it('leaves the page when any other request succeeds', async () => {
    const flow = start();
    flow.send({ type: 'site.forbidden' });
    flow.send({ type: 'site.admitted' });
    expect(selectSession(flow.snapshot()).view).toBe('loggedOut');
  });
});

describe('sync between two tabs', () => {
  it('logs out with the other tab without a server call', async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'token.changed', token: null });
    expect(selectHasSession(flow.snapshot())).toBe(false);
    expect(flow.types()).toEqual(['stopOnlineTime', 'sessionClosed', 'navigate']);
    expect(flow.calls('endSession')).toEqual([]);
  });

  it('logs in with the other tab on the current page', async () => {
    const flow = start();
    flow.send({ type: 'token.changed', token: 't2' });
    await flow.resolve('loadPlayer', player);
    expect(selectToken(flow.snapshot())).toBe('t2');
    expect(flow.types()).not.toContain('navigate');
  });

  it("switches to the other tab's player and keeps nothing of the first", async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'token.changed', token: 't2' });
    expect(selectPlayer(flow.snapshot())?.userInfo).toBeUndefined();
    expect(flow.emitted[0]).toEqual({ type: 'sessionOpened', token: 't2' });
  });

  it('ignores its own token', async () => {
    const flow = await startLoggedIn();
    flow.send({ type: 'token.changed', token: 't1' });
    expect(flow.emitted).toEqual([]);
    expect(selectPlayer(flow.snapshot())?.userInfo).toEqual(userInfo);
  });
});
