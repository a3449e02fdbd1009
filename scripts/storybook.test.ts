import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { themes } from '../packages/tokens/src/themes/index.ts';
import { chromiumFlags, findChromium } from './lib/chromium.ts';
import { root } from './lib/run.ts';
import { ORIGIN, type Served, serveStorybook } from './lib/storybook.ts';

/** A full Storybook build with one component; with all of them it would take minutes. */
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/storybook-'));
const built = join(folder, 'built');
const files = {
  'main.ts': `import all from '../../.storybook/main.ts';
export default { ...all, stories: ['../../packages/ui/src/Button/*.stories.tsx'] };
`,
  // Storybook reads the tags statically from the source.
  'preview.tsx': `import all from '../../.storybook/preview.tsx';
export default { ...all, tags: ['autodocs'] };
`,
  'manager.ts': `import '../../.storybook/manager.ts';
`,
};

/** In ms: the manager, the story and the docs load one after the other, on a machine that may be busy. */
const A_PAGE = 100_000;
const soon = { timeout: A_PAGE };

let said = '';
let served: Served;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const args = ['build', '--config-dir', folder, '--output-dir', built];
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/storybook'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  said = `${stdout}${stderr}`;
  expect(status, said).toBe(0);
  served = await serveStorybook(built);
  browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [...chromiumFlags, ...served.flags],
  });
  page = await newcomer();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page in a new browser context. */
async function newcomer(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  context.setDefaultTimeout(A_PAGE);
  return context.newPage();
}

/** A toolbar item, the option to choose and the resulting query of the address. */
const choices = [
  ['Theme', 'Theme: pink', 'theme:pink'],
  ['Appearance', 'Dark', 'appearance:dark'],
  ['Viewport size', 'Laptop, 1280', 'viewport.value:laptop'],
  ['Language', 'ไทย', 'locale:th'],
  ['Text size', 'Text 200 %', 'textSize:200'],
  ['Direction', 'Right to left', 'direction:rtl'],
] as const;

const tool = (name: string) =>
  page
    .getByRole('toolbar')
    .first()
    .getByRole('button', { name: new RegExp(`^${name}`) });
const story = () => page.frameLocator('#storybook-preview-iframe');
const globals = () => new URL(page.url()).searchParams.get('globals')?.split(';').sort() ?? [];

/** Theme, appearance, locale, font size and viewport of the rendered story. */
const getDocumentState = () =>
  story()
    .locator('html')
    .evaluate((html) => ({
      theme: html.dataset.theme,
      appearance: html.dataset.appearance,
      lang: html.getAttribute('lang'),
      dir: html.getAttribute('dir'),
      text: html.style.fontSize,
      width: html.clientWidth,
    }));

/** Converts `#rrggbb` to the format of computed styles. */
const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[0-9a-f]{2}/gi)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;

const asChosen = {
  theme: 'pink',
  appearance: 'dark',
  lang: 'th',
  dir: 'rtl',
  text: '200%',
  width: 1280,
};

it('keeps toolbar choices in the address, so that a link reproduces them', {
  timeout: 240_000,
}, async () => {
  await page.goto(`${ORIGIN}/index.html?path=/story/foundation-button--default`);
  await story().getByRole('button').first().waitFor();
  for (const [name, choice] of choices) {
    await tool(name).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  const written = choices.map(([, , global]) => global).sort();
  await expect.poll(globals, soon).toEqual(written);
  await expect.poll(getDocumentState, soon).toEqual(asChosen);

  const link = page.url();
  page = await newcomer();
  await page.goto(link);
  await expect.poll(getDocumentState, soon).toEqual(asChosen);
  expect(globals()).toEqual(written);
  await tool('Theme').click();
  await page.getByRole('option', { name: 'Theme: pink', selected: true }).waitFor();
});

it('shows description, type and control of each prop on the docs page', {
  timeout: 240_000,
}, async () => {
  page = await newcomer();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs`);
  const props = story().locator('.docblock-argstable tbody tr');
  const prop = (name: string) => props.filter({ hasText: new RegExp(`^${name}`) });
  await prop('tone').getByRole('combobox').selectOption('critical');
  await prop('loading').getByRole('button', { name: 'Set boolean' }).click();
  const descriptions = await props.locator('td:nth-child(2)').allInnerTexts();
  expect(descriptions.length).toBeGreaterThan(10);
  // A single line is the type without a description.
  expect(descriptions.filter((said) => !said.trim().includes('\n'))).toEqual([]);
  expect(descriptions.filter((said) => /\bunion\b/.test(said))).toEqual([]);
});

it('matches the manager and docs pages to the appearance of the stories', {
  timeout: 240_000,
}, async () => {
  page = await newcomer();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs`);
  const ground = (of: Locator) =>
    of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const grounds = () => Promise.all([ground(page.locator('body')), ground(paper)]);
  const paper = story().locator('.sbdocs-wrapper');
  const { light, dark } = themes.green;
  const asSeen = (theme: typeof light) => [rgb(theme.color.bg.sunken), rgb(theme.color.bg.surface)];
  await paper.waitFor();
  await expect.poll(grounds, soon).toEqual(asSeen(light));
  await tool('Appearance').click();
  await page.getByRole('option', { name: 'Dark', exact: true }).click();
  await expect.poll(grounds, soon).toEqual(asSeen(dark));
  // The link reproduces the choices.
  await page.reload();
  await expect.poll(grounds, soon).toEqual(asSeen(dark));
});

it('shows import, states and SPEC.md on the docs page', {
  timeout: 240_000,
}, async () => {
  page = await newcomer();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs&globals=theme:pink`);
  const docs = story().locator('.sbdocs-content');
  await docs.getByText("import { Button } from '@parlor/ui/Button';").waitFor();
  await docs.getByText(/^MUST activate by click/).waitFor();
  expect(await docs.textContent()).not.toContain('[test:');
  await docs.getByRole('link', { name: 'All its states on one sheet' }).click();
  await expect
    .poll(() => page.url(), soon)
    .toContain('path=/story/foundation-button-gallery--gallery');
  await expect.poll(globals, soon).toEqual(['theme:pink']);
});

it('builds without a warning from this repository', () => {
  const warnings = said
    .split('\n')
    .filter((line) => /\bwarn|▲/i.test(line))
    // From the runtime, about Storybook itself.
    .filter((line) => !/DeprecationWarning|--trace-deprecation/.test(line));
  expect(warnings).toEqual([]);
});
