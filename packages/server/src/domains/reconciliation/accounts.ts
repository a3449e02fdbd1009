import { DAY_MS, MANUAL_DEPOSIT_MAX_AGE_MS } from '@parlor/api/constants';
import { readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { AccountStatementLine } from '../../core/integrations/ports.ts';
import type { Core } from '../../platform/core.ts';
import { type CreditedSubmission, listCredited, toReferenceKey } from '../manual-deposits/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Movement, Source } from './source.ts';

const ACCOUNTS = 'accounts';
const UNKNOWN = 'unknown';
/** A transfer may be submitted a month after it was made, and credited a week before it arrives. */
const BEFORE_MS = MANUAL_DEPOSIT_MAX_AGE_MS + 7 * DAY_MS;
const AFTER_MS = 7 * DAY_MS;
/** Between the time that the player stated and that of the bank. */
const TIME_TOLERANCE_MS = 2 * DAY_MS;

interface Line extends Omit<AccountStatementLine, 'amount' | 'at'> {
  /** The id of the account in the site's settings. */
  readonly account: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** The statement of the site's own accounts, to which players make manual deposits. */
export function getAccounts(core: Core, settings: SiteSettings): Source {
  return {
    party: ACCOUNTS,
    async readStatement(_day, { from, until }) {
      const start = new Date(from.getTime() - BEFORE_MS);
      const rows = await core.outside.payments.accountStatement({
        from: start.toISOString(),
        until: new Date(until.getTime() + AFTER_MS).toISOString(),
      });
      if (rows === undefined) {
        const { accounts = [] } = settings.deposit;
        return { movements: [], cursor: null, notCompared: accounts.map(({ id }) => id) };
      }
      const lines = rows.map((row) => toLine(row, settings));
      const matches = match(lines, await listCredited(core.db, start));
      const movements = lines.map((line) => ({
        channel: line.account,
        key: matches.get(line.id) ?? line.id,
        reference: line.id,
        amount: line.amount,
        at: line.at,
      }));
      return { movements, cursor: null };
    },
    async readPostings(on, keys, { from, until }) {
      const { rows } = await sql<Movement>`
        select m.account_id as channel, t.key, t.ref as reference,
          sum(e.amount)::bigint as amount, t.posted_at as at
        from ledger_transfer t
        join manual_deposit m on m.id::text = t.key
        join ledger_entry e on e.transfer_id = t.id
        join ledger_account a on a.id = e.account_id and a.code like 'house:bank:%'
        where t.scope = 'manual'
          and (t.key = any(${[...keys]}::text[])
            or (t.posted_at >= ${from} and t.posted_at < ${until}))
        group by t.id, m.account_id`.execute(on);
      return rows;
    },
    async readFirstPosting(on) {
      const { rows } = await sql<{ at: Date | null }>`
        select min(posted_at) as at from ledger_transfer where scope = 'manual'`.execute(on);
      return rows[0]?.at ?? undefined;
    },
  };
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

function toLine(row: AccountStatementLine, settings: SiteSettings): Line {
  const { accounts = [] } = settings.deposit;
  const account = accounts.find(
    ({ payeeAccount }) => digits(payeeAccount) === digits(row.accountNumber),
  );
  // An amount that the ledger could not have booked is a difference.
  const isOurs = row.currency === settings.currencyCode;
  const amount = (isOurs && readDecimal(row.amount, settings.currencyExponent)) || 0n;
  return { ...row, account: account?.id ?? UNKNOWN, amount, at: new Date(row.at) };
}

/**
 * Finds the transfer of each credited submission: by the reference that the player gave, whatever the
 * amount; without one by amount, payer and time. Each line belongs to one submission at most.
 *
 * @returns ids of submissions by lines
 */
function match(
  lines: readonly Line[],
  submissions: readonly CreditedSubmission[],
): ReadonlyMap<string, string> {
  const pairs = lines.flatMap((line) =>
    submissions.flatMap((submission) => {
      if (submission.account_id !== line.account) return [];
      const distance = Math.abs(line.at.getTime() - submission.paid_at.getTime());
      const isReferred = hasReference(line, submission);
      const isLikely = distance <= TIME_TOLERANCE_MS && hasTerms(line, submission);
      // References decide first, then the nearest time.
      return isReferred || isLikely
        ? [{ line: line.id, submission: submission.id, rank: isReferred ? -1 : distance }]
        : [];
    }),
  );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { line, submission } of pairs.toSorted((a, b) => a.rank - b.rank)) {
    if (found.has(line) || taken.has(submission)) continue;
    found.set(line, submission);
    taken.add(submission);
  }
  return found;
}

function hasReference(line: Line, { reference }: CreditedSubmission): boolean {
  if (reference === null) return false;
  const key = toReferenceKey(reference);
  return [line.id, line.reference].some((known) => known !== null && toReferenceKey(known) === key);
}

function hasTerms(line: Line, { credited, payer_account }: CreditedSubmission): boolean {
  return line.amount === credited && digits(line.payerAccount) === digits(payer_account);
}
