import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const FOLDERS = [
  'ledger',
  'domains/payments',
  'domains/withdrawals',
  'domains/wallet',
  'domains/play',
];
/** Operations that convert text to a float, or round one. */
const FLOATS =
  /\bparseFloat\b|\bNumber\(|\bMath\.(round|floor|ceil|trunc)\b|\.toFixed\(|\bparseInt\b/;
/** A count is not an amount. */
const COUNTS = /Number\((total|count\.total|used|bills|row\.bills)\)/;

it.each(FOLDERS)('S2 %s has no float for money', (room) => {
  const folder = join(SOURCE, room);
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'));
  const lines = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .map((line, index) => `${name}:${index + 1} ${line.trim()}`),
  );
  expect(lines.filter((line) => FLOATS.test(line) && !COUNTS.test(line))).toEqual([]);
});
