import { toDecimal } from '@parlor/api/rules';
import { checkDay, explainDifference } from '../../domains/reconciliation/index.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { reconciliation } from '../calls/index.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Differences between the ledger and the books of third parties. */
export function answerReconciliation(core: Core, routes: OperatorRoutes): void {
  routes.read(reconciliation.listDifferences, async ({ db, args: { state, page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const money = (minor: bigint | null) =>
      minor === null ? null : toDecimal(minor, currencyExponent);
    const rows = await db
      .selectFrom('statement_difference')
      .selectAll()
      .$if(state !== 'all', (query) => query.where('state', '=', state as 'open'))
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return {
      rows: rows.map((row) => ({
        id: String(row.id),
        day: row.day,
        state: row.state,
        channel: row.channel,
        key: row.key,
        reference: row.reference,
        ours: money(row.ours),
        theirs: money(row.theirs),
        foundAt: row.found_at.toISOString(),
        closedBy: row.closed_by,
        reason: row.reason,
      })),
    };
  });

  routes.act(reconciliation.runReconciliation, async ({ args: { day, party } }) => {
    const { currencyExponent } = await readSite(core.db);
    const { ours, theirs, ...result } = await checkDay(core, day, party);
    return {
      ...result,
      ours: toDecimal(ours, currencyExponent),
      theirs: theirs === null ? null : toDecimal(theirs, currencyExponent),
    };
  });

  routes.act(reconciliation.explainDifference, async ({ args: { id, reason }, actor }) => {
    await explainDifference(core, BigInt(id), { actor, reason });
    return { id, state: 'explained' as const };
  });
}
