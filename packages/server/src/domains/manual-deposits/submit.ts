import { randomUUID } from 'node:crypto';
import type {
  DepositAccount,
  ManualDeposit,
  MemberAccountType,
} from '@parlor/api/entities/deposit';
import {
  checkDepositAmount,
  checkDepositTime,
  checkPayerAccount,
  toDecimal,
} from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { listCards } from '../cards/index.ts';
import { lockPlayer } from '../players/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { claimImages, getContentHashes, getImages } from '../uploads/index.ts';
import type { ManualDepositTable } from './tables.ts';

export type SubmissionRow = Selectable<ManualDepositTable>;
type SiteAccount = NonNullable<SiteSettings['deposit']['accounts']>[number];

export interface Submission {
  readonly playerId: string;
  readonly idempotencyKey: string;
  /** Id of an account of the site. */
  readonly depositAccount: string;
  readonly payerAccount: string;
  readonly memberAccountType: MemberAccountType;
  /** Milliseconds since 1970. */
  readonly depositTime: number;
  /** Decimal string. */
  readonly depositAmount: string;
  /** The bank's reference. */
  readonly reference?: string | undefined;
  readonly receiptPhoto: readonly string[];
}

/**
 * Submits a transfer that the player has made, for review. Accepted from a frozen player, too: the
 * money is already sent (ADR 0030). The same key returns the same submission (S4).
 *
 * @throws ApiError 422 for a closed site, invalid fields, or `deposit.duplicate` for a receipt or
 * reference that this player has submitted before; 409 for the same key with other input; 429.
 */
export async function submitManualDeposit(
  core: Core,
  settings: SiteSettings,
  submission: Submission,
): Promise<SubmissionRow> {
  const { db, limits } = core;
  const known = await findKnown(db, submission);
  if (known) return known;
  await limits.demand('deposit', submission.playerId);
  return await withTransaction(db, (trx) => insert(core, trx, settings, submission));
}

async function findKnown(on: Reader, of: Submission): Promise<SubmissionRow | undefined> {
  const known = await on
    .selectFrom('manual_deposit')
    .selectAll()
    .where('player_id', '=', of.playerId)
    .where('idempotency_key', '=', of.idempotencyKey)
    .executeTakeFirst();
  if (known && known.request_hash !== hash(of)) throw conflict('idempotency.conflict');
  return known;
}

function hash(of: Submission): string {
  return requestHash({
    account: of.depositAccount,
    payer: of.payerAccount,
    type: of.memberAccountType,
    time: String(of.depositTime),
    amount: of.depositAmount,
    reference: of.reference ?? '',
    receipts: of.receiptPhoto.join(' '),
  });
}

