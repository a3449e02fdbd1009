import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../catalogue/index.ts';
import { type FakePlatform, startFakePlatform } from '../testing/fake-platform.ts';
import { LotusPlayer } from '../testing/lotus-player.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../testing/start-sandbox.ts';
import { canHave, type FaultKind, faultIds, partyIds } from './faults.ts';

const FISHING: CatalogueGame = { ...TEST_GAME, slug: 'coral-hunt', engine: 'catch' };
const OF_ORBIT: CatalogueGame = { ...FISHING, slug: 'octo-arcade', brand: 'tilt-arcade' };

let platform: FakePlatform;
let sandbox: RunningSandbox;
beforeAll(async () => {
  platform = await startFakePlatform();
  const settings = { FAULT_SLOW_SECONDS: '0.4', FAULT_LATE_SECONDS: '0.5' };
  sandbox = await startSandbox({ PLATFORM_URL: platform.url, ...settings }, Date.now, [
    TEST_GAME,
    FISHING,
    OF_ORBIT,
  ]);
});
afterAll(async () => {
  await sandbox.dispose();
  await platform.close();
});

const setFaults = async (state: Record<string, readonly FaultKind[]>): Promise<void> => {
  const response = await fetch(`${sandbox.origin}/faults/state`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  });
  expect(response.status).toBe(200);
};
beforeEach(() => setFaults({}));

const newPlayer = () => new LotusPlayer(sandbox.origin);

/** Plays one round that is decided at once. */
const play = async (player: LotusPlayer) => {
  const body = { stake: '1.00', clientRoundId: crypto.randomUUID(), choice: { target: 0 } };
  expect(await player.page('play', body)).toMatchObject({ body: { status: 'OK' } });
};

const enter = async (): Promise<LotusPlayer> => {
  const player = newPlayer();
  await player.transfer('in', '100.00');
  await player.open({ gameCode: FISHING.slug });
  await expect.poll(() => sandbox.undelivered()).toBe(0);
  return player;
};

const reportsOf = ({ playerRef }: LotusPlayer) =>
  platform.calls.filter(
    ({ body, path }) => body.playerRef === playerRef && /(bet|win|rollback)$/.test(path),
  );
const names = (player: LotusPlayer) => reportsOf(player).map(({ path }) => path.slice(8));

describe('a third party', () => {
  it.each(['lotus', 'orbit', 'bank', 'phone', 'identity'] as const)(
    'cuts the connection while it is down: %s',
    async (party) => {
      const paths = {
        lotus: '/lotus/v1/games',
        orbit: '/orbit/v1/games',
        bank: '/psp/v1/payments/x',
        phone: '/sms/v1/messages',
        identity: '/identity/.well-known/openid-configuration',
      };
      const ask = () => fetch(sandbox.origin + paths[party]);
      await setFaults({ [party]: ['down'] });
      await expect(ask()).rejects.toThrow();
      expect((await fetch(`${sandbox.origin}/healthz`)).status).toBe(200);
      await setFaults({});
      expect((await ask()).status).toBeLessThan(500);
    },
  );

  it('handles a call and does not answer while it is silent', async () => {
    const player = newPlayer();
    await setFaults({ lotus: ['silent'] });
    const pending = player.transfer('in', '10.00', `${player.playerRef}-1`);
    let isAnswered = false;
    void pending.then(() => {
      isAnswered = true;
    });
    await sandbox.call('SMP', 'GET', '/orbit/v1/games');
    expect(isAnswered).toBe(false);
    // The end of the fault answers what was held.
    await setFaults({});
    expect((await pending).body).toMatchObject({ status: 'completed', balance: '10.00' });
  });

  it('answers late while it is slow', async () => {
    await setFaults({ lotus: ['slow'] });
    const start = performance.now();
    await newPlayer().provider('GET', '/v1/games');
    expect(performance.now() - start).toBeGreaterThanOrEqual(390);
  });
});

describe('reports', () => {
  it('arrive twice', async () => {
    const player = await enter();
    await setFaults({ lotus: ['twice'] });
    await play(player);
    await expect.poll(() => names(player)).toEqual(['bet', 'bet', 'win', 'win']);
    expect(new Set(reportsOf(player).map(({ body }) => body.txId)).size).toBe(2);
  });

  it('arrive out of order', async () => {
    const player = await enter();
    await setFaults({ lotus: ['disordered'] });
    await play(player);
    await expect.poll(() => names(player)).toEqual(['win', 'bet']);
  });

  it('are signed wrongly', async () => {
    const player = await enter();
    await setFaults({ lotus: ['forged'] });
    await play(player);
    await expect.poll(() => names(player).length).toBeGreaterThan(0);
    expect(reportsOf(player)[0]?.signed).toBe(false);
  });

  it('arrive late', async () => {
    const player = await enter();
    await setFaults({ lotus: ['late'] });
    const start = Date.now();
    await play(player);
    await expect.poll(() => names(player)).toEqual(['bet', 'win']);
    expect((reportsOf(player)[0]?.at ?? 0) - start).toBeGreaterThanOrEqual(490);
  });

  it('wait while the party is down, and arrive afterwards', async () => {
    const player = await enter();
    platform.answer(({ path }) => (path.endsWith('bet') ? { code: 500, body: {} } : undefined));
    await play(player);
    await setFaults({ lotus: ['down'] });
    platform.answer(() => undefined);
    await setFaults({});
    await expect.poll(() => names(player).at(-1)).toBe('win');
  });
});

