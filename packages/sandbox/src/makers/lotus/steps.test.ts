import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openBooks } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { DAY_MS } from '../../clock.ts';
import { formatAmount, parseAmount } from '../../money.ts';
import { useLotusGame } from '../../testing/lotus-game.ts';
import { LotusPlayer, type Played } from '../../testing/lotus-player.ts';
import { TEST_GAME } from '../../testing/start-sandbox.ts';
import { LOTUS_MIGRATIONS } from './books.ts';

/** Rounds of several steps, on the engine mines. */

const GAME: CatalogueGame = {
  ...TEST_GAME,
  slug: 'gem-drop-quest',
  category: 'arcade',
  engine: 'mines',
};
const DANGERS = 3;

const lotus = useLotusGame(GAME);
const { getReports, seated } = lotus;

const bet = (player: LotusPlayer, id: string = randomUUID(), dangers = DANGERS) =>
  player.page<Played>('play', { stake: '10.00', clientRoundId: id, choice: { dangers } });

const step = (player: LotusPlayer, played: Played, number: number, action: unknown) =>
  player.page<Played>('step', { roundId: played.round.roundId, step: number, action });

/** Where the dangers of a round are, as only its maker knows. */
function findDangers(roundId: string): number[] {
  const row = lotus.read('SELECT outcome FROM round WHERE round_id = ?', roundId);
  return (JSON.parse(String(row?.outcome)) as { dangers: number[] }).dangers;
}

const getSafe = ({ round }: Played): number[] => {
  const dangers = findDangers(round.roundId);
  return Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !dangers.includes(tile));
};

describe('a round of several steps', () => {
  it('takes the stake with the bet, and pays with the step that collects', async () => {
    const player = await seated();
    const { body: opened } = await bet(player);
    expect(opened).toMatchObject({
      status: 'OK',
      balance: '990.00',
      round: { state: 'open', steps: 0, won: '0.00', outcome: { count: 3, dangers: null } },
    });
    const [first = 0, second = 0] = getSafe(opened);
    const { body: safe } = await step(player, opened, 1, { open: first });
    expect(safe).toMatchObject({
      round: { state: 'open', steps: 1, outcome: { opened: [first] } },
    });
    await step(player, opened, 2, { open: second });
    const { body: collected } = await step(player, opened, 3, { collect: true });
    expect(collected.round).toMatchObject({ state: 'closed', steps: 3 });
    const won = parseAmount(collected.round.won, 'PHP') ?? 0n;
    expect(won).toBeGreaterThan(1_000n);
    expect(collected.balance).toBe(formatAmount(99_000n + won, 'PHP'));
    await expect
      .poll(() => getReports(opened.round.roundId))
      .toEqual([
        ['bet', '10.00'],
        ['round-state', 'open'],
        ['win', collected.round.won],
        ['round-state', 'closed'],
      ]);
  });

  it('pays nothing after a danger, and reports a win of zero', async () => {
    const player = await seated();
    const { body: opened } = await bet(player);
    const [danger = 0] = findDangers(opened.round.roundId);
    const { body: lost } = await step(player, opened, 1, { open: danger });
    expect(lost).toMatchObject({
      balance: '990.00',
      round: { state: 'closed', won: '0.00', outcome: { hit: danger } },
    });
    await expect.poll(() => getReports(opened.round.roundId)).toContainEqual(['win', '0.00']);
  });

  it('takes each step once, however many repeats race', async () => {
    const player = await seated();
    const { body: opened } = await bet(player);
    const [tile = 0] = getSafe(opened);
    const repeats = await Promise.all(
      Array.from({ length: 10 }, () => step(player, opened, 1, { open: tile })),
    );
    expect(new Set(repeats.map(({ body }) => JSON.stringify(body.round))).size).toBe(1);
    const collects = await Promise.all(
      Array.from({ length: 10 }, () => step(player, opened, 2, { collect: true })),
    );
    expect(new Set(collects.map(({ body }) => body.balance)).size).toBe(1);
    // A later step of an ended round returns it as it ended.
    const { body } = await step(player, opened, 3, { open: tile });
    expect(body.round).toEqual(collects[0]?.body.round);
  });

  it('rejects a step out of turn, of another player, or against the rules', async () => {
    const player = await seated();
    const { body: opened } = await bet(player);
    const refusal = async (number: number, action: unknown, by = player) =>
      (await step(by, opened, number, action)).body.status;
    expect(await refusal(2, { open: 0 })).toBe('DUPLICATE_CONFLICT');
    expect(await refusal(1, { collect: true })).toBe('DUPLICATE_CONFLICT');
    expect(await refusal(1, { open: 0 }, await seated())).toBe('BET_NOT_FOUND');
    expect((await step(player, opened, 1, { open: 99 })).httpStatus).toBe(400);
    expect((await bet(await seated(), randomUUID(), 4)).httpStatus).toBe(400);
    expect((await bet(player)).body).toMatchObject({ status: 'DUPLICATE_CONFLICT' });
    expect((await player.page('rotate-seed', {})).body).toEqual({ status: 'DUPLICATE_CONFLICT' });
  });
});