async function insert(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  of: Submission,
): Promise<SubmissionRow> {
  const { clock } = core;
  const { playerId } = of;
  // The player's row is the lock: of two concurrent submissions, the second sees the first.
  await lockPlayer(trx, playerId);
  const known = await findKnown(trx, of);
  if (known) return known;
  if (!settings.wallet.manualDepositOpen) throw refused('deposit.closed');
  if ((await listCards(trx, playerId)).length === 0) throw refused('bankCard.needed');
  const account = settings.deposit.accounts?.find(({ id }) => id === of.depositAccount);
  if (!account) throw refused('arguments.invalid', { field: 'depositAccount' });
  if (!account.memberAccountTypes.includes(of.memberAccountType)) {
    throw refused('arguments.invalid', { field: 'memberAccountType' });
  }
  const payer = checkPayerAccount(of.payerAccount);
  if (!payer.ok) throw refused('arguments.invalid', { field: 'payerAccount' });
  // A transfer that was made longer ago is a matter for customer service.
  if (!checkDepositTime(of.depositTime, clock.now()).ok) {
    throw refused('arguments.invalid', { field: 'depositTime' });
  }
  const id = randomUUID();
  const subject = getSubject(id);
  const reference = of.reference?.trim() || null;
  const row = await trx
    .insertInto('manual_deposit')
    .values({
      id,
      player_id: playerId,
      idempotency_key: of.idempotencyKey,
      request_hash: hash(of),
      account_id: account.id,
      bank_name: account.bankName,
      payee_name: account.payeeName,
      payer_account: payer.value,
      member_account_type: of.memberAccountType,
      paid_at: new Date(of.depositTime),
      amount: checkAmount(of.depositAmount, account, settings),
      currency: settings.currencyCode,
      reference,
      state: 'pendingReview',
      reason: null,
      credited: null,
      submitted_at: toDate(clock),
      decided_by: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await claimImages(trx, { playerId, imageIds: of.receiptPhoto, purpose: 'receipt', subject });
  await recordEvidence(trx, row, reference, await getContentHashes(trx, subject));
  await recordAudit(trx, clock, {
    actor: `player:${playerId}`,
    action: 'manualDeposit.submitted',
    subject,
    detail: { amount: row.amount, account: account.id },
  });
  return row;
}

/** @returns minor units. */
function checkAmount(text: string, account: SiteAccount, settings: SiteSettings): bigint {
  const exponent = settings.currencyExponent;
  const checked = checkDepositAmount(text, exponent, {
    minimum: toDecimal(BigInt(account.minimum), exponent),
    maximum: toDecimal(BigInt(account.maximum), exponent),
  });
  if (checked.ok) return checked.value;
  const { limit, bound } = checked.violation;
  const reason =
    bound === 'minimum'
      ? 'amount.belowMinimum'
      : bound === 'maximum'
        ? 'amount.aboveMaximum'
        : 'amount.invalid';
  throw refused(reason, { field: 'depositAmount', ...(limit && { params: { limit } }) });
}

/**
 * Records by what a duplicate is recognized.
 *
 * @throws ApiError 422 if the player has submitted one of them before, unless it was rejected.
 * Another player's is not mentioned here: it is flagged in the review.
 */
async function recordEvidence(
  trx: Trx,
  { id, player_id, account_id }: SubmissionRow,
  reference: string | null,
  hashes: readonly string[],
): Promise<void> {
  // Two different pictures of one submission may have the same content.
  const receipts = [...new Set(hashes)].map((value) => ({ kind: 'receipt' as const, value }));
  const references =
    reference === null
      ? []
      : [
          {
            kind: 'reference' as const,
            value: `${account_id}:${toReferenceKey(reference)}`,
          },
        ];
  const evidence = [...references, ...receipts];
  if (evidence.length === 0) return;
  for (const { kind, value } of evidence) {
    const earlier = await trx
      .selectFrom('manual_deposit_evidence as e')
      .innerJoin('manual_deposit as m', 'm.id', 'e.submission_id')
      .select('m.id')
      .where('e.kind', '=', kind)
      .where('e.value', '=', value)
      .where('m.player_id', '=', player_id)
      .where('m.state', '<>', 'failed')
      .executeTakeFirst();
    if (earlier) {
      const field = kind === 'receipt' ? 'receiptPhoto' : 'reference';
      throw refused('deposit.duplicate', { field });
    }
  }
  await trx
    .insertInto('manual_deposit_evidence')
    .values(evidence.map((each) => ({ submission_id: id, ...each })))
    .execute();
}

/** A bank's reference without what spelling it differently changes. */
export function toReferenceKey(reference: string): string {
  return reference.replaceAll(/[\s-]/g, '').toUpperCase();
}

export function getSubject(id: string): string {
  return `manualDeposit:${id}`;
}

/** The site's accounts for manual deposits; none while they are closed. */
export function listAccounts({
  deposit,
  wallet,
  currencyExponent,
}: SiteSettings): DepositAccount[] {
  if (!wallet.manualDepositOpen) return [];
  return (deposit.accounts ?? []).map((account) => ({
    depositAccount: account.id,
    bankCode: account.bankCode,
    bankName: account.bankName,
    icon: '',
    payeeName: account.payeeName,
    payeeAccount: account.payeeAccount,
    payeePhone: account.payeePhone,
    qrCode: account.qrCode,
    minAmount: toDecimal(BigInt(account.minimum), currencyExponent),
    maxAmount: toDecimal(BigInt(account.maximum), currencyExponent),
    memberAccountTypes: account.memberAccountTypes,
  }));
}

/** Submissions as their owner sees them. */
export async function toManualDeposits(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  rows: readonly SubmissionRow[],
  exponent: number,
): Promise<ManualDeposit[]> {
  const images = await getImages(
    db,
    clock,
    rows.map(({ id }) => getSubject(id)),
  );
  return rows.map((row) => ({
    submissionId: row.id,
    depositAccount: row.account_id,
    payeeName: row.payee_name,
    bankName: row.bank_name,
    payerAccount: `•••• ${row.payer_account.slice(-4)}`,
    memberAccountType: row.member_account_type,
    depositTime: row.paid_at.toISOString(),
    depositAmount: toDecimal(row.amount, exponent),
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.credited !== null && { creditedAmount: toDecimal(row.credited, exponent) }),
    receiptPhoto: (images.get(getSubject(row.id)) ?? []).map(({ url }) => url),
    state: row.state,
    reason: row.reason,
    submittedAt: row.submitted_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  }));
}
