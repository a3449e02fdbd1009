import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { crashDefinition, getElapsed } from '../../games/crash/math.ts';
import type { Draw } from '../../games/engine.ts';
import { type FakePlatform, startFakePlatform } from '../../testing/fake-platform.ts';
import { LotusPlayer, type Played } from '../../testing/lotus-player.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../../testing/start-sandbox.ts';
import { fairRandom, serverSeedHash } from '../fairness.ts';
import type { ReplayAnswer, WatchAnswer } from './client-api.ts';

/** What players can recompute of their rounds, and see again. */

const MINES: CatalogueGame = { ...TEST_GAME, slug: 'mines-of-cebu', engine: 'mines' };
const CRASH: CatalogueGame = { ...TEST_GAME, slug: 'skyrocket-x', engine: 'crash' };
const BALLOON: CatalogueGame = { ...TEST_GAME, slug: 'balloon-rush', engine: 'crash' };
const TABLE: CatalogueGame = { ...TEST_GAME, slug: 'baccarat-salon', engine: 'table' };
const MATCH: CatalogueGame = { ...TEST_GAME, slug: 'striker-cup', engine: 'match' };

interface RoundRecord {
  state: string;
  balanceBefore: string;
  balance: string;
  choice: unknown;
  result: unknown;
  proof: {
    draws: Draw[];
    mathTable: string | null;
    source: Record<string, string | number | null>;
  };
}

let platform: FakePlatform;
let sandbox: RunningSandbox;
let ahead = 0;
const clock = () => Date.now() + ahead;
beforeAll(async () => {
  platform = await startFakePlatform();
  const games = [TEST_GAME, MINES, CRASH, BALLOON, TABLE, MATCH];
  sandbox = await startSandbox({ PLATFORM_URL: platform.url }, clock, games);
});
beforeEach(() => {
  ahead = 0;
});
afterAll(async () => {
  await sandbox.dispose();
  await platform.close();
});

async function seated(gameCode: string) {
  const player = new LotusPlayer(sandbox.origin);
  player.clock = clock;
  await player.transfer('in', '1000.00');
  await player.open({ gameCode });
  return player;
}

const bet = async (player: LotusPlayer, choice?: unknown) =>
  (await player.page<Played>('play', { stake: '10.00', clientRoundId: randomUUID(), choice })).body;
const getRecord = async (player: LotusPlayer, { round }: Played) =>
  (await player.provider('GET', `/v1/rounds/${round.roundId}`)).body as unknown as RoundRecord;
const seedsPath = ({ playerRef }: LotusPlayer) => `/v1/players/${playerRef}/seeds`;
const recompute = ({ proof: { draws, source } }: RoundRecord) => {
  const [seed, message, number] =
    source.kind === 'chain'
      ? [source.link, source.salt, source.index]
      : [source.serverSeed, source.clientSeed, source.nonce];
  const random = fairRandom(String(seed), String(message), Number(number));
  return draws.map(({ limit }) => ({ limit, value: random.int(limit) }));
};

describe('the record of a round', () => {
  it('has the random numbers, the paytable and both balances', async () => {
    const player = await seated(TEST_GAME.slug);
    const played = await bet(player);
    const hidden = await getRecord(player, played);
    expect(hidden.balanceBefore).toBe('1000.00');
    expect(hidden.balance).toBe(played.balance);
    expect(hidden.proof.source).toMatchObject({ kind: 'seeds', serverSeed: null, nonce: 0 });
    expect(hidden.proof.mathTable).toContain('paytable');
    await player.provider('POST', seedsPath(player), {});
    const revealed = await getRecord(player, played);
    expect(revealed.proof.draws).toHaveLength(5);
    expect(recompute(revealed)).toEqual(revealed.proof.draws);
  });

  it('hides the numbers and the seed of an open round, and refuses to change its seed', async () => {
    const player = await seated(MINES.slug);
    const dangers = 2;
    const opened = await bet(player, { dangers });
    expect((await getRecord(player, opened)).proof.draws).toEqual([]);
    const refused = await player.provider('POST', seedsPath(player), { clientSeed: 'now' });
    expect(refused.status).toBe(409);

    let played = opened;
    for (let tile = 0; played.round.state === 'open'; tile += 1) {
      const step = { roundId: opened.round.roundId, step: tile + 1, action: { open: tile } };
      played = (await player.page<Played>('step', step)).body;
    }
    expect((await player.provider('POST', seedsPath(player), {})).status).toBe(200);
    const record = await getRecord(player, played);
    expect(record.choice).toEqual({ dangers });
    expect(record.proof.draws).toHaveLength(dangers);
    expect(recompute(record)).toEqual(record.proof.draws);
  });

  it('of a shared round has a link of the published chain, and no seed of the player', async () => {
    const player = await seated(CRASH.slug);
    const before = await player.provider('GET', seedsPath(player));
    const news = (await player.page<WatchAnswer<unknown, unknown>>('watch')).body;
    const played = await bet(player, { target: 150 });
    const running = await getRecord(player, played);
    expect(running.proof.source).toMatchObject({ kind: 'chain', link: null });
    expect(running).toMatchObject({ result: null, proof: { draws: [] } });

    ahead = news.runsAt + 100_000 - Date.now();
    await player.page('watch');
    const record = await getRecord(player, played);
    const { link, terminalHash, index } = record.proof.source;
    let hash = String(link);
    for (let step = 0; step < Number(index); step += 1) hash = serverSeedHash(hash);
    expect(hash).toBe(terminalHash);
    expect(recompute(record)).toEqual(record.proof.draws);
    expect(record.result).not.toBeNull();
    expect((await player.provider('GET', seedsPath(player))).body).toEqual(before.body);
  });
});

