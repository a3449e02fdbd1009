import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { crashDefinition, drawCrashPoint, getElapsed } from '../../games/crash/math.ts';
import { useLotusGame } from '../../testing/lotus-game.ts';
import type { LotusPlayer, Played } from '../../testing/lotus-player.ts';
import { TEST_GAME } from '../../testing/start-sandbox.ts';
import { fairRandom, serverSeedHash } from '../fairness.ts';
import type { WatchAnswer } from './client-api.ts';

/** Rounds that all players of a game share, on the engine crash and a clock that the test moves. */

const GAME: CatalogueGame = {
  ...TEST_GAME,
  slug: 'skyrocket-x',
  category: 'crash',
  engine: 'crash',
};
const DEFINITION = crashDefinition(GAME.slug);

type News = WatchAnswer<{ point: number }, { cashedAt: number | null }>;

const lotus = useLotusGame(GAME);
const { getReports, seated } = lotus;

const watch = async (player: LotusPlayer): Promise<News> =>
  (await player.page<News>('watch', {})).body;

const bet = (player: LotusPlayer, target: number | null = null) =>
  player.page<Played>('play', {
    stake: '10.00',
    clientRoundId: randomUUID(),
    choice: { target },
  });

const cashOut = (player: LotusPlayer, played: Played) =>
  player.page<Played>('step', {
    roundId: played.round.roundId,
    step: 1,
    action: { cashOut: true },
  });

/** Replaces the end of the newest flight. */
function setPoint(point: number): void {
  const ends = `runs_at + ${getElapsed(DEFINITION, point)}`;
  lotus.change(`UPDATE shared_round SET result = '{"point":${point}}', ends_at = ${ends},
    next_at = ${ends} + 3000 WHERE rowid = (SELECT max(rowid) FROM shared_round)`);
}

/** The salt of the game's chain, fixed by its first player. */
const chainSalt = (): unknown => lotus.read('SELECT salt FROM chain')?.salt;

/** Moves the clock to a time relative to a flight's start. */
const moveTo = (news: News, elapsedMs: number): void => {
  lotus.ahead = news.runsAt + elapsedMs - Date.now();
};

const toMultiplier = (multiplier: number) => getElapsed(DEFINITION, multiplier);

/** A flight that takes bets, and ends at a point. */
async function nextFlight(player: LotusPlayer, point: number): Promise<News> {
  // A flight ends within a minute; after that the next one opens at once.
  lotus.ahead += 75_000;
  await watch(player);
  setPoint(point);
  return watch(player);
}

describe('a flight', () => {
  it('is the same for all players, and hides its end until then', async () => {
    const [one, two] = [await seated(), await seated()];
    const news = await nextFlight(one, 300);
    expect(await watch(two)).toMatchObject({ number: news.number, result: null, serverSeed: null });
    moveTo(news, toMultiplier(300) - 2_000);
    expect(await watch(two)).toMatchObject({ endedAt: null, nextAt: null, result: null });
    moveTo(news, toMultiplier(300));
    const ended = await watch(two);
    expect(ended.result).toEqual({ point: 300 });
    expect(ended.history[0]).toEqual({ point: 300 });
  });

  it('ends where its published seed says', async () => {
    const player = await seated();
    const news = await watch(player);
    lotus.ahead = 75_000;
    const next = await watch(player);
    expect(next.number).toBe(news.number + 1);
    const row = lotus.read('SELECT * FROM shared_round WHERE number = ?', news.number);
    const seed = String(row?.server_seed);
    expect(serverSeedHash(seed)).toBe(news.serverSeedHash);
    const salt = String(chainSalt());
    const random = fairRandom(seed, salt, Number(row?.chain_index));
    const { point } = JSON.parse(String(row?.result)) as { point: number };
    expect(point).toBe(drawCrashPoint(DEFINITION, random));
  });

  it('answers a waiting page when somebody bets', async () => {
    const [one, two] = [await seated(), await seated()];
    const { version } = await nextFlight(one, 300);
    const waiting = one.page<News>('watch', { seen: version });
    await bet(two);
    expect((await waiting).body.bets).toBe(1);
  });
});

describe('a bet on a flight', () => {
  it('is paid the multiplier of the moment of its cash-out, once', async () => {
    const player = await seated();
    const news = await nextFlight(player, 900);
    const { body: opened } = await bet(player);
    expect(opened).toMatchObject({ balance: '990.00', round: { state: 'open' } });
    expect((await cashOut(player, opened)).body.status).toBe('DUPLICATE_CONFLICT');
    moveTo(news, toMultiplier(200) + 40);
    const repeats = await Promise.all(Array.from({ length: 5 }, () => cashOut(player, opened)));
    const [first] = repeats;
    expect(new Set(repeats.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(Number(first?.body.round.won)).toBeGreaterThanOrEqual(20);
    expect(Number(first?.body.round.won)).toBeLessThan(23);
    await expect
      .poll(() => getReports(opened.round.roundId))
      .toEqual([
        ['bet', '10.00'],
        ['round-state', 'open'],
        ['win', first?.body.round.won],
        ['round-state', 'closed'],
      ]);
  });

  it('is lost at the end of the flight, and a later cash-out changes nothing', async () => {
    const player = await seated();
    const news = await nextFlight(player, 150);
    const { body: opened } = await bet(player);
    moveTo(news, toMultiplier(150) + 20);
    const { body } = await cashOut(player, opened);
    expect(body.round).toMatchObject({ state: 'closed', won: '0.00', outcome: { cashedAt: null } });
    expect((await watch(player)).balance).toBe('990.00');
  });

  it('is cashed out at its target without its player', async () => {
    const player = await seated();
    const news = await nextFlight(player, 400);
    const { body: opened } = await bet(player, 300);
    moveTo(news, toMultiplier(300) + 20);
    expect((await watch(player)).round).toMatchObject({ state: 'closed', won: '30.00' });
    expect(opened.round.state).toBe('open');
  });

  it('is refused once the flight has begun', async () => {
    const player = await seated();
    const news = await nextFlight(player, 400);
    moveTo(news, 10);
    expect((await bet(player)).body).toMatchObject({ status: 'BETTING_CLOSED' });
    expect((await watch(player)).balance).toBe('1000.00');
  });

  it('returns its stake when its player leaves before the flight, and is paid when during it', async () => {
    const [early, late] = [await seated(), await seated()];
    const news = await nextFlight(early, 900);
    await bet(early);
    await bet(late);
    const close = (player: LotusPlayer) =>
      player.provider('POST', `/v1/sessions/${player.sessionId}/close`, { reason: 'exit' });
    expect((await close(early)).body).toMatchObject({ balance: '1000.00', openRounds: [] });
    moveTo(news, toMultiplier(200) + 40);
    const { body } = await close(late);
    expect(body.openRounds).toEqual([]);
    expect(Number(body.balance)).toBeGreaterThanOrEqual(1_010);
  });

  it('returns its stake if the provider was down during the flight', async () => {
    const [player, waiter] = [await seated(), await seated()];
    const news = await nextFlight(player, 400);
    const { body: manual } = await bet(player);
    const { body: automatic } = await bet(waiter, 300);
    moveTo(news, toMultiplier(400) + 30_000);
    await lotus.restart();
    const getCalls = (played: Played) => getReports(played.round.roundId).map(([call]) => call);
    await expect.poll(() => getCalls(manual)).toContain('rollback');
    await expect.poll(() => getReports(automatic.round.roundId)).toContainEqual(['win', '30.00']);
  });
});
