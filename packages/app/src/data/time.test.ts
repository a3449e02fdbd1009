import { describe, expect, it } from 'vitest';
import { showTime, timeOf } from './time.ts';

const manila = { locale: 'en_US', zone: 'Asia/Manila' } as const;

describe('times (section 9, decisions 3 and 28)', () => {
  it('reads ten digits as seconds, ISO 8601 as it is, and wall clocks as UTC+8', () => {
    const noon = Date.UTC(2026, 10, 20, 4);
    expect(timeOf(noon / 1000)).toBe(noon);
    expect(timeOf(String(noon / 1000))).toBe(noon);
    expect(timeOf('2026-11-20T04:00:00Z')).toBe(noon);
    expect(timeOf('2026-11-20 12:00:00')).toBe(noon);
  });

  it("shows them in the site's zone, deadlines with its name", () => {
    expect(showTime('2026-11-20T23:30:00Z', 'day', manila)).toBe('Nov 21, 2026');
    expect(showTime('2026-11-20T23:30:00Z', 'deadline', manila)).toContain('GMT+8');
    expect(
      showTime('2026-11-20T23:30:00Z', 'day', { locale: 'th_TH', zone: 'Asia/Bangkok' }),
    ).toContain('21');
  });

  it('shows a dash for what is no time', () => {
    expect(showTime('soon', 'day', manila)).toBe('–');
  });
});
