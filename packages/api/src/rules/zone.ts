/** A moment as a clock on the wall of some place shows it. */
export interface WallClock {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const FIXED_OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/i;

/** Minutes east of UTC of a zone written as an offset (`UTC+8`, `+06:30`), else undefined. */
const fixedOffset = (zone: string): number | undefined => {
  const match = FIXED_OFFSET.exec(zone.trim());
  if (match === null) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
};

/**
 * What the clock shows at an instant in a zone.
 *
 * @param instant milliseconds since 1970-01-01T00:00Z
 * @param zone an IANA name (`Asia/Manila`) or an offset (`UTC+8`)
 * @throws RangeError when the zone is unknown
 */
export const toWallClock = (instant: number, zone: string): WallClock => {
  const offset = fixedOffset(zone);
  const shifted = offset === undefined ? instant : instant + offset * 60_000;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: offset === undefined ? zone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(shifted);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
};

const asUtc = (wall: WallClock): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);

/**
 * The instant at which a clock in a zone shows this. A time that the clocks skip is read as the one an
 * hour later; of a time that comes twice the first is meant.
 *
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export const toInstant = (wall: WallClock, zone: string): number => {
  const target = asUtc(wall);
  const offsetAt = (instant: number): number => asUtc(toWallClock(instant, zone)) - instant;
  const [before, after] = [offsetAt(target - 86_400_000), offsetAt(target + 86_400_000)];
  const first = target - Math.max(before, after);
  if (offsetAt(first) === Math.max(before, after)) return first;
  const second = target - Math.min(before, after);
  return offsetAt(second) === Math.min(before, after) ? second : target - before;
};

/** `2026-11-21`: the day of a wall clock, as holidays are listed. */
export const toIsoDay = (wall: Pick<WallClock, 'year' | 'month' | 'day'>): string =>
  `${String(wall.year).padStart(4, '0')}-${String(wall.month).padStart(2, '0')}-${String(wall.day).padStart(2, '0')}`;
