import { addDays, instantAt } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { getAccounts } from './accounts.ts';
import { BANK, getPayments } from './payments.ts';
import { getRounds } from './rounds.ts';
import type { Movement, Source } from './source.ts';

const ACTOR = 'system:reconciliation';
/** The reference of an account that was not compared. */
const NOT_COMPARED = 'not compared';

/** The result of comparing one day. Amounts in minor units. */
export interface DayCheck {
  readonly day: string;
  /** Their movements of the day. */
  readonly lines: number;
  readonly ours: bigint;
  /** Null: the party gives no statement. */
  readonly theirs: bigint | null;
  /** Open differences of the day. */
  readonly open: number;
}

/** The payment provider, the bank of the site's own accounts, and every game provider. */
export async function getSources(core: Core): Promise<readonly Source[]> {
  const settings = await readSite(core.db);
  const providers = Object.entries(core.outside.providers).map(([name, port]) =>
    getRounds(core, settings, name, port),
  );
  const hasAccounts = (settings.deposit.accounts ?? []).length > 0;
  return [
    getPayments(core, settings),
    ...(hasAccounts ? [getAccounts(core, settings)] : []),
    ...providers,
  ];
}

/**
 * Compares the postings of a day with the books of a third party, movement by movement and key by
 * key. Differences are listed for an operator; nothing is ever posted.
 *
 * @param day `2026-11-21`, in the site's zone.
 * @param party `bank`: the payment provider; `accounts`; or the name of a game provider.
 * @throws ApiError 404 for an unknown party; OutsideUnavailableError if it gives no statement.
 */
export async function checkDay(core: Core, day: string, party = BANK): Promise<DayCheck> {
  const source = (await getSources(core)).find((each) => each.party === party);
  if (!source) throw notFound();
  return await compareDay(core, day, source);
}

/** @throws OutsideUnavailableError if the party gives no statement. */
export async function compareDay(core: Core, day: string, source: Source): Promise<DayCheck> {
  const { db } = core;
  const { countryTimezone: zone } = await readSite(db);
  const start = (of: string) => new Date(instantAt(`${of} 00:00:00`, zone));
  const period = { from: start(day), until: start(addDays(day, 1)) };
  const { movements: theirs, cursor, notCompared = [] } = await source.readStatement(day, period);
  return await withTransaction(db, async (trx) => {
    const keys = theirs.map(({ key }) => key);
    const ours = await source.readPostings(trx, keys, period);
    const isOfDay = ({ at }: Movement) => at >= period.from && at < period.until;
    const sum = (all: readonly Movement[]) =>
      all.filter(isOfDay).reduce((total, { amount }) => total + amount, 0n);
    const isCompared = ({ channel }: Movement) => !notCompared.includes(channel);
    const found = [
      ...compare(ours.filter(isCompared), theirs, isOfDay),
      ...notCompared.map((channel) => ({
        channel,
        key: `statement:${day}`,
        reference: NOT_COMPARED,
        ours: sum(ours.filter((movement) => movement.channel === channel)),
        theirs: null,
      })),
    ];
    const open = await record(core, trx, { day, party: source.party }, found);
    const result = {
      lines: theirs.filter(isOfDay).length,
      ours: sum(ours),
      theirs: notCompared.length > 0 ? null : sum(theirs),
    };
    const row = { ...result, cursor, checked_at: toDate(core.clock) };
    await trx
      .insertInto('statement_check')
      .values({ day, party: source.party, ...row })
      .onConflict((again) => again.columns(['party', 'day']).doUpdateSet(row))
      .execute();
    return { day, ...result, open };
  });
}

interface Found extends Pick<Movement, 'channel' | 'key' | 'reference'> {
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
}

function compare(
  ours: readonly Movement[],
  theirs: readonly Movement[],
  isOfDay: (movement: Movement) => boolean,
): Found[] {
  const [booked, stated] = [ours, theirs].map(
    (all) => new Map(all.map((each) => [each.key, each])),
  );
  const keys = new Set([...ours, ...theirs].filter(isOfDay).map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [our, their] = [booked?.get(key), stated?.get(key)];
    const known = our ?? their;
    // A bet whose response was lost and that was rolled back is unknown to its provider.
    const isUndone = their === undefined && our?.isUndone;
    if (!known || isUndone || our?.amount === their?.amount) return [];
    const { channel, reference } = known;
    return [{ channel, key, reference, ours: our?.amount ?? null, theirs: their?.amount ?? null }];
  });
}

/**
 * Lists new differences, opens matched ones that differ again, and closes those that are none any
 * more. @returns how many are open
 */
async function record(
  { clock, logger }: Core,
  trx: Trx,
  { day, party }: { readonly day: string; readonly party: string },
  found: readonly Found[],
): Promise<number> {
  for (const difference of found) {
    const row = await trx
      .insertInto('statement_difference')
      .values({ ...difference, day, party, state: 'open', found_at: toDate(clock) })
      .onConflict((known) =>
        known
          .columns(['channel', 'key'])
          .doUpdateSet({ ...difference, day, state: 'open', closed_at: null, closed_by: null })
          .where('statement_difference.state', '=', 'matched'),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) continue;
    const isCompared = difference.reference !== NOT_COMPARED;
    logger.error(
      { day, party, ...difference },
      isCompared
        ? 'the books of a third party differ from the ledger'
        : 'a third party gives no statement of an account',
    );
    await recordAudit(trx, clock, {
      actor: ACTOR,
      action: isCompared ? 'reconciliation.difference' : 'reconciliation.notCompared',
      subject: `difference:${row.id}`,
      detail: { day, party, ...difference },
    });
  }
  const open = await trx
    .selectFrom('statement_difference')
    .select(['id', 'key'])
    .where('day', '=', day)
    .where('party', '=', party)
    .where('state', '=', 'open')
    .forUpdate()
    .execute();
  const matched = open.filter(({ key }) => !found.some((each) => each.key === key));
  for (const { id } of matched) {
    await close(trx, id, { state: 'matched', closed_at: toDate(clock), closed_by: ACTOR });
    const subject = `difference:${id}`;
    await recordAudit(trx, clock, { actor: ACTOR, action: 'reconciliation.matched', subject });
  }
  return open.length - matched.length;
}

async function close(
  trx: Trx,
  id: bigint,
  changes: { state: 'matched' | 'explained'; closed_at: Date; closed_by: string; reason?: string },
): Promise<void> {
  await trx
    .updateTable('statement_difference')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Closes a difference with an operator's explanation; corrections are posted separately.
 *
 * @throws ApiError 404, or 409 if it is closed.
 */
export async function explainDifference(
  { db, clock }: Core,
  id: bigint,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('statement_difference')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.state !== 'open') throw conflict();
    await close(trx, id, {
      state: 'explained',
      closed_at: toDate(clock),
      closed_by: actor,
      reason,
    });
    await recordAudit(trx, clock, {
      actor,
      action: 'reconciliation.explained',
      subject: `difference:${id}`,
      detail: { reason },
    });
  });
}
