import { toDecimal } from '@parlor/api/rules';
import { needsTwo, readSite } from '../../domains/site/index.ts';
import { approve, reject } from '../../domains/withdrawals/index.ts';
import { readTrialBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { money } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

const LIST_LIMIT = 100;

/** Withdrawals that require manual review. */
export function answerMoney(core: Core, routes: OperatorRoutes): void {
  routes.read(money.listWithdrawals, async ({ db, args: { state } }) => {
    const { currencyExponent } = await readSite(db);
    let query = db
      .selectFrom('withdrawal')
      .innerJoin('player', 'player.id', 'withdrawal.player_id')
      .innerJoin('bank_card', 'bank_card.id', 'withdrawal.bank_card_id')
      .selectAll('withdrawal')
      .select([
        'player.username',
        'player.frozen_at',
        'bank_card.bank_name',
        'bank_card.card_number',
      ]);
    if (state !== 'all') query = query.where('withdrawal.state', '=', state);
    const rows = await query.orderBy('withdrawal.requested_at', 'desc').limit(LIST_LIMIT).execute();
    return {
      rows: rows.map((row) => ({
        id: row.id,
        player: row.username,
        amount: toDecimal(row.amount, currencyExponent),
        currency: row.currency,
        bank: row.bank_name,
        lastFour: row.card_number.slice(-4),
        state: row.state,
        requestedAt: row.requested_at.toISOString(),
        arrivesAt: row.arrives_at.toISOString(),
        approvedBy: row.approved_by,
        frozen: row.frozen_at !== null,
      })),
    };
  });

  routes.act(money.approveWithdrawal, async ({ args: { id, reason }, actor }) => {
    const settings = await readSite(core.db);
    const rows = await core.db
      .selectFrom('withdrawal')
      .select(['id', 'amount'])
      .where((where) => (id === 'all' ? where('state', '=', 'requested') : where('id', '=', id)))
      .orderBy('requested_at')
      .execute();
    if (id !== 'all' && rows.length === 0) throw nothingFound('such withdrawal');
    const due = id === 'all' ? rows.filter(({ amount }) => !needsTwo(settings, amount)) : rows;
    const decided = [];
    for (const row of due) {
      if (reason === undefined && needsTwo(settings, row.amount)) {
        throw new OperatorRefusal(422, 'reason: is missing; this amount needs two operators');
      }
      decided.push({ id: row.id, state: await approve(core, row.id, actor, reason) });
    }
    return { rows: decided };
  });

  routes.read(money.showTrialBalance, async ({ db }) => {
    const { currencyCode, currencyExponent } = await readSite(db);
    const rows = await readTrialBalance(db);
    const decimal = (minor: bigint) => toDecimal(minor, currencyExponent);
    return {
      difference: decimal(rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0n)),
      currency: currencyCode,
      rows: rows.map(({ account, accounts, debit, credit }) => ({
        account,
        accounts: Number(accounts),
        debit: decimal(debit),
        credit: decimal(credit),
      })),
    };
  });

  routes.act(money.rejectWithdrawal, async ({ args: { id, reason }, actor }) => {
    await reject(core, id, actor, reason);
    return { rows: [{ id, state: 'rejected' }] };
  });
}
