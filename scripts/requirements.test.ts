import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { extractRequirements, findWeight } from '../.storybook/requirements.ts';
import { root } from './lib/run.ts';

const kit = `${root}packages/ui/src`;

it('extracts the requirements of a SPEC.md without the names of their tests', () => {
  const markdown = [
    '# Thing',
    '',
    '- MUST open. [test: opens] [story: Opens]',
    '- MUST close',
    '  at last. [test: closes]',
    '- SHOULD be pretty.',
  ].join('\n');
  expect(extractRequirements(markdown)).toMatch(/^- MUST open\.\n- MUST close\n {2}at last\./);
});

it.each(
  globSync(`${kit}/*/SPEC.md`)
    .sort()
    .map((file) => [basename(dirname(file)), file]),
)('%s has requirements without references to tests and to other documents', (_name, file) => {
  const points = extractRequirements(readFileSync(file, 'utf8'));
  expect(points).toMatch(/^- .*\bMUST\b/m);
  expect(points).not.toMatch(/\[(test|story):|^# |docs\//m);
});

it.each(
  globSync(`${kit}/*/SPEC.md`)
    .sort()
    .map((file) => [basename(dirname(file)), file]),
)('%s states what it is built on', (_name, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^(- )?Built on: .+\.$/m);
});

it('imports no internal modules of Radix', () => {
  const sources = globSync(`${root}packages/*/src/**/*.{ts,tsx}`);
  const importing = sources.filter((file) => /radix-ui\/internal/.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(importing).toEqual([]);
});

it('reads the size of a component from the bench report', () => {
  const report = readFileSync(`${root}docs/bench/weights.md`, 'utf8');
  const [kB] = /\| Button \| [\d.]+ \| [\d.]+ \|/.exec(report) ?? [];
  const [script = 0, style = 0] = (kB?.match(/[\d.]+/g) ?? []).map(Number);
  expect(script).toBeGreaterThan(0);
  expect(findWeight(report, 'Button')).toBeCloseTo(script + style);
  expect(findWeight(report, 'Nothing')).toBeUndefined();
});
