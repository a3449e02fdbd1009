import { describe, expect, it } from 'vitest';
import { readMoment } from './moment.ts';

const now = Date.parse('2026-11-22T04:00:00Z');
const read = (text: string) => readMoment(text, now, 'Asia/Manila').toISOString();

describe('readMoment', () => {
  it.each([
    ['+90m', '2026-11-22T05:30:00.000Z'],
    ['+2h', '2026-11-22T06:00:00.000Z'],
    ['+3d', '2026-11-25T04:00:00.000Z'],
    ['2026-11-23', '2026-11-22T16:00:00.000Z'],
    ['2026-11-23 04:30', '2026-11-22T20:30:00.000Z'],
    ['2026-11-23T04:30:15', '2026-11-22T20:30:15.000Z'],
    ['2026-11-23T04:30:15Z', '2026-11-23T04:30:15.000Z'],
  ])('parses %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(['2026-11-31', '2026-13-01', '2026-11-23 24:00', '2026-11-23 10:60', 'tomorrow', '+2w'])(
    'rejects %s, which does not exist',
    (text) => {
      expect(() => read(text)).toThrow(`“${text}” is not a time`);
    },
  );
});
