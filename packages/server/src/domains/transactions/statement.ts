import { addDays, type Days, instantAt, isDayPeriod } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import { accounts, getBillType } from '../../ledger/index.ts';

/** More lines than this are no document to print. */
const MOST_LINES = 20_000;

/** A line of a statement. Amounts in minor units. */
interface StatementLine {
  readonly id: bigint;
  readonly type: ReturnType<typeof getBillType>;
  readonly kind: string;
  /** Signed change of the wallet. */
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly subject: string;
  readonly ref: string;
  readonly at: Date;
}

/** The wallet over a period: `opening` plus all lines is `closing`. Amounts in minor units. */
export interface Statement {
  readonly opening: bigint;
  readonly closing: bigint;
  /** Oldest first. */
  readonly lines: readonly StatementLine[];
}

interface Row {
  id: bigint | null;
  kind: string | null;
  amount: bigint | null;
  balance_after: bigint | null;
  subject: string | null;
  ref: string | null;
  posted_at: Date | null;
  opening: bigint;
}

/**
 * The wallet of a player from the first to the last day of a zone.
 *
 * @returns undefined if the period is invalid or has too many lines.
 */
export async function readStatementOfDays(
  on: Reader,
  playerId: string,
  days: Days,
  zone: string,
): Promise<Statement | undefined> {
  if (!isDayPeriod(days)) return undefined;
  const start = (day: string) => new Date(instantAt(`${day} 00:00:00`, zone));
  const period = { from: start(days.from), until: start(addDays(days.until, 1)) };
  return await readStatement(on, playerId, period);
}

/**
 * The wallet of a player from one instant to another, from the entries of the ledger, in one
 * statement and so from one snapshot. The bets and wins of one round in the period are one line.
 *
 * @returns undefined if there are too many lines.
 */
async function readStatement(
  on: Reader,
  playerId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Statement | undefined> {
  const { rows } = await sql<Row>`
    with own as (
      select e.id, e.amount, e.balance_after, t.kind, t.subject, t.ref, t.posted_at,
        case when t.kind like 'round.%' then t.ref else e.id::text end as line
      from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.account_id = (
        select id from ledger_account where code = ${accounts.cash(playerId).code})
        and t.posted_at < ${until}
    ), lines as (
      select line, max(id) as id, -sum(amount)::bigint as amount
      from own where posted_at >= ${from}
      group by line order by max(id) limit ${MOST_LINES + 1}
    )
    select o.id, o.kind, l.amount, o.balance_after, o.subject, o.ref, o.posted_at,
      (select -coalesce(sum(amount), 0)::bigint from own where posted_at < ${from}) as opening
    from (select 1) one
    left join lines l on true
    left join own o on o.id = l.id
    order by o.id`.execute(on);
  const opening = rows[0]?.opening ?? 0n;
  const lines = rows.flatMap(({ id, kind, amount, balance_after, subject, ref, posted_at }) =>
    id === null ||
    kind === null ||
    amount === null ||
    balance_after === null ||
    subject === null ||
    ref === null ||
    posted_at === null
      ? []
      : [
          {
            id,
            type: getBillType(kind),
            kind,
            amount,
            balanceAfter: balance_after,
            subject,
            ref,
            at: posted_at,
          },
        ],
  );
  if (lines.length > MOST_LINES) return undefined;
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
  return { opening, closing, lines };
}
