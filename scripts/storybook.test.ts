import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { themes } from '../packages/tokens/src/themes/index.ts';
import { chromiumFlags, findChromium } from './lib/chromium.ts';
import { root } from './lib/run.ts';
import { ORIGIN, type Served, serveStorybook } from './lib/storybook.ts';

/** A full Storybook build with one component and one screen; with all it would take minutes. */
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/storybook-'));
const built = join(folder, 'built');
const files = {
  'main.ts': `import all from '../../.storybook/main.ts';
const files = ['ui/src/Button/*.stories.tsx', 'app/src/screens/my-games/MyGames.stories.tsx'];
export default { ...all, stories: files.map((file) => '../../packages/' + file) };
`,
  // Storybook reads the tags statically from the source.
  'preview.tsx': `import all from '../../.storybook/preview.tsx';
export default { ...all, tags: ['autodocs'] };
`,
  'manager.ts': `import '../../.storybook/manager.ts';
`,
};

/** In ms: the manager, the story and the docs load one after the other, on a machine that may be busy. */
const PAGE_TIMEOUT = 100_000;
const patient = { timeout: PAGE_TIMEOUT };

let output = '';
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
  output = `${stdout}${stderr}`;
  expect(status, output).toBe(0);
  served = await serveStorybook(built);
  browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [...chromiumFlags, ...served.flags],
  });
  page = await openPage();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  served?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page in a new browser context. The previous one is closed: its stories would go on drawing. */
async function openPage(): Promise<Page> {
  await page?.context().close();
  const context = await browser.newContext({
    viewport: { width: 1600, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PAGE_TIMEOUT);
  return context.newPage();
}

/** A toolbar item, the option to choose and the resulting query of the URL. */
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
const readStory = () =>
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

const chosen = {
  theme: 'pink',
  appearance: 'dark',
  lang: 'th',
  dir: 'rtl',
  text: '200%',
  width: 1280,
};

it('keeps toolbar settings in the URL, so that a link reproduces them', {
  timeout: 240_000,
}, async () => {
  await page.goto(`${ORIGIN}/index.html?path=/story/foundation-button--default`);
  await story().getByRole('button').first().waitFor();
  for (const [name, choice] of choices) {
    await tool(name).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  const expected = choices.map(([, , global]) => global).sort();
  await expect.poll(globals, patient).toEqual(expected);
  await expect.poll(readStory, patient).toEqual(chosen);

  const link = page.url();
  page = await openPage();
  await page.goto(link);
  await expect.poll(readStory, patient).toEqual(chosen);
  expect(globals()).toEqual(expected);
  await tool('Theme').click();
  await page.getByRole('option', { name: 'Theme: pink', selected: true }).waitFor();
});

it('shows description, type and control of each prop on the docs page', {
  timeout: 240_000,
}, async () => {
  page = await openPage();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs`);
  const props = story().locator('.docblock-argstable tbody tr');
  const prop = (name: string) => props.filter({ hasText: new RegExp(`^${name}`) });
  await prop('tone').getByRole('combobox').selectOption('critical');
  await prop('loading').getByRole('button', { name: 'Set boolean' }).click();
  const cells = await props.locator('td:nth-child(2)').allInnerTexts();
  expect(cells.length).toBeGreaterThan(10);
  // A single line is the type without a description.
  expect(cells.filter((text) => !text.trim().includes('\n'))).toEqual([]);
  expect(cells.filter((text) => /\bunion\b/.test(text))).toEqual([]);
});

it('matches the manager and docs pages to the appearance of the stories', {
  timeout: 240_000,
}, async () => {
  page = await openPage();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs`);
  const readBackground = (of: Locator) =>
    of.evaluate((element) => getComputedStyle(element).backgroundColor);
  const readBackgrounds = () =>
    Promise.all([readBackground(page.locator('body')), readBackground(docsPage)]);
  const docsPage = story().locator('.sbdocs-wrapper');
  const { light, dark } = themes.green;
  const backgrounds = (theme: typeof light) => [
    rgb(theme.color.bg.sunken),
    rgb(theme.color.bg.surface),
  ];
  await docsPage.waitFor();
  await expect.poll(readBackgrounds, patient).toEqual(backgrounds(light));
  await tool('Appearance').click();
  await page.getByRole('option', { name: 'Dark', exact: true }).click();
  await expect.poll(readBackgrounds, patient).toEqual(backgrounds(dark));
  // The link reproduces the choices.
  await page.reload();
  await expect.poll(readBackgrounds, patient).toEqual(backgrounds(dark));
});

it('shows every part of a docs page', {
  timeout: 240_000,
}, async () => {
  page = await openPage();
  await page.goto(`${ORIGIN}/index.html?path=/docs/foundation-button--docs&globals=theme:pink`);
  const docs = story().locator('.sbdocs-content');
  // The last part to load.
  await docs.getByText(/^MUST activate by click/).waitFor();
  await docs.getByText("import { Button } from '@parlor/ui/Button';").first().waitFor();
  const headings = await docs.locator('h2').allInnerTexts();
  const parts = [
    'Playground',
    'Props',
    'States',
    'Do and don’t',
    'Keyboard',
    'Screen readers',
    'Content',
  ];
  expect(headings).toEqual(
    expect.arrayContaining([...parts, 'Related components', 'Source', 'Requirements']),
  );
  // Each numbered part of the figure has its number in the table.
  const numbers = await docs.locator('.anatomy .anatomy-number').allInnerTexts();
  expect(numbers.length).toBeGreaterThan(0);
  const table = docs.locator('table', { hasText: 'Purpose' });
  expect(await table.locator('.anatomy-number').allInnerTexts()).toEqual(numbers);
  expect(await docs.locator('button').allInnerTexts()).toContain('Withdraw ₱500');
  expect(await docs.textContent()).not.toContain('[test:');
  await docs.locator('a', { hasText: 'Gallery of all states' }).click();
  await expect
    .poll(() => page.url(), patient)
    .toContain('path=/story/foundation-button-gallery--gallery');
  await expect.poll(globals, patient).toEqual(['theme:pink']);
});

it('shows a screen as it opens, with its covers', {
  timeout: 240_000,
}, async () => {
  page = await openPage();
  await page.goto(`${ORIGIN}/index.html?path=/docs/screens-my-games--docs`);
  const screen = story().frameLocator('iframe.states');
  const covers = screen.getByRole('list', { name: 'Favorites' }).locator('img');
  await covers.first().waitFor();
  const readWidths = () =>
    covers.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(readWidths, patient).not.toContain(0);
  // The story's play function would choose another tab.
  const readPhase = () =>
    screen.locator('body').evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase;
    });
  await expect.poll(readPhase, patient).toBe('finished');
  const chosenTab = screen.getByRole('tab', { selected: true });
  expect(await chosenTab.textContent()).toBe('Favorites');
});

it('builds without a warning from this repository', () => {
  const warnings = output
    .split('\n')
    .filter((line) => /\bwarn|▲/i.test(line))
    // From the runtime, about Storybook itself.
    .filter((line) => !/DeprecationWarning|--trace-deprecation/.test(line));
  expect(warnings).toEqual([]);
});
