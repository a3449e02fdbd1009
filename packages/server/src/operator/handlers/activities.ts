import { toDecimal, toMinor } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { isUniqueViolation } from '../../core/database/errors.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { type ActivityTables, reviewApplication } from '../../domains/activities/index.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { activities } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import { mergeTexts, pickField } from './localized-fields.ts';

const fields = ['title', 'text', 'content'] as const;
type Row = Selectable<ActivityTables['activity']>;

/** Activities, and the review of applications. */
export function answerActivities(core: Core, routes: OperatorRoutes): void {
  const { clock } = core;

  routes.read(activities.listActivities, async ({ db }) => {
    const { currencyExponent } = await readSite(db);
    const rows = await db.selectFrom('activity').selectAll().orderBy('position').execute();
    return { rows: rows.map((row) => toView(row, currencyExponent)), total: rows.length };
  });

  routes.change(activities.addActivity, async ({ trx, args }) => {
    const { id, kind, art, color, code = null, requiredDays = null } = args;
    const { countryTimezone: zone, currencyExponent } = await readSite(trx);
    if ((kind === 'attend') !== (requiredDays !== null)) {
      throw new OperatorRefusal(422, 'requiredDays: belongs to an activity of the kind attend');
    }
    const { last } = await trx
      .selectFrom('activity')
      .select((select) => select.fn.max('position').as('last'))
      .executeTakeFirstOrThrow();
    const startsAt = args.from === undefined ? new Date(clock.now()) : toMoment(args.from, zone);
    await trx
      .insertInto('activity')
      .values({
        id,
        kind,
        art,
        color,
        code,
        required_days: requiredDays,
        position: (last ?? 0) + 1,
        texts: JSON.stringify(mergeTexts({}, fields, args)),
        prize: toPrize(args.prize, currencyExponent),
        starts_at: startsAt,
        ends_at: getEnd(startsAt, toMoment(args.until, zone)),
      })
      .execute()
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) {
          throw new OperatorRefusal(409, `id: there is an activity ${id}`);
        }
        throw error;
      });
    const answer = toView(await lock(trx, id), currencyExponent);
    return { answer, subject: `activity:${id}`, after: answer };
  });

  routes.change(activities.setActivity, async ({ trx, args }) => {
    const { id, art, code, requiredDays, until, prize, hidden } = args;
    const { countryTimezone: zone, currencyExponent } = await readSite(trx);
    const before = await lock(trx, id);
    if (requiredDays !== undefined && before.kind !== 'attend') {
      throw new OperatorRefusal(422, 'requiredDays: belongs to an activity of the kind attend');
    }
    await trx
      .updateTable('activity')
      .set({
        texts: JSON.stringify(mergeTexts(before.texts, fields, args)),
        ...(art !== undefined && { art }),
        ...(code !== undefined && { code }),
        ...(hidden !== undefined && { hidden }),
        ...(requiredDays !== undefined && { required_days: requiredDays }),
        ...(prize !== undefined && { prize: toPrize(prize, currencyExponent) }),
        ...(until !== undefined && {
          ends_at: getEnd(before.starts_at, toMoment(until, zone)),
        }),
      })
      .where('id', '=', id)
      .execute();
    const answer = toView(await lock(trx, id), currencyExponent);
    const old = toView(before, currencyExponent);
    return { answer, subject: `activity:${id}`, before: old, after: answer };
  });

  routes.read(activities.listApplications, async ({ db, args: { state, page, limit } }) => {
    const { rows, total } = await readPage(
      applications(db).where('a.state', '=', state).orderBy('a.applied_at').orderBy('a.player_id'),
      { page, limit },
    );
    return { rows: rows.map(toApplication), total };
  });

  routes.act(activities.reviewApplication, async ({ args, actor }) => {
    await reviewApplication(core, { ...args, actor });
    const row = await applications(core.db)
      .where('a.activity_id', '=', args.activityId)
      .where('a.player_id', '=', args.playerId)
      .executeTakeFirstOrThrow();
    return toApplication(row);
  });

  function toMoment(text: string, zone: string): Date {
    return readMoment(text, clock.now(), zone);
  }
}

function applications(on: Reader) {
  return on
    .selectFrom('activity_application as a')
    .innerJoin('player as p', 'p.id', 'a.player_id')
    .selectAll('a')
    .select('p.username');
}

type Application = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>;

function toApplication(row: Application) {
  return {
    activityId: row.activity_id,
    playerId: row.player_id,
    player: row.username,
    state: row.state,
    note: row.note,
    answer: row.answer,
    appliedAt: row.applied_at.toISOString(),
    decidedBy: row.decided_by,
  };
}

async function lock(trx: Trx, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound(`activity “${id}”`);
  return row;
}

function toView(row: Row, exponent: number) {
  return {
    activityId: row.id,
    kind: row.kind,
    title: pickField(row.texts, 'title'),
    text: pickField(row.texts, 'text'),
    content: pickField(row.texts, 'content'),
    art: row.art,
    prize: toDecimal(row.prize, exponent),
    code: row.code,
    requiredDays: row.required_days,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    hidden: row.hidden,
  };
}

/** @throws OperatorRefusal 422 */
function getEnd(startsAt: Date, endsAt: Date): Date {
  if (endsAt <= startsAt) throw new OperatorRefusal(422, 'until: must be after the start');
  return endsAt;
}

/** @throws OperatorRefusal 422 unless it is an amount of the currency above zero. */
function toPrize(amount: string, exponent: number): bigint {
  try {
    const minor = toMinor(amount, exponent);
    if (minor > 0n) return minor;
  } catch {
    // Refused below.
  }
  throw new OperatorRefusal(422, `prize: ${amount} is no amount in the site’s currency`);
}