describe('what decides the next round', () => {
  const show = async (player: LotusPlayer, gameCode: string) =>
    (await player.provider('GET', `${seedsPath(player)}?gameCode=${gameCode}`)).body;

  it("is the player's seeds for a game of their own, and the chain for a shared one", async () => {
    const player = await seated(TABLE.slug);
    expect(await show(player, MINES.slug)).toMatchObject({ nonce: 0, roundsPerSeed: 1_000 });
    expect(await show(player, 'no-such-game')).toHaveProperty('serverSeedHash');
    const next = await show(player, TABLE.slug);
    expect(next).not.toHaveProperty('clientSeed');
    const news = (await player.page<WatchAnswer<unknown, unknown>>('watch')).body;
    const played = await bet(player, { bets: [{ on: 'player', stake: 1_000 }] });
    ahead = news.runsAt + 60_000 - Date.now();
    await player.page('watch');
    const { terminalHash, index } = (await getRecord(player, played)).proof.source;
    expect([terminalHash, index]).toEqual([next.terminalHash, next.index]);
    expect(await show(player, TABLE.slug)).toMatchObject({ terminalHash, length: 100_000 });
  });
});

describe('a replay', () => {
  const open = (player: LotusPlayer, { round }: Played, playerRef = player.playerRef) =>
    player.provider('POST', `/v1/rounds/${round.roundId}/replay`, {
      playerRef,
      locale: 'th_TH',
      theme: 'green',
    });
  const load = async (address: unknown, change = (token: string) => token) => {
    const token = new URL(String(address)).searchParams.get('replay') ?? '';
    const response = await fetch(`${sandbox.origin}/lotus/client/replay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ replay: change(token) }),
    });
    return {
      status: response.status,
      body: (await response.json()) as ReplayAnswer<unknown, { opened: number[] }>,
    };
  };

  it('gives the page every step of the round, without a token that could bet', async () => {
    const player = await seated(MINES.slug);
    let played = await bet(player, { dangers: 2 });
    for (let tile = 0; played.round.state === 'open' && tile < 3; tile += 1) {
      const { roundId } = played.round;
      const action = tile < 2 ? { open: tile } : { collect: true };
      const step = { roundId, step: tile + 1, action };
      played = (await player.page<Played>('step', step)).body;
    }
    const { body } = await load((await open(player, played)).body.launchUrl);
    expect(body).toMatchObject({ status: 'OK', locale: 'th_TH', balanceBefore: '1000.00' });
    expect(body.balanceAfter).toBe(played.balance);
    expect(body.frames.map(({ state }) => state).at(-1)).toBe('closed');
    expect(body.frames[0]).toMatchObject({ state: 'open', outcome: { opened: [], dangers: null } });
    expect(body).not.toHaveProperty('token');
  });

  it('shows a match play by play, as players saw it', async () => {
    const player = await seated(MATCH.slug);
    const news = (await player.page<WatchAnswer<unknown, unknown>>('watch')).body;
    const played = await bet(player, { selection: 'draw', odds: 101 });
    ahead = news.runsAt + 90_500 - Date.now();
    await player.page('watch');
    const { body } = await load((await open(player, played)).body.launchUrl);
    const seen = body.shared?.previews.map(({ preview }) => preview as { plays: string });
    expect(seen?.[0]?.plays).toBe('');
    expect(seen?.at(-1)?.plays).toHaveLength(17);
    expect(body.shared?.previews.map(({ atMs }) => atMs).slice(0, 4)).toEqual([
      0, 3_600, 5_000, 8_600,
    ]);
  });

  it('ends a bet that won when it was due, however late the provider ended it', async () => {
    const player = await seated(BALLOON.slug);
    const playLate = async () => {
      const { runsAt } = (await player.page<WatchAnswer<unknown, unknown>>('watch')).body;
      const played = await bet(player, { target: 150 });
      ahead = runsAt + 60_000 - Date.now();
      await player.page('watch');
      return played;
    };
    // A bet that lost is void when it ends so late, and has no replay.
    let played = await playLate();
    while ((await getRecord(player, played)).state === 'void') played = await playLate();
    const { shared } = (await load((await open(player, played)).body.launchUrl)).body;
    expect(shared?.endedMs).toBe(getElapsed(crashDefinition(BALLOON.slug), 150));
  });

  it('is refused for another player, a forged token, and after five minutes', async () => {
    const player = await seated(TEST_GAME.slug);
    const played = await bet(player);
    expect((await open(player, played, 'somebody-else')).status).toBe(404);
    const { launchUrl } = (await open(player, played)).body;
    expect((await load(launchUrl)).status).toBe(200);
    const forged = await load(launchUrl, (token) => `${token.slice(0, -4)}AAAA`);
    expect(forged).toMatchObject({ status: 401, body: { status: 'TOKEN_EXPIRED' } });
    ahead = 5 * 60_000 + 1_000;
    expect(await load(launchUrl)).toMatchObject({ status: 401 });
  });
});