describe('an open round whose player has left', () => {
  it('waits, is listed when the session closes, and goes on in the next session', async () => {
    const player = await seated();
    const { body: opened } = await bet(player);
    const [first = 0, second = 0] = getSafe(opened);
    await step(player, opened, 1, { open: first });
    const path = `/v1/sessions/${player.sessionId}/close`;
    const closed = await player.provider('POST', path, { reason: 'no sign of life' });
    expect(closed.body).toMatchObject({
      balance: '990.00',
      openRounds: [
        { roundId: opened.round.roundId, resumable: true, expiresAt: expect.any(String) },
      ],
    });
    await player.transfer('out', 'all');
    const again = await player.open({ gameCode: GAME.slug });
    expect(again.activeRound).toMatchObject({ state: 'open', steps: 1 });
    await step(player, opened, 2, { open: second });
    const { body: collected } = await step(player, opened, 3, { collect: true });
    expect(collected.balance).toBe(collected.round.won);
  });

  it('is collected after 24 hours, or its stake returned if nothing was opened', async () => {
    const [collector, waiter] = [await seated(), await seated()];
    const { body: begun } = await bet(collector);
    await step(collector, begun, 1, { open: getSafe(begun)[0] });
    const { body: untouched } = await bet(waiter);
    lotus.ahead = DAY_MS + 1_000;
    await lotus.restart();
    await expect
      .poll(() => getReports(begun.round.roundId).map(([call]) => call))
      .toEqual(['bet', 'round-state', 'win', 'round-state']);
    await expect
      .poll(() => getReports(untouched.round.roundId).map(([call]) => call))
      .toEqual(['bet', 'round-state', 'rollback', 'round-state']);
    // Signed calls carry the time of day.
    lotus.ahead = 0;
    const balances = async ({ playerRef }: LotusPlayer) =>
      (
        await new LotusPlayer(lotus.sandbox.origin).provider(
          'GET',
          `/v1/players/${playerRef}/balance`,
        )
      ).body.balances;
    expect(await balances(waiter)).toMatchObject([{ balance: '1000.00' }]);
    expect(await balances(collector)).not.toMatchObject([{ balance: '990.00' }]);
  });
});

it('keeps the rounds and events of books from before rounds of several steps', () => {
  const file = join(lotus.sandbox.dataDir, 'old.sqlite');
  const old = openBooks(file, LOTUS_MIGRATIONS.slice(0, 1));
  old.run(`INSERT INTO session VALUES ('s', 'h', 'p', 'cash', 'p', 'g', 'PHP', 'en_US', 'm', 'real',
    '', '', '', NULL, 0, 'active', NULL, NULL, 0, NULL, NULL, NULL, NULL)`);
  old.run("INSERT INTO seed VALUES (1, 'p', 's', 'h', 'c', 1, 0, NULL)");
  old.run(`INSERT INTO round VALUES ('r', 's', 'c', 'p', 'p', 'cash', 'g', 'PHP', 100, 50, 950, '{}',
    'a', '1', 'm', 1, 0, 'closed', 1, 0)`);
  old.run(
    `INSERT INTO event VALUES (7, 'bet', 't', NULL, 'r', 0, 'p', 'cash', 'g', 100, 'PHP', 0)`,
  );
  old.close();
  const now = openBooks(file, LOTUS_MIGRATIONS);
  now.run(`INSERT INTO event (type, tx_id, round_id, round_closed, player_ref, fund_ref, game_code,
    amount, currency, at) VALUES ('win', 'u', 'r', 1, 'p', 'cash', 'g', 50, 'PHP', 0)`);
  now.close();
  const db = new DatabaseSync(file, { readOnly: true });
  expect(db.prepare('SELECT round_id, payout, state, steps FROM round').all()).toEqual([
    { round_id: 'r', payout: 50, state: 'closed', steps: 0 },
  ]);
  expect(db.prepare('SELECT cursor, tx_id FROM event ORDER BY cursor').all()).toEqual([
    { cursor: 7, tx_id: 't' },
    { cursor: 8, tx_id: 'u' },
  ]);
  db.close();
});