describe('calls of a seamless provider', () => {
  const enterOrbit = async (): Promise<LotusPlayer> => {
    platform.answer(({ path }) =>
      path === '/smp/v1/authenticate' ? undefined : { body: { status: 'OK', balance: '100.00' } },
    );
    const player = new LotusPlayer(sandbox.origin, undefined, 'orbit');
    await player.open({ gameCode: OF_ORBIT.slug });
    return player;
  };

  it('arrive twice', async () => {
    const player = await enterOrbit();
    await setFaults({ orbit: ['twice'] });
    await play(player);
    await expect.poll(() => names(player)).toEqual(['bet', 'bet', 'win', 'win']);
    expect(new Set(reportsOf(player).map(({ body }) => body.txId)).size).toBe(2);
  });

  it('arrive with the newest win first', async () => {
    const player = await enterOrbit();
    platform.answer(({ path }) =>
      path.endsWith('win')
        ? { code: 503, body: {} }
        : { body: { status: 'OK', balance: '100.00' } },
    );
    await play(player);
    await play(player);
    const [first, second] = reportsOf(player).filter(({ path }) => path.endsWith('bet'));
    await setFaults({ orbit: ['disordered'] });
    // An older win that is being sent must not be accepted first.
    await expect.poll(() => reportsOf(player).at(-1)?.body.refTxId).toBe(second?.body.txId);
    platform.answer(() => ({ body: { status: 'OK', balance: '100.00' } }));
    await expect.poll(() => sandbox.undelivered(), { timeout: 5_000 }).toBe(0);
    const wins = reportsOf(player).filter(({ path }) => path.endsWith('win'));
    expect(wins.slice(-2).map(({ body }) => body.refTxId)).toEqual([
      second?.body.txId,
      first?.body.txId,
    ]);
  });

  it('are signed wrongly', async () => {
    const player = await enterOrbit();
    await setFaults({ orbit: ['forged'] });
    await play(player);
    expect(reportsOf(player)[0]?.signed).toBe(false);
  });

  it('arrive late, but for bets', async () => {
    const player = await enterOrbit();
    await setFaults({ orbit: ['late'] });
    await play(player);
    await expect.poll(() => names(player)).toEqual(['bet', 'win']);
    const [bet, win] = reportsOf(player);
    expect((win?.at ?? 0) - (bet?.at ?? 0)).toBeGreaterThanOrEqual(400);
  });

  it('wait while the party is down in the middle of a round, and arrive afterwards', async () => {
    const player = await enterOrbit();
    const accepted = { body: { status: 'OK', balance: '100.00' } };
    platform.answer(({ path }) => (path.endsWith('win') ? 'cut' : accepted));
    await play(player);
    await setFaults({ orbit: ['down'] });
    platform.answer(() => accepted);
    await setFaults({});
    await expect.poll(() => sandbox.undelivered(), { timeout: 5_000 }).toBe(0);
    expect(names(player).at(-1)).toBe('win');
  });
});

describe('the control page', () => {
  it('has a switch for each fault that a party can have', async () => {
    const page = await (await fetch(`${sandbox.origin}/faults`)).text();
    for (const party of partyIds) {
      for (const kind of faultIds) {
        const has = page.includes(`name="${party}" value="${kind}"`);
        expect(has, `${party} ${kind}`).toBe(canHave(party, kind));
      }
    }
  });

  it('turns faults on and off', async () => {
    const send = (body: string) =>
      fetch(`${sandbox.origin}/faults`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await send('lotus=slow&lotus=twice&bank=late')).status).toBe(303);
    const getState = async () => (await fetch(`${sandbox.origin}/faults/state`)).json();
    expect(await getState()).toMatchObject({ lotus: ['slow', 'twice'], bank: ['late'], orbit: [] });
    const page = await (await fetch(`${sandbox.origin}/faults`)).text();
    expect(page).toContain('3 faults are on.');
    expect(page).toContain('name="bank" value="late" checked');
    await send('');
    expect(await getState()).toMatchObject({ lotus: [], bank: [] });
  });

  it('refuses unknown faults, and forms of other sites', async () => {
    const put = (headers: Record<string, string>, body: object) =>
      fetch(`${sandbox.origin}/faults/state`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    expect((await put({}, { lotus: ['broken'] })).status).toBe(400);
    expect((await put({}, { nobody: [] })).status).toBe(400);
    expect((await put({ 'sec-fetch-site': 'cross-site' }, { lotus: ['slow'] })).status).toBe(403);
  });
});
