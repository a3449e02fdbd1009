import { cards, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Withdrawal } from '@parlor/api/entities/wallet';
import type { WithdrawalPreview } from '@parlor/api/entities/withdrawal-preview';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { site as siteCalls } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';

const AT_ONCE = 8;

describeOnDatabases('the preview of a withdrawal', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.core.clock.set('2026-11-18T02:00:00Z');
    player = await site.richPlayer();
    await site.prove(player);
  });

  const ask = (amount: string, id = player.cardId) =>
    site.call(wallet.withdrawPreview, { id, amount }, { token: player.token });
  const preview = async (amount = '200') => getData<WithdrawalPreview>(await ask(amount));
  const commit = (expected: string, amount = '200', idempotencyKey = newKey()) =>
    site.call(
      wallet.withdraw,
      { amount, bankCardId: player.cardId, expected },
      { token: player.token, idempotencyKey },
    );
  const transfersOf = async ({ playerId }: TestPlayer) => {
    const { rows } = await sql<{ kind: string; amount: bigint }>`
      select t.kind, e.amount from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
      where t.player_id = ${playerId} and t.kind like 'withdraw%' order by e.id`.execute(
      database().db,
    );
    return rows.map(({ kind, amount }) => [kind, BigInt(amount)]);
  };

  it('lists the postings to come and changes nothing', async () => {
    expect(await preview()).toMatchObject({
      amount: '200.00',
      lastFour: '7890',
      balance: '1000.00',
      balanceAfter: '800.00',
      onHoldAfter: '200.00',
      postings: [
        { when: 'now', from: { kind: 'wallet' }, to: { kind: 'hold' }, amount: '200.00' },
        { when: 'payout', from: { kind: 'hold' }, to: { kind: 'bank' }, amount: '200.00' },
      ],
      arrivesAt: '2026-11-19T10:00:00.000Z',
      remainingTimes: 2,
      proofNeeded: false,
    });
    expect(await transfersOf(player)).toEqual([]);
    expect(await site.balance(player)).toMatchObject({ balance: '1000.00', onHold: '0.00' });
  });

  it('says that a new card needs a fresh proof (S19)', async () => {
    player = await site.richPlayer();
    const before = await preview();
    expect(before.proofNeeded).toBe(true);
    expect(refusalIn(await commit(before.expected)).reason).toBe('proofNeeded');
    await site.prove(player);
    expect((await preview()).proofNeeded).toBe(false);
    // The proof changes no posting: the preview that the player saw is still valid.
    getData(await commit(before.expected));
  });

  it('is what its commit does', async () => {
    const shown = await preview();
    const done = getData<Withdrawal>(await commit(shown.expected));
    expect(done.arrivesAt).toBe(shown.arrivesAt);
    expect(await transfersOf(player)).toEqual([
      ['withdraw.hold', -20_000n],
      ['withdraw.hold', 20_000n],
    ]);
    expect(await site.balance(player)).toMatchObject({
      balance: shown.balanceAfter,
      onHold: shown.onHoldAfter,
    });
  });

  it('replays the first answer for the same key, although the facts changed since', async () => {
    const { expected } = await preview();
    const key = newKey();
    const first = getData(await commit(expected, '200', key));
    expect(getData(await commit(expected, '200', key))).toEqual(first);
    expect(await transfersOf(player)).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the balance grows', () => site.give(player, 100n)],
    [
      'the balance shrinks',
      async () =>
        getData(
          await site.call(
            wallet.withdraw,
            { amount: '100', bankCardId: player.cardId },
            { token: player.token, idempotencyKey: newKey() },
          ),
        ),
    ],
    ['the arrival moves to another day', async () => site.core.clock.advance(DAY_MS)],
    [
      'the player is frozen, so that it requires manual review',
      () =>
        sql`update player set frozen_at = now() where id = ${player.playerId}`.execute(
          database().db,
        ),
    ],
  ])('is outdated once %s: 409, and nothing is posted', async (_, change) => {
    const { expected } = await preview();
    await change();
    const before = await transfersOf(player);
    expect(refusalIn(await commit(expected))).toMatchObject({
      code: 409,
      reason: 'preview.changed',
    });
    expect(await transfersOf(player)).toEqual(before);
    await site.prove(player);
    getData(await commit((await preview()).expected));
  });

  it('follows the holidays and limits that an operator sets', async () => {
    const operator = testOperator(site);
    const { withdrawal: before } = (await operator.must(siteCalls.showSite, {
      field: 'withdrawal',
    })) as { withdrawal: object };
    const { expected } = await preview();
    await operator.must(siteCalls.setSite, {
      withdrawal: { holidays: ['2026-11-19'], minimum: '150', presets: ['200'] },
    });
    expect((await preview()).arrivesAt).toBe('2026-11-20T10:00:00.000Z');
    expect(refusalIn(await commit(expected)).reason).toBe('preview.changed');
    expect(refusalIn(await ask('149.99'))).toMatchObject({
      reason: 'amount.belowMinimum',
      params: { limit: '150.00' },
    });
    await operator.must(siteCalls.setSite, { withdrawal: before });
  });

  it('is no preview of another amount or card', async () => {
    const { expected } = await preview('200');
    expect(refusalIn(await commit(expected, '300')).reason).toBe('preview.changed');
    getData(
      await site.call(
        cards.editBankCard,
        {
          id: player.cardId,
          bankCode: 'BIS',
          cardholder: 'Maria Reyes',
          cardNumber: '009988776655',
        },
        { token: player.token },
      ),
    );
    expect(refusalIn(await commit(expected)).reason).toBe('bankCard.needed');
    expect(await transfersOf(player)).toEqual([]);
  });

  it('lets one of several commits of one preview win', async () => {
    const { expected } = await preview();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => commit(expected)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(AT_ONCE - 1);
    expect(await site.balance(player)).toMatchObject({ balance: '800.00', onHold: '200.00' });
  });

  it.each([
    ['amount.belowMinimum', '99.99'],
    ['insufficientBalance', '1000.01'],
    ['amount.invalid', '100.001'],
  ])('is refused as the withdrawal would be: %s', async (reason, amount) => {
    expect(refusalIn(await ask(amount))).toMatchObject({ code: 422, reason, field: 'amount' });
  });

  it('reports another player’s card like an unknown one (S20)', async () => {
    const other = await site.signUp();
    const [foreign, unknown] = [
      await ask('200', other.cardId),
      await ask('200', '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11'),
    ];
    expect(refusalIn(foreign)).toMatchObject({ code: 404, reason: 'notFound' });
    expect(foreign.msg).toBe(unknown.msg);
  });
});
