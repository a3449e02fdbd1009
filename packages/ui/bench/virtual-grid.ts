import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

/**
 * How smoothly ten thousand tiles scroll on a phone four times slower than this machine.
 *
 *     node bench/virtual-grid.ts [rounds]
 *
 * In each round, in turn: an empty page with one moving square, then the grid, flung again and again
 * by a finger, with the browser's own momentum. Counted are the frames whose distance to the one
 * before is over 33 ms, as a share of all. Turns are short and many, because a machine with other
 * work to do is slow in spells: the shares are of all turns together. The grid should lose at most
 * one point against the empty page of the same run, and never be more than 1,500 elements.
 */

const ROUNDS = Number(process.argv[2] ?? 6);
const SLOW_MS = 33.4;
const SLOWDOWN = 4;
const WATCH_MS = 6_000;
/** How long the page runs on by itself before the next flick catches it. */
const MOMENTUM_MS = 500;
const ALLOWED_POINTS = 1;
const ALLOWED_ELEMENTS = 1_500;

interface Share {
  readonly frames: number;
  readonly slow: number;
  readonly worstMs: number;
}

const percent = ({ frames, slow }: Share): number => (100 * slow) / Math.max(1, frames);

/** Watches frames while `act` runs. */
async function watch(page: Page, act: () => Promise<void>): Promise<Share> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const look = (now: number): void => {
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { gaps });
  });
  await act();
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(2));
  return {
    frames: gaps.length,
    slow: gaps.filter((gap) => gap > SLOW_MS).length,
    worstMs: Math.round(Math.max(...gaps)),
  };
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

async function measureEmpty(browser: Browser, origin: string): Promise<Share> {
  const page = await open(browser, `${origin}/empty.html`);
  const share = await watch(page, () => page.waitForTimeout(WATCH_MS));
  await page.context().close();
  return share;
}

/** A finger that goes over most of the screen in a tenth of a second and lets go: the page runs on. */
async function flick(session: CDPSession, direction: 1 | -1): Promise<void> {
  const from = direction === -1 ? 740 : 140;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + direction * step * 70);
  await touch('touchEnd');
}

async function measureGrid(
  browser: Browser,
  origin: string,
): Promise<Share & { readonly elements: number; readonly way: number }> {
  const page = await open(browser, `${origin}/index.html`);
  const session = await page.context().newCDPSession(page);
  let elements = 0;
  const share = await watch(page, async () => {
    const end = performance.now() + WATCH_MS;
    for (let fling = 0; performance.now() < end; fling += 1) {
      // Down and down, and now and then back up: a person who looks for something.
      await flick(session, fling % 6 === 5 ? 1 : -1);
      await page.waitForTimeout(MOMENTUM_MS);
      elements = Math.max(
        elements,
        await page.evaluate(() => document.querySelectorAll('[role="grid"] *').length),
      );
    }
  });
  const way = await page.evaluate(() => Math.round(window.scrollY));
  await page.context().close();
  return { ...share, elements, way };
}

const root = fileURLToPath(new URL('virtual-grid', import.meta.url));
const config = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const covers = fileURLToPath(new URL('../../sandbox/assets/covers', import.meta.url));
const out = await mkdtemp(join(tmpdir(), 'parlor-virtual-grid-'));
const built = spawnSync(
  'vite',
  ['build', root, '--config', config, '--outDir', out, '--logLevel', 'error'],
  { stdio: 'inherit' },
);
if (built.status !== 0) throw new Error('The page could not be built.');
const emptyPage = await readFile(join(root, 'empty.html'));

/** Pictures as wide as a phone of this size asks for, as a platform sends them. */
const PICTURE_WIDTH = 240;

const browser = await chromium.launch({
  executablePath: process.env.PARLOR_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const pictures = await resized(
  await Promise.all((await readdir(covers)).map((name) => readFile(join(covers, name)))),
);

async function resized(originals: readonly Buffer[]): Promise<readonly Buffer[]> {
  const page = await browser.newPage();
  const smaller: Buffer[] = [];
  for (const original of originals) {
    const base64 = await page.evaluate(
      async ({ source, width }) => {
        const picture = await (await fetch(`data:image/webp;base64,${source}`)).blob();
        const bitmap = await createImageBitmap(picture, {
          resizeWidth: width,
          resizeQuality: 'high',
        });
        const canvas = document.createElement('canvas');
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
      },
      { source: original.toString('base64'), width: PICTURE_WIDTH },
    );
    smaller.push(Buffer.from(base64, 'base64'));
  }
  await page.close();
  return smaller;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const send = (type: string, body: Buffer) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(body);
  // Each tile has a picture of its own address, as it has in life.
  if (path.startsWith('/covers/')) {
    const picture = pictures[Number(path.slice('/covers/'.length)) % pictures.length];
    if (picture) send('image/webp', picture);
    return;
  }
  if (path === '/empty.html') {
    send('text/html', emptyPage);
    return;
  }
  readFile(join(out, path)).then(
    (body) => send(types[extname(path)] ?? 'application/octet-stream', body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const empties: Share[] = [];
const grids: Share[] = [];
let elements = 0;
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const empty = await measureEmpty(browser, origin);
    const grid = await measureGrid(browser, origin);
    empties.push(empty);
    grids.push(grid);
    elements = Math.max(elements, grid.elements);
    console.log(
      `round ${round}: empty ${percent(empty).toFixed(2)} % of ${empty.frames} frames (worst ${empty.worstMs} ms), ` +
        `grid ${percent(grid).toFixed(2)} % of ${grid.frames} (worst ${grid.worstMs} ms), ` +
        `${grid.way} px away, at most ${grid.elements} elements`,
    );
  }
} finally {
  await browser.close();
  server.close();
  await rm(out, { recursive: true, force: true });
}

const together = (shares: readonly Share[]): Share => ({
  frames: shares.reduce((sum, { frames }) => sum + frames, 0),
  slow: shares.reduce((sum, share) => sum + share.slow, 0),
  worstMs: Math.max(...shares.map(({ worstMs }) => worstMs)),
});
const points = percent(together(grids)) - percent(together(empties));
console.log(
  `together: empty ${percent(together(empties)).toFixed(2)} %, grid ${percent(together(grids)).toFixed(2)} %, ` +
    `difference ${points.toFixed(2)} points; at most ${elements} elements`,
);
if (points > ALLOWED_POINTS || elements > ALLOWED_ELEMENTS) {
  console.error(
    `Not good enough: at most ${ALLOWED_POINTS} point and ${ALLOWED_ELEMENTS} elements.`,
  );
  process.exitCode = 1;
}
