import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

/** Screens are assembled from the kit: these limits only go down. */
const MAX_STYLE_SHEETS = 20;
const MAX_DISPLAYS = 20;

const app = `${root}packages/app/src/`;
const sheets = globSync('**/*.css.ts', { cwd: app }).sort();
const read = (file: string) => readFileSync(app + file, 'utf8');
const countDisplays = (source: string) => source.match(/\bdisplay: /g)?.length ?? 0;

it('has at most 20 style sheets in app', () => {
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.length).toBeLessThanOrEqual(MAX_STYLE_SHEETS);
});

it.each(sheets)('%s states in its first line why the kit is not enough', (file) => {
  expect(read(file)).toMatch(/^\/\/ .{20,}\.\n/);
});

const kit = `${root}packages/ui/src/`;
const comparisons = readFileSync(`${kit}testing/variants.test.ts`, 'utf8');

/** `buttonCss.root` for the recipe `root` of Button.css.ts. */
const recipes = globSync('**/*.css.ts', { cwd: kit }).flatMap((file) => {
  const sheet = basename(file, '.css.ts');
  const namespace = `${sheet[0]?.toLowerCase()}${sheet.slice(1)}Css`;
  const exported = readFileSync(kit + file, 'utf8').matchAll(/^export const (\w+) = recipe\(/gm);
  return [...exported].map(([, name]) => `${namespace}.${name}`);
});

it('compares the names of every recipe with the unions in the props', () => {
  expect(recipes.length).toBeGreaterThan(20);
  expect(recipes.filter((recipe) => !comparisons.includes(`typeof ${recipe},`))).toEqual([]);
});

it('uses the kit for layout, at most 20 display declarations', () => {
  const total = sheets.reduce((sum, file) => sum + countDisplays(read(file)), 0);
  expect(total).toBeLessThanOrEqual(MAX_DISPLAYS);
  const components = globSync('**/*.tsx', { cwd: app });
  expect(components.filter((file) => countDisplays(read(file)) > 0)).toEqual([]);
});

it('sets inline styles only to values that are known at run time', () => {
  const components = globSync('**/*.tsx', { cwd: app }).filter(
    (file) => !file.includes('.stories.'),
  );
  const constants = components.flatMap((file) => {
    const styles = read(file).matchAll(/style=\{\{([^}]*)\}/g);
    return [...styles].filter(([, body]) => /: *['"\d-]/.test(body ?? '')).map(() => file);
  });
  expect(constants).toEqual([]);
});
