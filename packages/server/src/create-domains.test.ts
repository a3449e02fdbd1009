import { auth, play, promotions, wallet } from '@parlor/api/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from './core/database/schema.ts';
import { manualDepositInvariants } from './domains/manual-deposits/invariants.ts';
import { depositInvariants } from './domains/payments/invariants.ts';
import { playInvariants } from './domains/play/invariants.ts';
import { postEvent } from './domains/play/rounds.ts';
import { promotionInvariants } from './domains/promotions/invariants.ts';
import { rebateInvariants } from './domains/rebate/invariants.ts';
import { rewardInvariants } from './domains/rewards/invariants.ts';
import { withdrawalInvariants } from './domains/withdrawals/invariants.ts';
import { type Invariant, post, rewardTransfers, transfers } from './ledger/index.ts';
import {
  getData,
  giveReward,
  openEmbeddedForTest,
  openTestSite,
  type TestDatabase,
  type TestPlayer,
  type TestSite,
} from './testing/index.ts';

const invariants: readonly Invariant[] = [
  ...depositInvariants,
  ...manualDepositInvariants,
  ...withdrawalInvariants,
  ...playInvariants,
  ...rewardInvariants,
  ...rebateInvariants,
  ...promotionInvariants,
];

class RollBack extends Error {}

