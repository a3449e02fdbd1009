import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Clock, toDate } from '../clock.ts';
import type { Trx } from '../database/schema.ts';

/** An operator cannot approve their own proposal, or one whose facts have changed. */
export class FourEyesError extends Error {
  override readonly name = 'FourEyesError';
}

export interface Decision {
  /** Such as `withdrawal.approve`. */
  readonly action: string;
  readonly subject: string;
  /** What is decided; both operators must decide the same. */
  readonly facts: Readonly<Record<string, string>>;
  /** `operator:<name>`. */
  readonly actor: string;
  readonly reason: string;
}

/**
 * Records a decision that needs two operators: the first proposes, a different one confirms. The
 * caller acts on `confirmed` in the same transaction.
 *
 * @throws FourEyesError if the same operator decides twice, or the facts differ.
 */
export async function decideByTwo(
  trx: Trx,
  clock: Clock,
  { action, subject, facts, actor, reason }: Decision,
): Promise<'proposed' | 'confirmed'> {
  const proposed = await trx
    .insertInto('operator_proposal')
    .values({
      id: randomUUID(),
      action,
      subject,
      facts: JSON.stringify(facts),
      proposed_by: actor,
      proposed_at: toDate(clock),
      reason,
      state: 'open',
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) =>
      // A literal: PostgreSQL finds no partial index for a parameter once it plans generically.
      conflict.columns(['action', 'subject']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (proposed) return 'proposed';
  const open = await trx
    .selectFrom('operator_proposal')
    .select(['id', 'proposed_by', 'facts'])
    .where('action', '=', action)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!open) throw new FourEyesError('another operator has decided meanwhile');
  if (open.proposed_by === actor) {
    throw new FourEyesError('a different operator must confirm this');
  }
  const isSame =
    Object.keys(open.facts).length === Object.keys(facts).length &&
    Object.entries(open.facts).every(([name, value]) => facts[name] === value);
  if (!isSame) {
    throw new FourEyesError(`${open.proposed_by} proposed something else: withdraw that first`);
  }
  await closeProposal(trx, clock, open.id, 'approved', actor);
  return 'confirmed';
}

/** Ends the open proposal of a subject, if there is one: the question is decided otherwise. */
export async function withdrawProposals(
  trx: Trx,
  clock: Clock,
  subject: string,
  actor: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('operator_proposal')
    .set({ state: 'withdrawn', decided_by: actor, decided_at: toDate(clock) })
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function closeProposal(
  trx: Trx,
  clock: Clock,
  id: string,
  state: 'approved' | 'withdrawn',
  actor: string,
): Promise<void> {
  await trx
    .updateTable('operator_proposal')
    .set({ state, decided_by: actor, decided_at: toDate(clock) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
