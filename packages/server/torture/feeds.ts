/** Random feeds of a faulty provider: none of them keeps a player's money in the game. */
import { strict as assert } from 'node:assert';
import { play } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import fc from 'fast-check';
import type { Db } from '../src/core/database/schema.ts';
import { newKey } from '../src/testing/keys.ts';
import { getData, openTestSite, type TestPlayer, type TestSite } from '../src/testing/site.ts';

type Raw = Readonly<Record<string, unknown>>;
type Fault = (bet: Raw, win: Raw) => readonly unknown[];

const PLAYERS = 3;
const FUND = 'cash';
const STRANGER = '00000000-0000-4000-8000-000000000000';

/** What happens to a round's two events on their way into the feed. */
const faults: Readonly<Record<string, Fault>> = {
  none: (bet, win) => [bet, win],
  nul: (bet, win) => [{ ...bet, txId: `${bet.txId}\0` }, win],
  nulInRound: (bet, win) => [bet, { ...win, roundId: `\0${win.roundId}` }],
  loneSurrogate: (bet, win) => [bet, { ...win, txId: `${win.txId}\uD800` }],
  unknownType: (bet, win) => [{ ...bet, type: 'jackpot' }, win],
  noType: (bet, win) => [bet, { ...win, type: 7 }],
  otherCurrency: (bet, win) => [bet, { ...win, currency: 'THB' }],
  negative: (bet, win) => [{ ...bet, amount: `-${bet.amount}` }, win],
  overlong: (bet, win) => [bet, { ...win, amount: '9'.repeat(40) }],
  threeDecimals: (bet, win) => [{ ...bet, amount: '1.005' }, win],
  otherFund: (bet, win) => [{ ...bet, fundRef: 'gold' }, win],
  stranger: (bet, win) => [
    { ...bet, playerRef: STRANGER },
    { ...win, playerRef: STRANGER },
  ],
  repeated: (bet, win) => [bet, win, bet, win, win],
  repeatedOtherwise: (bet, win) => [bet, { ...bet, amount: '7.77' }, win],
  reordered: (bet, win) => [win, bet],
  winWithoutBet: (_, win) => [win],
  winOfOtherRound: (bet, win) => [bet, { ...win, roundId: `${win.roundId}-other` }],
  betOnly: (bet) => [bet],
  lost: () => [],
  junk: (bet, win) => [bet, null, [], 'junk', win],
};

const turn = fc.record({
  who: fc.nat(PLAYERS - 1),
  // A third of the stakes are free spins.
  bet: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 2_000 }),
    fc.integer({ min: 1, max: 99 }),
  ),
  win: fc.nat(5_000),
  fault: fc.constantFrom(...Object.keys(faults)),
  isRolledBack: fc.boolean(),
  isPostedAtOnce: fc.boolean(),
});

const evening = fc.record({
  turns: fc.array(turn, { minLength: 1, maxLength: 10 }),
  /** The provider does not answer when the players leave. */
  isDown: fc.boolean(),
});

/** @throws Error with the seed and path that reproduce the failure. */
export async function feedsBlockNobody(db: Db, runs: number): Promise<void> {
  const site = await openTestSite(db);
  try {
    const players: TestPlayer[] = [];
    for (let index = 0; index < PLAYERS; index += 1) players.push(await site.signUp());
    const property = fc.asyncProperty(evening, (plan) => spend(site, players, plan));
    // Each run continues on the books of the one before, so shrinking is impossible.
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
  } finally {
    await site.close();
  }
}

async function spend(
  site: TestSite,
  players: readonly TestPlayer[],
  { turns, isDown }: typeof evening extends fc.Arbitrary<infer Plan> ? Plan : never,
): Promise<void> {
  const { lotus } = site.core.outside;
  const sessions = new Map<TestPlayer, string>();
  for (const player of players) {
    await site.give(player, 10_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    const answer = await site.call(play.launchGame, { id: 'lucky-sevens' }, options);
    sessions.set(player, getData<{ sessionId: string }>(answer).sessionId);
  }
  for (const { who, bet, win, fault, isRolledBack, isPostedAtOnce } of turns) {
    const playerRef = players[who]?.playerId ?? '';
    const available = lotus.getBalance(playerRef, FUND);
    const stake = BigInt(bet) <= available ? BigInt(bet) : 0n;
    const game = { playerRef, fundRef: FUND, gameCode: 'lucky-sevens' };
    const round = lotus.play({ ...game, bet: stake, win: BigInt(win) });
    const [first, second] = lotus.feed.splice(-2) as Raw[];
    lotus.feed.push(...(faults[fault]?.(first ?? {}, second ?? {}) ?? []));
    if (isRolledBack) lotus.rollBack(round.bet);
    if (isPostedAtOnce) await site.core.jobs.runNow('play.reconcile');
  }
  const expected = players.map(({ playerId }) => lotus.getBalance(playerId, FUND));
  lotus.fault = isDown ? 'silent' : null;
  for (const player of players) {
    await site.call(play.exitGame, { id: sessions.get(player) ?? '' }, { token: player.token });
  }
  lotus.fault = null;
  if (isDown) {
    site.core.clock.advance(10_000);
    await site.core.jobs.runNow('play.recover');
  }
  for (const [index, player] of players.entries()) {
    const { balance, inPlay, inTransit } = await site.balance(player);
    assert.deepEqual(
      { balance, inPlay, inTransit },
      { balance: toDecimal(expected[index] ?? 0n, 2), inPlay: '0.00', inTransit: '0.00' },
      `the wallet of player ${index}`,
    );
  }
  assert.equal(await site.core.auditor.runFull(), 0, 'an invariant is broken');
}
