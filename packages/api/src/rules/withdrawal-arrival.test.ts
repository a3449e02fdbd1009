import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withdrawalArrival } from './withdrawal-arrival.ts';
import { instantAt, inZone, isLocalTime, isoDayAt, isZone, startOfDay } from './zone.ts';

const MANILA = 'Asia/Manila';
const at = (day: string, time: string, zone = MANILA): number =>
  instantAt(`${day} ${time}:00`, zone);

describe('withdrawal arrival (docs/product.md: Business constants and limits, product decision 34)', () => {
  it.each([
    ['Wednesday', '2026-11-18', '10:00', '2026-11-19'],
    ['Monday', '2026-11-16', '00:00', '2026-11-17'],
    ['Friday night', '2026-11-20', '23:59', '2026-11-21'],
    ['Saturday', '2026-11-21', '00:00', '2026-11-23'],
    ['Sunday', '2026-11-22', '23:59', '2026-11-23'],
    ['the last day of a year', '2026-12-31', '12:00', '2027-01-01'],
    ['the day before a leap day', '2028-02-28', '12:00', '2028-02-29'],
  ])('requested on %s (%s %s) it arrives on %s, 18:00', (_, day, time, arrival) => {
    expect(withdrawalArrival(at(day, time), MANILA)).toBe(at(arrival, '18:00'));
  });

  it('skips holidays', () => {
    const asked = at('2026-12-24', '09:00');
    expect(withdrawalArrival(asked, MANILA, ['2026-12-25'])).toBe(at('2026-12-26', '18:00'));
    expect(withdrawalArrival(asked, MANILA, ['2026-12-26', '2026-12-25'])).toBe(
      at('2026-12-27', '18:00'),
    );
    expect(withdrawalArrival(asked, MANILA, ['2026-12-24'])).toBe(at('2026-12-25', '18:00'));
  });

  it('counts days in the site’s time zone, not the server’s', () => {
    const saturdayInManila = Date.UTC(2026, 10, 20, 16, 30);
    expect(withdrawalArrival(saturdayInManila, MANILA)).toBe(at('2026-11-23', '18:00'));
    expect(withdrawalArrival(saturdayInManila, 'UTC')).toBe(Date.UTC(2026, 10, 21, 18));
  });

  it('accepts a time zone as an offset', () => {
    const asked = at('2026-11-18', '10:00');
    expect(withdrawalArrival(asked, 'UTC+8')).toBe(withdrawalArrival(asked, MANILA));
    expect(withdrawalArrival(asked, '+06:30')).toBe(withdrawalArrival(asked, 'Asia/Yangon'));
  });

  it('is always at 18:00, later, within three days without holidays, and never on a holiday', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
    const zone = fc.constantFrom(MANILA, 'Asia/Bangkok', 'Asia/Yangon', 'Europe/Berlin', 'UTC-03');
    fc.assert(
      fc.property(instant, zone, fc.boolean(), (asked, place, holiday) => {
        const free = withdrawalArrival(asked, place);
        const closed = holiday ? [isoDayAt(free, place)] : [];
        const arrival = withdrawalArrival(asked, place, closed);
        expect(inZone(arrival, place).format('HH:mm:ss')).toBe('18:00:00');
        expect(arrival).toBeGreaterThan(asked);
        expect(arrival - asked).toBeLessThan((holiday ? 4 : 3) * 86_400_000);
        expect(closed).not.toContain(isoDayAt(arrival, place));
      }),
    );
  });
});

describe('time zones', () => {
  it('formats an instant and parses it back', () => {
    const zone = fc.constantFrom(MANILA, 'Asia/Yangon', 'Asia/Kathmandu', 'UTC+8', 'GMT-5');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), zone, (seconds, place) => {
        const local = inZone(seconds * 1000, place).format('YYYY-MM-DD HH:mm:ss');
        expect(instantAt(local, place)).toBe(seconds * 1000);
      }),
    );
  });

  it('starts a day at its first midnight, also on days of 23 and 25 hours', () => {
    const berlin = 'Europe/Berlin';
    for (const day of ['2026-03-29', '2026-10-25', '2026-11-21']) {
      expect(startOfDay(at(day, '12:00', berlin), berlin)).toBe(at(day, '00:00', berlin));
    }
    expect(startOfDay(Date.UTC(2026, 10, 20, 16, 30), 'UTC+8')).toBe(Date.UTC(2026, 10, 20, 16));
  });

  it('shifts a skipped time by one hour', () => {
    const berlin = (day: string, time: string) => at(day, time, 'Europe/Berlin');
    expect(berlin('2026-03-29', '02:30')).toBe(Date.UTC(2026, 2, 29, 1, 30));
    expect(berlin('2026-03-29', '01:59')).toBe(Date.UTC(2026, 2, 29, 0, 59));
    expect(berlin('2026-03-29', '03:00')).toBe(Date.UTC(2026, 2, 29, 1, 0));
  });

  it('rejects an unknown time zone', () => {
    expect(() => inZone(0, 'Asia/Atlantis')).toThrow(RangeError);
    expect(['Asia/Atlantis', 'Asia/Manila', 'UTC+8'].map(isZone)).toEqual([false, true, true]);
  });

  it('accepts only times that exist in the calendar', () => {
    expect(isLocalTime('2026-11-30 23:59:59')).toBe(true);
    expect(isLocalTime('2028-02-29 00:00:00')).toBe(true);
    expect(isLocalTime('2026-02-29 00:00:00')).toBe(false);
    expect(isLocalTime('2026-11-30 24:00:00')).toBe(false);
    expect(isLocalTime('2026-13-01 00:00:00')).toBe(false);
  });
});
