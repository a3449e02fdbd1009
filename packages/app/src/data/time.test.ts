import { describe, expect, it } from 'vitest';
import { daysBetween, formatDay, parseInstant } from './time.ts';

describe('times (docs/product.md: Business constants and limits, product decisions 3 and 28)', () => {
  it('parses ten digits as seconds, ISO 8601, and wall-clock times as UTC+8', () => {
    const noon = Date.UTC(2026, 10, 20, 4);
    expect(parseInstant(noon / 1000)).toBe(noon);
    expect(parseInstant(String(noon / 1000))).toBe(noon);
    expect(parseInstant('2026-11-20T04:00:00Z')).toBe(noon);
    expect(parseInstant('2026-11-20 12:00:00')).toBe(noon);
  });

  it("formats days as yyyy-mm-dd in the site's zone", () => {
    expect(formatDay('2026-11-20T23:30:00Z', 'Asia/Manila')).toBe('2026-11-21');
    expect(formatDay('2026-11-20 23:30:00', 'Asia/Yangon')).toBe('2026-11-20');
    expect(formatDay('2026-11-21 00:30:00', 'Asia/Bangkok')).toBe('2026-11-20');
    expect(formatDay('soon', 'Asia/Manila')).toBe('–');
  });

  it('counts calendar days in the zone of the site', () => {
    const late = Date.parse('2026-11-20T15:59:00Z');
    expect(daysBetween(late, late + 60_000, 'Asia/Manila')).toBe(1);
    expect(daysBetween(late, late + 60_000, 'Asia/Yangon')).toBe(0);
  });
});
