import type { Browser, Page } from 'playwright-core';
import {
  besideEmpty,
  launchBrowser,
  MOMENTUM_MS,
  openPhone,
  type Phone,
  phones,
  type Share,
  watchFlings,
} from '../../../scripts/lib/frames.ts';
import { startProduct } from './product.ts';

/**
 * Measures how smoothly the page of all games scrolls with ten thousand games, in the real product,
 * on a phone as fast as this machine and on one four times slower; how large the page is; and
 * whether back restores the scroll position.
 *
 *     node bench/browse.ts [rounds]
 *
 * Each round scrolls an empty page with one moving square, then the games, by repeated finger
 * flings with the browser's own momentum. Reports slow frames (see `phones`) as a share of all
 * frames, over all rounds together, since a busy machine is slow in spells.
 */

const ROUNDS = Number(process.argv[2] ?? 6);
const GAMES = 10_000;
const WATCH_MS = 6_000;
const ALLOWED_POINTS = 1;
const ALLOWED_ELEMENTS = 1_500;
/** Half a row: a player who returns sees the same games. */
const ALLOWED_OFFSET_PX = 100;

/** Waits until scrolling has ended: a tap before that would only stop it. */
async function rest(page: Page): Promise<number> {
  const look = () => page.evaluate(() => Math.round(window.scrollY));
  for (let before = Number.NaN, now = await look(); ; before = now, now = await look()) {
    if (before === now) return now;
    await page.waitForTimeout(MOMENTUM_MS);
  }
}

/** A tap on a link, without scrolling the page: a click of the driver would scroll it first. */
async function tap(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('link', { name }).boundingBox();
  if (box === null) throw new Error(`There is no link “${name}” on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

interface Browsed extends Share {
  /** The most elements that the page had at any time. */
  readonly elements: number;
  readonly way: number;
  /** Distance between the scroll position before leaving and after returning, in px. */
  readonly offset: number;
}

async function measureGames(browser: Browser, phone: Phone, origin: string): Promise<Browsed> {
  const page = await openPhone(browser, phone);
  await page.goto(`${origin}/pages/browser/browser`, { waitUntil: 'networkidle' });
  await page.getByRole('grid').getByRole('link').first().waitFor();
  let elements = 0;
  const share = await watchFlings(page, phone, WATCH_MS, async () => {
    const now = await page.evaluate(() => document.querySelectorAll('*').length);
    elements = Math.max(elements, now);
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

const product = await startProduct({ CATALOGUE_GAMES: String(GAMES) });
const browser = await launchBrowser();
try {
  // Not measured: on the first visit the server still resizes the pictures.
  await measureGames(browser, phones.slow, product.origin);
  for (const phone of Object.values(phones)) await hold(phone);
} finally {
  await browser.close();
  await product.close();
}

async function hold(phone: Phone): Promise<void> {
  const { turns, points, summary } = await besideEmpty(browser, {
    phone,
    rounds: ROUNDS,
    name: 'games',
    forMs: WATCH_MS,
    measure: () => measureGames(browser, phone, product.origin),
    getDetails: ({ way, elements, offset }) =>
      `${way} px away, at most ${elements} elements, back within ${offset} px`,
  });
  const elements = Math.max(...turns.map((each) => each.elements));
  const offset = Math.max(...turns.map((each) => each.offset));
  console.log(`${summary}; at most ${elements} elements; back within ${offset} px`);
  if (points <= ALLOWED_POINTS && elements <= ALLOWED_ELEMENTS && offset <= ALLOWED_OFFSET_PX) {
    return;
  }
  console.error(
    `Not good enough: at most ${ALLOWED_POINTS} point, ${ALLOWED_ELEMENTS} elements and ${ALLOWED_OFFSET_PX} px.`,
  );
  process.exitCode = 1;
}
