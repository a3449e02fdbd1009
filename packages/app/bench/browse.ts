import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

/**
 * How smoothly the page of all games scrolls with ten thousand of them, in the real product, on a
 * phone four times slower than this machine; how large the page is; and whether back returns to the
 * same place.
 *
 *     node bench/browse.ts [rounds]
 *
 * In each round, in turn: an empty page with one moving square, then the games, flung again and again
 * by a finger, with the browser's own momentum. Counted are the frames whose distance to the one
 * before is over 33 ms, as a share of all; shares are of all turns together, since a machine with
 * other work to do is slow in spells.
 */

const ROUNDS = Number(process.argv[2] ?? 6);
const GAMES = 10_000;
const SLOW_MS = 33.4;
const SLOWDOWN = 4;
const WATCH_MS = 6_000;
/** How long the page runs on by itself before the next flick catches it. */
const MOMENTUM_MS = 500;
const ALLOWED_POINTS = 1;
const ALLOWED_ELEMENTS = 1_500;
/** Half a row: who comes back sees the same games. */
const ALLOWED_OFFSET_PX = 100;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const emptyPage = pathToFileURL(`${root}packages/ui/bench/virtual-grid/empty.html`).href;

interface Share {
  readonly frames: number;
  readonly slow: number;
  readonly worstMs: number;
}

const percent = ({ frames, slow }: Share): number => (100 * slow) / Math.max(1, frames);

const together = (shares: readonly Share[]): Share => ({
  frames: shares.reduce((sum, { frames }) => sum + frames, 0),
  slow: shares.reduce((sum, share) => sum + share.slow, 0),
  worstMs: Math.max(...shares.map(({ worstMs }) => worstMs)),
});

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise<void>((done) => server.close(() => done()));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

interface Product {
  readonly origin: string;
  close(): Promise<void>;
}

/** The whole product, with ten thousand games, in a folder of its own. */
async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlor-browse-'));
  const [port, sandboxPort, operatorPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [`${root}scripts/start.ts`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      OPERATOR_PORT: String(operatorPort),
      DATA_DIR: dataDir,
      CATALOGUE_GAMES: String(GAMES),
      LIMIT_HTTP: '1000000/60',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://localhost:${port}`;
  while (child.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
    await new Promise((wake) => setTimeout(wake, 250));
  }
  if (child.exitCode !== null) throw new Error('The product did not start');
  return {
    origin,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

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
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function measureEmpty(browser: Browser): Promise<Share> {
  const page = await open(browser, emptyPage);
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

/** Where the page comes to rest: a tap before that would only stop it. */
async function rest(page: Page): Promise<number> {
  const look = () => page.evaluate(() => Math.round(window.scrollY));
  for (let before = Number.NaN, now = await look(); ; before = now, now = await look()) {
    if (before === now) return now;
    await page.waitForTimeout(MOMENTUM_MS);
  }
}

/** A finger on a link, which leaves the page where it is: a click of the driver scrolls it first. */
async function tap(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('link', { name }).boundingBox();
  if (box === null) throw new Error(`There is no link “${name}” on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

interface Browsed extends Share {
  /** Most elements of the whole page at a time. */
  readonly elements: number;
  readonly way: number;
  /** How far from where it was left the page is when one comes back, in px. */
  readonly offset: number;
}

async function measureGames(browser: Browser, origin: string): Promise<Browsed> {
  const page = await open(browser, `${origin}/pages/browser/browser`);
  await page.getByRole('grid').getByRole('link').first().waitFor();
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
        await page.evaluate(() => document.querySelectorAll('*').length),
      );
    }
  });
  const way = await rest(page);
  await tap(page, 'Account');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('grid').getByRole('link').first().waitFor();
  const back = await page.evaluate(() => Math.round(window.scrollY));
  await page.context().close();
  return { ...share, elements, way, offset: Math.abs(back - way) };
}

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.PARLOR_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const empties: Share[] = [];
const browsed: Browsed[] = [];
try {
  // Not counted: the first to see a picture waits for the server to make it in their size.
  await measureGames(browser, product.origin);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const empty = await measureEmpty(browser);
    const games = await measureGames(browser, product.origin);
    empties.push(empty);
    browsed.push(games);
    console.log(
      `round ${round}: empty ${percent(empty).toFixed(2)} % of ${empty.frames} frames (worst ${empty.worstMs} ms), ` +
        `games ${percent(games).toFixed(2)} % of ${games.frames} (worst ${games.worstMs} ms), ` +
        `${games.way} px away, at most ${games.elements} elements, back within ${games.offset} px`,
    );
  }
} finally {
  await browser.close();
  await product.close();
}

const points = percent(together(browsed)) - percent(together(empties));
const elements = Math.max(...browsed.map((each) => each.elements));
const offset = Math.max(...browsed.map((each) => each.offset));
console.log(
  `together: empty ${percent(together(empties)).toFixed(2)} %, games ${percent(together(browsed)).toFixed(2)} %, ` +
    `difference ${points.toFixed(2)} points; at most ${elements} elements; back within ${offset} px`,
);
if (points > ALLOWED_POINTS || elements > ALLOWED_ELEMENTS || offset > ALLOWED_OFFSET_PX) {
  console.error(
    `Not good enough: at most ${ALLOWED_POINTS} point, ${ALLOWED_ELEMENTS} elements and ${ALLOWED_OFFSET_PX} px.`,
  );
  process.exitCode = 1;
}
