import { expect, it } from 'vitest';
import { getPeriodDays, isDayPeriod } from './bill-period.ts';

const ZONE = 'Asia/Manila';
/** 1 March in Manila, still 29 February in UTC. */
const NOW = Date.parse('2028-02-29T16:30:00Z');

it.each([
  ['today', '2028-03-01', '2028-03-01'],
  ['yesterday', '2028-02-29', '2028-02-29'],
  ['last7Days', '2028-02-24', '2028-03-01'],
  ['last30Days', '2028-02-01', '2028-03-01'],
  ['lastMonth', '2028-02-01', '2028-02-29'],
  ['last3Months', '2028-01-01', '2028-03-01'],
  ['last12Months', '2027-04-01', '2028-03-01'],
] as const)('gives the days of %s in the zone of the site', (period, from, until) => {
  expect(getPeriodDays(period, {}, NOW, ZONE)).toEqual({ from, until });
});

it('takes custom days that exist, are in order and at most 366', () => {
  const leapYear = { from: '2028-01-01', until: '2028-12-31' };
  expect(getPeriodDays('custom', leapYear, NOW, ZONE)).toEqual(leapYear);
  expect(isDayPeriod({ from: '2028-01-01', until: '2029-01-01' })).toBe(false);
  expect(isDayPeriod({ from: '2028-01-02', until: '2028-01-01' })).toBe(false);
  expect(isDayPeriod({ from: '2027-02-29', until: '2027-03-01' })).toBe(false);
  expect(isDayPeriod({ from: '2028-01-01' })).toBe(false);
});
