import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type ViewportSize,
} from 'playwright-core';
import { NOW } from '../../.storybook/clock.ts';
import { type Mode, viewports } from '../../.storybook/modes.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { run } from './run.ts';

/** The origin of the built Storybook in a browser set up by `serveStorybook`. */
export const ORIGIN = 'http://storybook.invalid';
/** Time without changes after which a page counts as settled, in ms. */
const REST_MS = 150;
/** The highest picture, in px; what a longer page shows below are further rows of the same list. */
const MAX_HEIGHT = 8_000;

/** Builds the Storybook of a checkout, without docs. @throws {Error} when the build fails */
export async function buildStorybook(root: string, into: string): Promise<void> {
  const command = join(root, 'node_modules/.bin/storybook');
  const args = ['build', '--test', '--loglevel', 'warn', '--output-dir', into];
  const code = await run(command, args, { cwd: root, env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
  if (code !== 0) throw new Error(`The Storybook of ${root} could not be built`);
}

export interface TakeOptions {
  modes: Readonly<Record<string, Mode>>;
  /** Only stories whose id contains this text. */
  only: string | undefined;
  /** The time of the device, on which no picture may depend. Default that of the stories. */
  now?: Date | undefined;
  onPicture: (name: string, png: Buffer) => void;
}

/** Takes screenshots of the stories with enabled snapshots, in each mode. */
export async function takePictures(folder: string, options: TakeOptions): Promise<void> {
  const served = await serveStorybook(folder);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: [
      ...chromiumFlags,
      ...served.flags,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  });
  try {
    const stories = await storiesToTake(browser, options.only);
    const queue = Object.entries(options.modes);
    const worker = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await takeMode(browser, stories, next, options);
      }
    };
    await Promise.all([worker(), worker()]);
  } finally {
    await browser.close();
    served.close();
  }
}

async function takeMode(
  browser: Browser,
  stories: readonly Taken[],
  [modeName, { viewport, ...globals }]: [string, Mode],
  { onPicture, now }: TakeOptions,
): Promise<void> {
  const { width, height } = viewports[viewport].styles;
  const size = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  const context = await openContext(browser, size, now);
  const page = await context.newPage();
  const written = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  for (const { id, modes } of stories) {
    if (!modes.includes(modeName)) continue;
    const query = new URLSearchParams({ id, viewMode: 'story', globals: written.join(';') });
    await page.goto(`${ORIGIN}/iframe.html?${query}`);
    await atRest(page);
    const isEnlarged = await showWholePage(page, size);
    onPicture(
      `${id} in ${modeName}`,
      await page.screenshot({ animations: 'disabled', caret: 'hide' }),
    );
    if (isEnlarged) await page.setViewportSize(size);
  }
  await context.close();
}

/**
 * Makes the window as high as the page, which may load more while more of it is seen. Playwright's
 * `fullPage` does so too, but takes the picture before windowed lists have placed their rows.
 * @returns whether the window has another size now
 */
async function showWholePage(page: Page, { width, height }: ViewportSize): Promise<boolean> {
  let shown = height;
  for (;;) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    const next = Math.min(Math.max(needed, shown), MAX_HEIGHT);
    if (next === shown) return shown !== height;
    shown = next;
    await page.setViewportSize({ width, height: shown });
    await atRest(page);
  }
}

async function openContext(
  browser: Browser,
  viewport: { width: number; height: number },
  now = NOW,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript(() => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
  });
  return context;
}

/** Content types; browsers reject modules and style sheets of another type. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** Browser flags that map `ORIGIN` to the folder and block all other hosts. */
  flags: string[];
  close(): void;
}

/**
 * Serves a built Storybook over HTTP. Intercepted requests are not cached by the browser, which
 * would double the time of a screenshot.
 */
export async function serveStorybook(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', ORIGIN).pathname));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  const rules = `MAP ${new URL(ORIGIN).hostname} 127.0.0.1:${address.port}, MAP * ~NOTFOUND`;
  return {
    flags: [`--host-resolver-rules=${rules}`],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Preview {
  /** Set once the index of stories has loaded. */
  storeInitializationPromise: Promise<void>;
  extract(): Promise<Record<string, { parameters: Parameters }>>;
  currentRender?: { phase?: string };
}

interface Parameters {
  chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> };
}

interface Taken {
  id: string;
  /** Modes with a screenshot. */
  modes: readonly string[];
}

async function storiesToTake(browser: Browser, only: string | undefined): Promise<Taken[]> {
  const context = await openContext(browser, { width: 390, height: 844 });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/iframe.html`);
  const isReady = () => '__STORYBOOK_PREVIEW__' in window;
  await page.waitForFunction(isReady);
  const stories = await page.evaluate(async () => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
    await preview.storeInitializationPromise;
    return Object.entries(await preview.extract()).flatMap(([id, { parameters }]) => {
      const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
      const taken = Object.keys(modes).filter((name) => !modes[name]?.disable);
      return disableSnapshot === false ? [{ id, modes: taken }] : [];
    });
  });
  await context.close();
  return stories
    .filter(({ id }) => only === undefined || id.includes(only))
    .sort((a, b) => a.id.localeCompare(b.id));
}

/**
 * Waits until the story is rendered and played, poppers are placed, fonts and images have loaded and
 * nothing changes.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview = (window as unknown as { __STORYBOOK_PREVIEW__?: Preview })
      .__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase ?? '';
    return ['completed', 'finished', 'errored'].includes(phase);
  });
  // Radix keeps a popper above the page until it is placed.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[data-radix-popper-content-wrapper]')).every(
      (popper) => popper.getBoundingClientRect().bottom > 0,
    ),
  );
  // A call that hangs is indicated after a while.
  await page.waitForFunction(
    () => document.querySelector('[role="status"][data-state="waiting"]') === null,
  );
  await page.evaluate(async (restMs) => {
    const load = async () => {
      await document.fonts.ready;
      const images = [...document.images].filter((image) => image.loading !== 'lazy');
      await Promise.allSettled(images.map((image) => image.decode()));
    };
    // Before the rest: components measure themselves again with the fonts of their text.
    await load();
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, restMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, restMs);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await load();
  }, REST_MS);
}
