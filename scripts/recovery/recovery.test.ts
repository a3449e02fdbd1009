import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnPostgres,
  openEmbeddedForTest,
  type TestDatabase,
} from '../../packages/server/src/testing/index.ts';
import { addResults, minor as toMinor } from '../../packages/server/torture/results.ts';
import { type Outcome, type Point, points } from './matrix.ts';
import { Seat } from './seat.ts';
import { type Breakage, LostError } from './wires.ts';
import { openWorld, type ProviderName, type World } from './world.ts';

/** Within this time of everything being up, the money is back, or a round is offered. */
const LIMIT_SECONDS = 60;
const START = 50_000n;
const DEPOSIT = 50_000n;
const TIMEOUT_MS = 60_000;
/** How long the reports of a round are waited for before the clock advances, in real time. */
const PATIENCE_MS = 500;
const providers = { transfer: 'lotus', seamless: 'orbit' } as const;

const ignoreLost = (error: unknown): void => {
  if (error !== undefined && !(error instanceof LostError)) throw error;
};

/** A player at a point, and what to expect. */
interface Case {
  readonly seat: Seat;
  readonly provider: ProviderName;
  readonly outcome: Outcome;
}

describe('recovery matrix (embedded)', () => {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openEmbeddedForTest();
  }, TIMEOUT_MS);
  afterAll(() => opened?.close(), TIMEOUT_MS);
  declareMatrix(() => {
    if (!opened) throw new Error('the database opens before the first test');
    return opened;
  });
});

// Only here do a killed platform and the next one have connections of their own.
describeOnPostgres('recovery matrix', (database) => declareMatrix(database, ['platform']));

function declareMatrix(database: () => TestDatabase, only?: readonly Breakage[]): void {
  let world: World;
  const settled: Case[] = [];
  beforeAll(async () => {
    world = await openWorld(database().db);
  }, TIMEOUT_MS);
  afterEach(() => world.reset(), TIMEOUT_MS);
  afterAll(() => world.close(), TIMEOUT_MS);

  /** Wins minus stakes of a player, by the provider's own books. */
  const results = new Map<string, bigint>();
  const cursors = { lotus: '', orbit: '' };
  async function getResult(provider: ProviderName, playerId: string): Promise<bigint> {
    const port = world.site.core.outside.providers[provider];
    // What was read stays: the feed only grows.
    if (port) cursors[provider] = await addResults(port, results, cursors[provider]);
    return results.get(playerId) ?? 0n;
  }

  /** What is not yet as it should be; undefined once the player has all money. */
  async function findProblem({ seat, provider, outcome }: Case) {
    const { player } = seat;
    if (world.undelivered() > 0) return 'reports are on their way';
    const { balance = '', inPlay = '', inTransit = '' } = await world.site.balance(player);
    const isBack = toMinor(inPlay) === 0n && toMinor(inTransit) === 0n;
    if (!isBack) return `in play ${inPlay}, in transit ${inTransit}`;
    const openRound = await seat.findOpenRound();
    const deposited = seat.hasDeposited ? DEPOSIT : 0n;
    const expected = START + deposited + (await getResult(provider, player.playerId));
    if (toMinor(balance) !== expected) return `wallet ${balance}, expected ${expected}`;
    const open = await database()
      .db.selectFrom('game_round')
      .select('round_id')
      .where('player_id', '=', player.playerId)
      .where('state', '=', 'open')
      .execute();
    if (open.length > 0 && !openRound) return 'a round is open and not offered';
    if (open.length > 0 && outcome === 'wallet') return 'a round is open';
    return undefined;
  }

  async function settle(tested: Case) {
    const { seat } = tested;
    let problem: string | undefined = 'nothing was checked';
    for (let second = 0; second <= LIMIT_SECONDS; second += 1) {
      await seat.confirmPayment().catch(ignoreLost);
      if (world.isTabOpen) await seat.goOn().catch(ignoreLost);
      problem = await findProblem(tested);
      if (problem === undefined) return second;
      await world.passSecond();
    }
    throw new Error(`not within ${LIMIT_SECONDS} s: ${problem}`);
  }

  /** A report that a busy machine has not taken in time is repeated when the clock advances. */
  async function reachMoment(lost: unknown) {
    for (let second = 0; !world.isBroken; second += 1) {
      if (second === LIMIT_SECONDS) throw new Error('the moment never came', { cause: lost });
      await Promise.race([world.broken, sleep(PATIENCE_MS)]);
      if (!world.isBroken) await world.passSecond();
    }
  }

  async function survive(point: Point, provider: ProviderName, breakage: Breakage) {
    const player = await world.site.richPlayer(START);
    const seat = new Seat(world, provider, player);
    world.arm(breakage, point.moment);
    // The servers finish the request before the clock advances.
    const reached = await point.reach(seat).then(
      () => undefined,
      (error: unknown) => error,
    );
    ignoreLost(reached);
    if (point.moment) await reachMoment(reached);
    else world.breakNow();
    await world.repair();

    await settle({ seat, provider, outcome: point.outcome });
    const round = await seat.findOpenRound();
    expect(round ? 'round' : 'wallet').toBe(point.outcome);
    if (round) {
      await seat.finishRound();
      await settle({ seat, provider, outcome: 'wallet' });
    }
    settled.push({ seat, provider, outcome: 'wallet' });
  }

  for (const kind of ['transfer', 'seamless'] as const) {
    describe(`with a ${kind} wallet`, () => {
      for (const point of points.filter(({ wallets }) => wallets.includes(kind))) {
        it.each(point.breakages.filter((each) => only?.includes(each) ?? true))(
          `returns all money or offers the round: ${point.title}, %s`,
          (breakage) => survive(point, providers[kind], breakage),
          TIMEOUT_MS,
        );
      }
    });
  }

  it('leaves nothing for the auditor, in suspense or among the dead letters', async () => {
    const { db } = database();
    for (let second = 0; second < LIMIT_SECONDS; second += 1) await world.passSecond();
    // Nothing has moved since.
    for (const tested of settled) expect(await findProblem(tested)).toBeUndefined();
    const suspended = await db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
      .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
      .select(['ledger_transfer.kind', 'ledger_transfer.key', 'ledger_entry.amount'])
      .where('ledger_account.code', 'like', 'house:suspense%')
      .execute();
    expect(suspended).toEqual([]);
    await world.site.core.auditor.runFull();
    expect(await db.selectFrom('ledger_breach').select('detail').execute()).toEqual([]);
    expect(await db.selectFrom('dead_letter').selectAll().execute()).toEqual([]);
  });
}
