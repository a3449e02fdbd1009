import { toDecimal } from '@parlor/api/rules';
import { readSite } from '../../domains/site/index.ts';
import { approve, reject } from '../../domains/withdrawals/index.ts';
import type { Core } from '../../platform/core.ts';
import { money } from '../calls/index.ts';
import type { OperatorRoutes } from '../routes.ts';

const LIST_LIMIT = 100;

/**
 * Withdrawals that require manual review. The correction of money
 * (`house:adjust`, domain: Accounts) belongs here: one operator proposes it, and a different one
 * approves it (S31).
 */
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

  routes.act(money.approveWithdrawal, async ({ args: { id }, actor }) => {
    const ids = id === 'all' ? await underReview() : [id];
    for (const each of ids) await approve(core, each, actor);
    return { rows: ids.map((each) => ({ id: each, state: 'approved' })) };
  });

  async function underReview(): Promise<string[]> {
    const rows = await core.db
      .selectFrom('withdrawal')
      .select('id')
      .where('state', '=', 'requested')
      .orderBy('requested_at')
      .execute();
    return rows.map(({ id }) => id);
  }

  routes.act(money.rejectWithdrawal, async ({ args: { id }, actor }) => {
    await reject(core, id, actor);
    return { rows: [{ id, state: 'rejected' }] };
  });
}
