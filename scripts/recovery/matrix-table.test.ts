import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../lib/run.ts';
import { getMatrixTable } from './matrix-table.ts';

const normalize = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

it('is the table in docs/recovery-matrix.md', () => {
  const page = readFileSync(`${root}docs/recovery-matrix.md`, 'utf8');
  expect(normalize(page)).toContain(normalize(getMatrixTable()));
});
