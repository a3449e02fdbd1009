import { play } from '@parlor/api/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoundEvent } from '../../core/integrations/ports.ts';
import { OutsideUnavailableError } from '../../core/integrations/signed-client.ts';
import { houseBalance } from '../../ledger/index.ts';
import { deadLetters } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { postFeed } from './feed.ts';
import { postEvent } from './rounds.ts';

describeOnDatabases('a provider’s feed', (database) => {
  let site: TestSite;
  /** Two players with 500.00 in the game each. */
  let player: TestPlayer;
  let other: TestPlayer;
  let sessions: Map<TestPlayer, string>;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    sessions = new Map();
    for (const each of [await site.richPlayer(50_000n), await site.richPlayer(50_000n)]) {
      const options = { token: each.token, idempotencyKey: newKey() };
      const answer = await site.call(play.launchGame, { id: 'lucky-sevens' }, options);
      sessions.set(each, getData<{ sessionId: string }>(answer).sessionId);
    }
    [player, other] = [...sessions.keys()] as [TestPlayer, TestPlayer];
  });

  const lotus = () => site.core.outside.lotus;
  const operator = () => testOperator(site);
  const exit = async (who: TestPlayer) =>
    getData<{ state: string; recovered: string | null }>(
      await site.call(play.exitGame, { id: sessions.get(who) ?? '' }, { token: who.token }),
    );
  const round = (who: TestPlayer, bet: bigint, win: bigint) =>
    lotus().play({
      playerRef: who.playerId,
      fundRef: 'cash',
      gameCode: 'lucky-sevens',
      bet,
      win,
    });
  /** Removes a played round from the feed, changes it, and puts it back. */
  const replaceLast = (count: number, replace: (events: RoundEvent[]) => unknown[]) => {
    const { feed } = lotus();
    const at = feed.length - count;
    feed.push(...replace(feed.splice(at) as RoundEvent[]));
  };
  const letters = () => database().db.selectFrom('dead_letter').selectAll().orderBy('id').execute();
  const getLetters = async (who: TestPlayer) =>
    (await letters()).filter(({ player_id }) => player_id === who.playerId);
  const suspense = () => houseBalance(database().db, 'house:suspense');
  const getPosition = async () =>
    (
      await database()
        .db.selectFrom('provider_feed')
        .select('cursor')
        .where('provider', '=', 'lotus')
        .executeTakeFirst()
    )?.cursor;
  const expectSound = async () => expect(await site.core.auditor.runFull()).toBe(0);
  const money = { currency: 'PHP', exponent: 2 };

  it('posts a free spin, with a stake of zero, as a round without entries', async () => {
    const { bet, win } = round(player, 0n, 2_500n);
    expect(await exit(player)).toMatchObject({ state: 'settled', recovered: '525.00' });
    expect(await getLetters(player)).toEqual([]);
    // Its transfer holds the key: a replay is known, and other input is a conflict.
    expect(await postEvent(site.core, 'lotus', money, bet)).toBe('OK');
    expect(await postEvent(site.core, 'lotus', money, win)).toBe('OK');
    expect(await postEvent(site.core, 'lotus', money, { ...bet, amount: '1.00' })).toBe(
      'DUPLICATE_CONFLICT',
    );
    await expectSound();
  });

  it('rolls back a free spin, and rejects one after its rollback', async () => {
    const { bet } = round(player, 0n, 0n);
    lotus().rollBack(bet);
    expect(await exit(player)).toMatchObject({ state: 'settled', recovered: '500.00' });
    const early = { ...bet, txId: `${bet.txId}-2`, roundId: `${bet.roundId}-2` };
    const rollback = { ...early, type: 'rollback', txId: `${early.txId}-r` } as const;
    const named = { ...rollback, refTxId: early.txId };
    expect(await postEvent(site.core, 'lotus', money, named)).toBe('OK');
    expect(await postEvent(site.core, 'lotus', money, early)).toBe('ORIGINAL_ROLLED_BACK');
    await expectSound();
  });

  it.each<[string, (events: RoundEvent[]) => unknown[], string, string]>([
    ['a NUL in a txId', ([bet]) => [{ ...bet, txId: 'a\0b' }], 'malformed', 'open'],
    ['a lone surrogate', ([bet]) => [{ ...bet, roundId: 'a\uD800b' }], 'malformed', 'open'],
    ['an unknown type', ([bet]) => [{ ...bet, type: 'jackpot' }], 'unknownType', 'deferred'],
    ['a negative amount', ([bet]) => [{ ...bet, amount: '-10.00' }], 'malformed', 'open'],
    ['three decimals', ([bet]) => [{ ...bet, amount: '10.005' }], 'UNKNOWN', 'open'],
    ['17 digits', ([bet]) => [{ ...bet, amount: '1'.repeat(17) }], 'UNKNOWN', 'open'],
    ['another currency', ([bet]) => [{ ...bet, currency: 'THB' }], 'WRONG_CURRENCY', 'open'],
    ['another fund', ([bet]) => [{ ...bet, fundRef: 'gold' }], 'UNKNOWN', 'open'],
    ['no round', ([bet]) => [{ ...bet, roundId: undefined }], 'malformed', 'open'],
  ])(
    'goes on after %s: it is a dead letter, and the difference is in suspense',
    async (_, replace, reason, state) => {
      const before = await suspense();
      round(player, 1_000n, 0n);
      replaceLast(2, replace);
      round(other, 1_000n, 3_000n);
      expect(await exit(other)).toMatchObject({ state: 'settled', recovered: '520.00' });
      expect(await exit(player)).toMatchObject({ state: 'settled', recovered: '490.00' });
      expect((await site.balance(player)).balance).toBe('490.00');
      expect(await getLetters(player)).toMatchObject([{ reason, state, channel: 'feed', seen: 1 }]);
      expect((await suspense()) - before).toBe(1_000n);
      const flagged = await database()
        .db.selectFrom('audit_entry')
        .select('detail')
        .where('action', '=', 'transfer.out.mismatch')
        .orderBy('id', 'desc')
        .executeTakeFirst();
      expect(flagged?.detail).toEqual({ amount: '49000', inPlay: '50000' });
      await expectSound();
    },
  );

  it.each([[null], [7], ['bet'], [[]], [{}]])(
    'continues after %j, which is not an event',
    async (odd) => {
      const before = (await letters()).length;
      lotus().feed.push(odd);
      expect((await exit(player)).state).toBe('settled');
      expect((await letters()).slice(before)).toMatchObject([
        { reason: 'malformed', player_id: null },
      ]);
    },
  );

  it('continues after an event of an unknown player', async () => {
    const before = (await letters()).length;
    const { bet } = round(player, 0n, 0n);
    const playerRef = '00000000-0000-4000-8000-000000000000';
    replaceLast(2, () => [{ ...bet, playerRef }]);
    expect((await exit(player)).state).toBe('settled');
    expect((await letters()).slice(before)).toMatchObject([
      { reason: 'USER_DISABLED', player_id: playerRef },
    ]);
  });

  it('posts a win that precedes its bet', async () => {
    round(player, 1_000n, 4_000n);
    replaceLast(2, ([bet, win]) => [win, bet]);
    expect(await exit(player)).toMatchObject({ state: 'settled', recovered: '530.00' });
    expect(await getLetters(player)).toEqual([]);
    await expectSound();
  });

  it('never assigns one player’s round to another', async () => {
    const { bet } = round(player, 1_000n, 0n);
    const foreign = { ...bet, playerRef: other.playerId, txId: `${bet.txId}-foreign` };
    await postFeed(site.core, 'lotus');
    expect(await postEvent(site.core, 'lotus', money, foreign)).toBe('DUPLICATE_CONFLICT');
    const rollback = { ...foreign, type: 'rollback', refTxId: bet.txId } as const;
    expect(await postEvent(site.core, 'lotus', money, rollback)).toBe('BET_NOT_FOUND');
    await exit(player);
    await expectSound();
  });

  describe('during an outage', () => {
    /** PostgreSQL's error, whatever the round is. */
    const failing = async (code: string, act: () => Promise<void>) => {
      const { db } = database();
      await sql`create function fail() returns trigger language plpgsql as ${sql.lit(
        `begin raise exception 'planted' using errcode = '${code}'; end`,
      )}`.execute(db);
      await sql`create trigger fail before insert on game_round for each row
        execute function fail()`.execute(db);
      try {
        await act();
      } finally {
        await sql`drop trigger fail on game_round`.execute(db);
        await sql`drop function fail`.execute(db);
      }
    };

    it.each(['57P01', '08006', '53100', '25006', '53300'])(
      'keeps its position and creates no dead letter when the database returns %s',
      async (code) => {
        await postFeed(site.core, 'lotus');
        const before = await getPosition();
        round(player, 1_000n, 0n);
        await failing(code, async () => {
          await expect(postFeed(site.core, 'lotus')).rejects.toThrow();
          expect((await exit(player)).state).toBe('recovering');
        });
        expect(await getLetters(player)).toEqual([]);
        expect(await getPosition()).toBe(before);
        site.core.clock.advance(10_000);
        await site.core.jobs.runNow('play.recover');
        expect((await site.balance(player)).balance).toBe('490.00');
      },
    );

    it('continues when the database rejects the event’s data', async () => {
      round(player, 1_000n, 0n);
      await failing('22003', () => postFeed(site.core, 'lotus'));
      expect(await getLetters(player)).toMatchObject([
        { kind: 'bet', reason: 'UNKNOWN' },
        { kind: 'win', reason: 'BET_NOT_FOUND' },
      ]);
    });

    it('creates no dead letter for a page that the provider does not return', async () => {
      round(player, 1_000n, 0n);
      lotus().fault = 'silent';
      await expect(postFeed(site.core, 'lotus')).rejects.toThrow(OutsideUnavailableError);
      lotus().fault = null;
      expect(await getLetters(player)).toEqual([]);
      expect((await exit(player)).recovered).toBe('490.00');
    });

    it('rejects a feed that goes backwards', async () => {
      round(player, 1_000n, 0n);
      await postFeed(site.core, 'lotus');
      const { port } = lotus();
      const { rounds } = port;
      port.rounds = async () => ({ events: [], next: '0' });
      await expect(postFeed(site.core, 'lotus')).rejects.toThrow(/goes back/);
      port.rounds = rounds;
    });

    it('completes a transfer out that the feed has not explained for five minutes', async () => {
      round(player, 1_000n, 0n);
      const { port } = lotus();
      const { rounds } = port;
      port.rounds = async (cursor) => ({ events: [], next: cursor });
      expect((await exit(player)).state).toBe('recovering');
      site.core.clock.advance(300_000);
      // One run recovers 20 sessions: those that earlier tests left behind could use it up.
      await database()
        .db.updateTable('play_session')
        .set({ seen_at: new Date(site.core.clock.now()) })
        .where('state', '=', 'created')
        .execute();
      await site.core.jobs.runNow('play.recover');
      port.rounds = rounds;
      expect(await site.balance(player)).toMatchObject({ balance: '490.00', inPlay: '0.00' });
      // The money of a late event is in suspense.
      await postFeed(site.core, 'lotus');
      expect((await site.balance(player)).total).toBe('490.00');
      await expectSound();
    });
  });

  describe('dead letters', () => {
    const deadBet = async (change: object) => {
      round(player, 1_000n, 0n);
      replaceLast(2, ([bet]) => [{ ...bet, ...change }]);
      await postFeed(site.core, 'lotus');
      const [letter] = await getLetters(player);
      return String(letter?.id);
    };

    it('are listed, shown as received, and resolved with a reason', async () => {
      const id = await deadBet({ txId: 'odd\0\uDC00' });
      const { rows } = await operator().must(deadLetters.listDeadLetters);
      expect(rows[0]).toMatchObject({ id, party: 'lotus', kind: 'bet', reason: 'malformed' });
      const shown = await operator().must(deadLetters.showDeadLetter, { id });
      expect(JSON.parse(shown.payload)).toMatchObject({ txId: 'odd\0\uDC00', amount: '10.00' });
      expect((await operator().ask(deadLetters.handleDeadLetter, { id })).status).toBe(422);
      const reason = 'settled with the provider';
      await operator().must(deadLetters.handleDeadLetter, { id, reason });
      expect((await operator().must(deadLetters.showDeadLetter, { id })).state).toBe('handled');
      expect((await operator().ask(deadLetters.retryDeadLetter, { id })).status).toBe(409);
      const entry = await database()
        .db.selectFrom('audit_entry')
        .select(['action', 'detail'])
        .where('subject', '=', `deadLetter:${id}`)
        .orderBy('id')
        .execute();
      expect(entry).toMatchObject([
        { action: 'deadLetter.recorded' },
        { action: 'deadLetter.handle', detail: { reason, after: { state: 'handled' } } },
      ]);
    });

    it('are posted by a retry once possible, with the money from suspense', async () => {
      const before = await suspense();
      await deadBet({ currency: 'THB' });
      expect((await exit(player)).recovered).toBe('490.00');
      expect((await suspense()) - before).toBe(1_000n);
      const [letter] = await getLetters(player);
      const id = String(letter?.id);
      const tried = await operator().must(deadLetters.retryDeadLetter, { id });
      expect(tried.rows).toEqual([{ id, state: 'open', reason: 'WRONG_CURRENCY' }]);
      // As a later version would parse it.
      await database()
        .db.updateTable('dead_letter')
        .set({ payload: (letter?.payload ?? '').replace('THB', 'PHP') })
        .where('id', '=', letter?.id ?? 0n)
        .execute();
      const posted = await operator().must(deadLetters.retryDeadLetter, { id: 'open' });
      expect(posted.rows).toContainEqual({ id, state: 'posted', reason: 'WRONG_CURRENCY' });
      expect((await suspense()) - before).toBe(0n);
      expect((await site.balance(player)).total).toBe('490.00');
      await expectSound();
    });

    it('of unknown types stay deferred if this version retries them', async () => {
      const id = await deadBet({ type: 'jackpot' });
      const { rows } = await operator().must(deadLetters.retryDeadLetter, { id: 'deferred' });
      expect(rows).toContainEqual({ id, state: 'deferred', reason: 'unknownType' });
    });

    it('raise one alert, however often the event is received', async () => {
      await deadBet({ currency: 'THB' });
      const at = lotus().feed.length - 1;
      lotus().feed.push(lotus().feed[at]);
      await postFeed(site.core, 'lotus');
      expect(await getLetters(player)).toMatchObject([{ seen: 2 }]);
      const alarms = await database()
        .db.selectFrom('audit_entry')
        .select('id')
        .where('action', '=', 'deadLetter.recorded')
        .where('subject', '=', `deadLetter:${(await getLetters(player))[0]?.id}`)
        .execute();
      expect(alarms).toHaveLength(1);
    });
  });
});
