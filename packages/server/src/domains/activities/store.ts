import type { Locale } from '@parlor/api/constants';
import type { Activity, ActivityDetail } from '@parlor/api/entities/activity';
import { isoDayAt, toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import type { Core } from '../../platform/core.ts';
import { inLanguage } from '../content/index.ts';
import { getArtUrl } from '../games/index.ts';
import { findByScope } from '../rewards/index.ts';
import { readSite } from '../site/index.ts';
import type { ActivityApplicationTable, ActivityTable } from './tables.ts';

export type ActivityRow = Selectable<ActivityTable>;

/** Scope of the prize: one per activity and player (domain: Transfers). */
export const getScope = (activityId: string, playerId: string) => `act:${activityId}:${playerId}`;

export function getStatus(row: ActivityRow, now: number): Activity['status'] {
  if (now < row.starts_at.getTime()) return 'upcoming';
  return now < row.ends_at.getTime() ? 'open' : 'ended';
}

/** A player's part in an activity. */
interface Progress {
  readonly days: readonly string[];
  readonly application: Selectable<ActivityApplicationTable> | undefined;
  readonly paidAt: Date | null;
}

async function readProgress(on: Reader, activityId: string, playerId: string): Promise<Progress> {
  const days = await on
    .selectFrom('activity_attendance')
    .select('day')
    .where('activity_id', '=', activityId)
    .where('player_id', '=', playerId)
    .orderBy('day')
    .execute();
  const application = await on
    .selectFrom('activity_application')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const prize = await findByScope(on, getScope(activityId, playerId));
  return { days: days.map(({ day }) => day), application, paidAt: prize?.finished_at ?? null };
}

function getButton(
  { kind }: ActivityRow,
  { days, application, paidAt }: Progress,
  today: string,
): Activity['button'] {
  if (paidAt) return 'claimed';
  if (kind === 'claim') return 'claim';
  const isDone = kind === 'attend' ? days.includes(today) : application !== undefined;
  return isDone ? 'attended' : 'confirmAttend';
}

/** The activities that a page shows, open ones first; with the player's progress, if there is one. */
export async function listActivities(
  core: Core,
  view: { playerId: string | undefined; locale: Locale; page: number; limit: number },
): Promise<{ rows: Activity[]; total: number }> {
  const now = core.clock.now();
  const order = ['open', 'upcoming', 'ended'];
  const visible = await core.db
    .selectFrom('activity')
    .selectAll()
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const sorted = visible.toSorted(
    (left, right) => order.indexOf(getStatus(left, now)) - order.indexOf(getStatus(right, now)),
  );
  const start = (view.page - 1) * view.limit;
  const rows: Activity[] = [];
  for (const row of sorted.slice(start, start + view.limit)) {
    const {
      content: _,
      prize: _prize,
      needsCode: _code,
      attendedDays: _days,
      ...rest
    } = await toDetail(core, row, view);
    const { requiredDays: _required, application: _application, paidAt: _paid, ...line } = rest;
    rows.push(line);
  }
  return { rows, total: visible.length };
}

export async function findActivity(on: Reader, id: string): Promise<ActivityRow | undefined> {
  return await on
    .selectFrom('activity')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', false)
    .executeTakeFirst();
}

/** One activity in full. */
export async function toDetail(
  core: Core,
  row: ActivityRow,
  { playerId, locale }: { playerId: string | undefined; locale: Locale },
): Promise<ActivityDetail> {
  const { db, clock } = core;
  const { countryTimezone, currencyExponent } = await readSite(db);
  const progress: Progress =
    playerId === undefined
      ? { days: [], application: undefined, paidAt: null }
      : await readProgress(db, row.id, playerId);
  const { days, application, paidAt } = progress;
  const text = inLanguage(row.texts, locale);
  return {
    activityId: row.id,
    activityName: text?.title ?? row.id,
    kind: row.kind,
    image: getArtUrl(core)(row.art),
    color: row.color,
    text: text?.text ?? '',
    status: getStatus(row, clock.now()),
    button: getButton(row, progress, isoDayAt(clock.now(), countryTimezone)),
    startTime: row.starts_at.toISOString(),
    endTime: row.ends_at.toISOString(),
    content: text?.content ?? '',
    prize: toDecimal(row.prize, currencyExponent),
    needsCode: row.code !== null,
    attendedDays: [...days],
    requiredDays: row.required_days ?? 0,
    application: application
      ? {
          state: application.state,
          answer: application.answer,
          appliedAt: application.applied_at.toISOString(),
        }
      : null,
    paidAt: paidAt?.toISOString() ?? null,
  };
}
