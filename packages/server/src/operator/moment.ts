import { DAY_MS, HOUR_MS } from '@parlor/api/constants';
import { instantAt, isLocalTime } from '@parlor/api/rules';
import { OperatorRefusal } from './refusal.ts';

const UNIT_MS: Readonly<Record<string, number>> = { m: 60_000, h: HOUR_MS, d: DAY_MS };
const WALL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?$/;

/**
 * Parses a time as a person writes it: `+2h` from now; `2026-11-22 04:30` in the site's zone, where
 * a date alone means its start; ISO 8601 with a zone.
 *
 * @throws OperatorRefusal 422 for a time that does not exist.
 */
export function readMoment(text: string, now: number, zone: string): Date {
  const [, count, unit = ''] = /^\+(\d+)([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return new Date(now + Number(count) * (UNIT_MS[unit] ?? 0));
  const [, day, time = '00:00', second = ':00'] = WALL.exec(text) ?? [];
  if (day === undefined) return known(new Date(text), text);
  const local = `${day} ${time}${second}`;
  return known(new Date(isLocalTime(local) ? instantAt(local, zone) : Number.NaN), text);
}

function known(moment: Date, text: string): Date {
  if (Number.isNaN(moment.getTime())) throw new OperatorRefusal(422, `“${text}” is not a time`);
  return moment;
}
