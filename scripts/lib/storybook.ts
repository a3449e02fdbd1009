import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { run } from './run.ts';

/** Nobody listens there: each request is answered from the folder of the built Storybook. */
export const ORIGIN = 'http://storybook.invalid';
/** Saturday, in the middle of the day: what a story says about now never changes. */
const NOW = new Date('2026-11-21T04:00:00Z');
/** The page has come to rest when it has not changed for so long, in ms. */
const REST_MS = 150;

/** Builds the Storybook of a checkout, without docs. @throws when it cannot be built. */
export async function buildStorybook(root: string, into: string): Promise<void> {
  const command = join(root, 'node_modules/.bin/storybook');
  const args = ['build', '--test', '--loglevel', 'warn', '--output-dir', into];
  const code = await run(command, args, { cwd: root, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
  if (code !== 0) throw new Error(`The Storybook of ${root} could not be built`);
}

export interface TakeOptions {
  modes: Readonly<Record<string, Mode>>;
  /** Only stories whose id has this in it. */
  only: string | undefined;
  onPicture: (name: string, png: Buffer) => void;
}

/** Takes the pictures that are compared: stories whose snapshots are on, in each mode. */
export async function takePictures(folder: string, options: TakeOptions): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [...chromiumFlags, '--force-color-profile=srgb', '--font-render-hinting=none'],
  });
  try {
    const stories = await storiesToTake(browser, folder, options.only);
    const queue = Object.entries(options.modes);
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await takeMode(browser, folder, stories, next, options.onPicture);
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
  }
}

async function takeMode(
  browser: Browser,
  folder: string,
  stories: readonly Taken[],
  [modeName, { viewport, ...globals }]: [string, Mode],
  onPicture: TakeOptions['onPicture'],
): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  const context = await openContext(browser, folder, {
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
  });
  const page = await context.newPage();
  const written = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  for (const { id, without } of stories) {
    if (without.includes(modeName)) continue;
    const query = new URLSearchParams({ id, viewMode: 'story', globals: written.join(';') });
    await page.goto(`${ORIGIN}/iframe.html?${query}`);
    await atRest(page);
    onPicture(
      `${id} in ${modeName}`,
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    );
  }
  await context.close();
}

async function openContext(
  browser: Browser,
  folder: string,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  await answerFrom(context, folder);
  return context;
}

/** Answers a browser's requests to `ORIGIN` from the folder of a built Storybook, and no others. */
export async function answerFrom(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = join(folder, decodeURIComponent(pathname));
    if (origin !== ORIGIN || !existsSync(file) || !statSync(file).isFile()) return route.abort();
    return route.fulfill({ path: file });
  });
}

interface Preview {
  extract(): Promise<Record<string, { parameters: Parameters }>>;
  currentRender?: { phase?: string };
}

interface Parameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> };
}

interface Taken {
  id: string;
  /** Modes in which it is not compared. */
  without: readonly string[];
}

async function storiesToTake(
  browser: Browser,
  folder: string,
  only: string | undefined,
): Promise<Taken[]> {
  const context = await openContext(browser, folder, { width: 390, height: 844 });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/iframe.html`);
  const isReady = () => '__STORYBOOK_PREVIEW__' in window;
  await page.waitForFunction(isReady);
  const stories = await page.evaluate(async () => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    return Object.entries(await preview.extract()).flatMap(([id, { parameters }]) => {
      const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
      const without = Object.keys(modes).filter((name) => modes[name]?.disable);
      return disableSnapshot === false ? [{ id, without }] : [];
    });
  });
  await context.close();
  return stories
    .filter(({ id }) => only === undefined || id.includes(only))
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** Drawn, played to its end, its faces and pictures there, and nothing in it changing any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview })
      .__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase ?? '';
    return ['completed', 'finished', 'errored'].includes(phase);
  });
  await page.evaluate(async (restMs) => {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, restMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, restMs);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(images.map((image) => image.decode()));
  }, REST_MS);
}