describe('invariants of all domains (domain: Invariants)', () => {
  let database: TestDatabase;
  let site: TestSite;
  let player: TestPlayer;
  let orderNo: string;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    site = await openTestSite(database.db);
    player = await site.signUp();
    const { token, password } = player;
    const keyed = (idempotencyKey: string) => ({ token, idempotencyKey });
    ({ orderNo } = await site.give(player, 100_000n));
    getData(
      await site.call(wallet.charge, { channel: 'ewallet', amount: '100' }, keyed('charge-1')),
    );
    getData(await site.call(auth.giveProof, { password }, { token }));
    const form = { amount: '100', bankCardId: player.cardId };
    getData(await site.call(wallet.withdraw, form, keyed('withdraw-1')));
    getData(
      await site.call(play.launchGame, { id: 'lucky-sevens', amount: '500' }, keyed('launch-1')),
    );
    getData(
      await site.call(promotions.participate, { id: 'welcome', amount: '100' }, keyed('join-one')),
    );
    const { lotus } = site.core.outside;
    const game = { playerRef: player.playerId, fundRef: 'cash', gameCode: 'lucky-sevens' };
    const { bet, win } = lotus.play({ ...game, bet: 1_000n, win: 500n });
    const money = { currency: 'PHP', exponent: 2 };
    expect(await postEvent(site.core, 'lotus', money, bet)).toBe('OK');
    expect(await postEvent(site.core, 'lotus', money, win)).toBe('OK');
    await giveReward(site, player, 'rebate');
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  it('hold after a deposit, a withdrawal and rounds, in quick and full runs', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
    expect(await site.core.auditor.runIncremental()).toBe(0);
  });

  /** The invariants that break after `plant`; rolled back afterwards. */
  async function brokenBy(plant: (trx: Trx) => Promise<unknown>): Promise<string[]> {
    const broken: string[] = [];
    const run = database.db
      .withoutPlugins()
      .transaction()
      .execute(async (trx) => {
        await plant(trx);
        for (const invariant of invariants) {
          const breaches = await invariant.find(trx, undefined);
          if (breaches.length === 0) continue;
          broken.push(invariant.id);
          expect(breaches.map(({ playerId }) => playerId)).toContain(player.playerId);
        }
        throw new RollBack();
      });
    await expect(run).rejects.toBeInstanceOf(RollBack);
    return broken;
  }

  const movement = () => ({
    playerId: player.playerId,
    amount: 100n,
    currency: 'PHP',
    subject: 'planted',
  });
  const unknown = '00000000-0000-4000-8000-000000000000';

  it.each<[string, (trx: Trx) => Promise<unknown>, string[]]>([
    [
      'an order that is done without its deposit',
      (trx) =>
        sql`update deposit_order set state = 'done', finished_at = now()
        where state = 'pendingPayment'`.execute(trx),
      ['payments.doneHasItsTransfer'],
    ],
    [
      'an order that was credited with another amount',
      (trx) => sql`update deposit_order set amount = amount + 1 where state = 'done'`.execute(trx),
      ['payments.doneHasItsTransfer'],
    ],
    [
      'a second deposit for one order',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.deposit({ ...movement(), channel: 'x', txId: 'again', orderNo }),
        ),
      ['payments.doneHasItsTransfer'],
    ],
    [
      'a deposit without an order',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.deposit({ ...movement(), channel: 'x', txId: 'none', orderNo: 'none' }),
        ),
      ['payments.transferHasItsOrder'],
    ],
    [
      'a manual deposit that is done without its transfer',
      (trx) =>
        sql`insert into manual_deposit (id, player_id, idempotency_key, request_hash, account_id,
            bank_name, payee_name, payer_account, member_account_type, paid_at, amount, currency,
            state, credited, submitted_at, finished_at)
          values (${unknown}, ${player.playerId}, 'planted', '', 'bank-1', '', '', '', 'bank',
            now(), 100, 'PHP', 'done', 100, now(), now())`.execute(trx),
      ['manualDeposits.doneHasItsTransfer'],
    ],
    [
      'a manual deposit that was credited without a submission',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.depositManual({ ...movement(), accountId: 'bank-1', submissionId: unknown }),
        ),
      ['manualDeposits.transferHasItsSubmission'],
    ],
    [
      'a withdrawal that is paid without its payout',
      (trx) => sql`update withdrawal set state = 'paid', finished_at = now()`.execute(trx),
      ['withdrawals.rowHasItsTransfers', 'withdrawals.holdIsWhatIsOpen'],
    ],
    [
      'a hold without a withdrawal',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.withdrawalHold({
            ...movement(),
            withdrawalId: unknown,
            idempotencyKey: 'planted-hold',
          }),
        ),
      ['withdrawals.transferHasItsRow', 'withdrawals.holdIsWhatIsOpen'],
    ],
    [
      'a transfer that is open though it was posted',
      (trx) => sql`update maker_transfer set state = 'unknown'`.execute(trx),
      ['play.transferHasItsPostings', 'play.transitIsWhatIsOnItsWay'],
    ],
    [
      'a posting without a transfer',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.makerInReserve({ ...movement(), provider: 'lotus', transferId: unknown }),
        ),
      ['play.postingHasItsTransfer', 'play.transitIsWhatIsOnItsWay'],
    ],
    [
      'a round that says another sum than was posted',
      (trx) => sql`update game_round set won = won + 1`.execute(trx),
      ['play.roundHasItsPostings'],
    ],
    [
      'money in play that no session will bring back',
      (trx) => sql`update play_session set state = 'settled'`.execute(trx),
      ['play.moneyInPlayHasASession'],
    ],
    [
      'a round of a seamless provider that was paid from a balance at the provider',
      (trx) => sql`update play_session set wallet_kind = 'seamless'`.execute(trx),
      ['play.seamlessRoundIsPaidByItsFund'],
    ],
    [
      'a round that counts another turnover than its entries',
      (trx) => sql`update game_round set valid_bet = valid_bet + 1`.execute(trx),
      ['play.turnoverIsWhatItsRoundCounts'],
    ],
    [
      'a void round whose stake was not returned',
      (trx) =>
        sql`update game_round set state = 'void', closed_at = now() - interval '2 days'`.execute(
          trx,
        ),
      ['play.voidRoundIsRolledBack'],
    ],
    [
      'a promotion record that was joined with another amount',
      (trx) => sql`update promotion_record set principal = principal + 1`.execute(trx),
      ['promotions.recordHasItsJoining'],
    ],
    [
      'a promotion record that is settled without its transfer',
      (trx) =>
        sql`update promotion_record set status = 'settled', ended_at = now(),
          balance_at_end = 20000, to_wallet = 20000`.execute(trx),
      ['promotions.endedHasItsTransfer', 'promotions.moneyHasAnOpenRecord'],
    ],
    [
      'the end of a promotion record that does not exist',
      (trx) =>
        post(
          trx,
          site.core.clock,
          transfers.promotionEnd({
            ...movement(),
            recordId: unknown,
            end: 'close',
            balance: 0n,
            toWallet: 0n,
          }),
        ),
      ['promotions.transferHasItsRecord'],
    ],
    [
      'a reward that is claimed without its transfer',
      (trx) => sql`update reward set state = 'claimed', finished_at = now()`.execute(trx),
      ['rewards.rewardHasItsTransfers', 'rewards.payableIsWhatIsPending'],
    ],
    [
      'a reward of another amount than was issued',
      (trx) => sql`update reward set amount = amount + 1`.execute(trx),
      ['rewards.rewardHasItsTransfers', 'rewards.payableIsWhatIsPending'],
    ],
    [
      'money that was issued without a reward',
      (trx) =>
        post(
          trx,
          site.core.clock,
          rewardTransfers.rewardIssue({
            ...movement(),
            program: 'bonus',
            rewardId: unknown,
            scope: 'planted',
          }),
        ),
      ['rewards.transferHasItsReward', 'rewards.payableIsWhatIsPending'],
    ],
    [
      'a day whose rebate was neither issued nor carried over',
      (trx) =>
        sql`insert into rebate_period (player_id, period, valid_bets, lines, carried_in,
            carried_out, closed_at)
          values (${player.playerId}, '2026-11-17', 100,
            '[{"categoryId":"slots","validBets":"100","rate":40,"amount":"0"}]', 0, 0, now())`.execute(
          trx,
        ),
      ['rebate.dayIsIssuedOrCarried'],
    ],
  ])('finds %s', async (_, plant, found) => {
    expect(await brokenBy(plant)).toEqual(found);
  });
});
