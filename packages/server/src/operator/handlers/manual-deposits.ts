import { toDecimal } from '@parlor/api/rules';
import { ApiError } from '../../core/http/errors.ts';
import {
  approveManualDeposit,
  listSubmissions,
  rejectManualDeposit,
  showSubmission,
} from '../../domains/manual-deposits/index.ts';
import { readSite } from '../../domains/site/index.ts';
import { getImages } from '../../domains/uploads/index.ts';
import type { Core } from '../../platform/core.ts';
import { manualDeposits } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { readAmount } from './amount.ts';

/** The review of transfers that players have made themselves. */
export function answerManualDeposits(core: Core, routes: OperatorRoutes): void {
  const { clock, config } = core;

  routes.read(manualDeposits.listManualDeposits, async ({ db, args: { state, page, limit } }) => {
    const { currencyExponent } = await readSite(db);
    const rows = await listSubmissions(db, state, { page, limit });
    return {
      rows: rows.map((row) => ({
        ...toLine(row, currencyExponent),
        duplicates: Number(row.duplicates ?? 0),
      })),
    };
  });

  routes.read(manualDeposits.showManualDeposit, async ({ db, args: { id } }) => {
    const { currencyExponent } = await readSite(db);
    const row = await showSubmission(db, id);
    if (!row) throw nothingFound('such manual deposit');
    const subject = `manualDeposit:${row.id}`;
    const images = (await getImages(db, clock, [subject])).get(subject) ?? [];
    return {
      ...toLine(row, currencyExponent),
      payee: row.payee_name,
      payerAccount: row.payer_account,
      memberAccountType: row.member_account_type,
      paidAt: row.paid_at.toISOString(),
      reference: row.reference,
      receipts: images.map(({ url }) => new URL(url, config.http.publicOrigin).href),
      duplicates: row.found.map(({ id: other, kind, state, username }) => ({
        id: other,
        by: kind,
        state,
        player: username,
      })),
      reason: row.reason,
      decidedBy: row.decided_by,
      credited: row.credited === null ? null : toDecimal(row.credited, currencyExponent),
    };
  });

  routes.act(manualDeposits.approveManualDeposit, async ({ args, actor }) => {
    const { id, reason } = args;
    const amount = args.amount === undefined ? undefined : await readAmount(core.db, args.amount);
    const state = await approveManualDeposit(core, id, { actor, reason, amount }).catch(
      async (error: unknown) => {
        if (!(error instanceof ApiError) || error.reason !== 'deposit.duplicate') throw error;
        // Its message is for players.
        throw new OperatorRefusal(409, await explainDuplicate(core, id));
      },
    );
    return { id, state };
  });

  routes.act(manualDeposits.rejectManualDeposit, async ({ args, actor }) => {
    const { id, because, reason } = args;
    await rejectManualDeposit(core, id, { actor, because, reason });
    return { id, state: 'failed' as const };
  });
}

async function explainDuplicate({ db }: Core, id: string): Promise<string> {
  const submission = await showSubmission(db, id);
  const credited = submission?.found.find(({ state }) => state === 'done');
  const other = credited
    ? `manual deposit ${credited.id} of ${credited.username} with the same ${credited.kind}`
    : 'another manual deposit';
  return `${other} was credited for this transfer; reject this one because of payment.duplicate`;
}

type Row = Awaited<ReturnType<typeof listSubmissions>>[number];

function toLine(row: Omit<Row, 'duplicates'>, exponent: number) {
  return {
    id: row.id,
    submittedAt: row.submitted_at.toISOString(),
    state: row.state,
    player: row.username,
    amount: toDecimal(row.amount, exponent),
    currency: row.currency,
    account: `${row.bank_name} (${row.account_id})`,
    frozen: row.frozen_at !== null,
  };
}
