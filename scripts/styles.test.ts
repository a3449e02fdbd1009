import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

/** Screens are assembled from the kit. These limits only ever go down. */
const MAX_STYLE_SHEETS = 41;
const MAX_DISPLAYS = 60;

const app = `${root}packages/app/src/`;
const sheets = globSync(`${app}**/*.css.ts`).sort();
const read = (file: string) => readFileSync(file, 'utf8');
const displaysOf = (source: string) => source.match(/\bdisplay: /g)?.length ?? 0;

it('has few style sheets in app', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(MAX_STYLE_SHEETS);
});

it('lays app out with the kit, not with display', () => {
  const total = sheets.map((file) => displaysOf(read(file))).reduce((sum, count) => sum + count, 0);
  expect(total).toBeLessThanOrEqual(MAX_DISPLAYS);
  const components = globSync(`${app}**/*.tsx`);
  expect(components.filter((file) => displaysOf(read(file)) > 0)).toEqual([]);
});
