import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { getPoints, getWeight } from '../.storybook/promises.ts';
import { root } from './lib/run.ts';

const kit = `${root}packages/ui/src`;

it('shows the points of a SPEC.md without the names of their tests', () => {
  const markdown = [
    '# Thing',
    '',
    '- MUST open. [test: opens] [story: Opens]',
    '- MUST close',
    '  at last. [test: closes]',
    '- SHOULD be pretty.',
  ].join('\n');
  expect(getPoints(markdown)).toMatch(/^- MUST open\.\n- MUST close\n {2}at last\./);
});

it.each(
  globSync(`${kit}/*/SPEC.md`)
    .sort()
    .map((file) => [basename(dirname(file)), file]),
)('%s has something to show, and no name of a test is left in it', (_name, file) => {
  const points = getPoints(readFileSync(file, 'utf8'));
  expect(points).toMatch(/^- .*\bMUST\b/m);
  expect(points).not.toMatch(/\[(test|story):|^# /m);
});

it.each(
  globSync(`${kit}/*/SPEC.md`)
    .sort()
    .map((file) => [basename(dirname(file)), file]),
)('%s says what it is built on', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^(- )?Built on: .+\.$/m);
});

it('takes nothing from the internal parts of Radix', () => {
  const sources = globSync(`${root}packages/*/src/**/*.{ts,tsx}`);
  const importing = sources.filter((file) => /radix-ui\/internal/.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(importing).toEqual([]);
});

it('knows what a component weighs from the report of the bench', () => {
  const report = readFileSync(`${root}docs/bench/ui.md`, 'utf8');
  const [kB] = /\| Button \| [\d.]+ \| [\d.]+ \|/.exec(report) ?? [];
  const [script = 0, style = 0] = (kB?.match(/[\d.]+/g) ?? []).map(Number);
  expect(script).toBeGreaterThan(0);
  expect(getWeight(report, 'Button')).toBeCloseTo(script + style);
  expect(getWeight(report, 'Nothing')).toBeUndefined();
});
