import type { Page } from 'playwright-core';
import {
  besideEmpty,
  launchBrowser,
  openPhone,
  percent,
  phones,
  type Share,
  watch,
} from '../../../scripts/lib/frames.ts';
import { getMaker } from '../src/catalogue/brands.ts';
import { games } from '../src/catalogue/index.ts';
import { type EngineId, engineIds } from '../src/games/engine.ts';
import buildGames from '../src/testing/build-games.ts';
import { startGamePages } from '../src/testing/start-game-pages.ts';

/**
 * Measures frame rate and load time of each engine on a phone with a CPU throttle of 4.
 *
 *     node bench/games.ts [turns] [engine]
 *
 * Each turn runs an empty page with one moving square, then the most played game of the engine at a
 * real maker, and counts slow frames (see `phones`) as a share of all frames. Target: at most two
 * percentage points more slow frames than the empty page, and playable within two seconds of the tap.
 */

const TURNS = Number(process.argv[2] ?? 3);
const ONLY = process.argv[3];
const WATCH_MS = 6_000;
const PRESS_MS = 400;
const ALLOWED_POINTS = 2;
const ALLOWED_READY_MS = 2_000;

const isIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('game')?.dataset.phase === 'idle');

/** Middle of each element that was tapped, per page. */
const places = new WeakMap<Page, Map<string, { x: number; y: number }>>();

/**
 * Taps an element as a finger does: a click of Playwright would run its checks in the page, and these
 * take longer than a frame there.
 */
async function tap(page: Page, selector: string, index = 0): Promise<void> {
  const known = places.get(page) ?? new Map<string, { x: number; y: number }>();
  places.set(page, known);
  const key = `${selector} ${index}`;
  const box = known.has(key) ? null : await page.locator(selector).nth(index).boundingBox();
  if (box) known.set(key, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const at = known.get(key);
  if (at) await page.touchscreen.tap(at.x, at.y);
}

/** A press on the play button as soon as it has an effect. */
async function pressWhenIdle(page: Page): Promise<void> {
  if (await isIdle(page)) await tap(page, '#play');
}

/** What a player does again and again; the scenes of shared rounds move without it. */
const actions: Readonly<Record<EngineId, (page: Page, turn: number) => Promise<void>>> = {
  slot: pressWhenIdle,
  catch: (page) => tap(page, '#play'),
  async mines(page, turn) {
    // A tap has no effect on a tile that is open, or while a round that has ended is shown.
    await ((await isIdle(page)) ? tap(page, '#play') : tap(page, '.tile', turn % 25));
  },
  crash: pressWhenIdle,
  match: pressWhenIdle,
  async table(page) {
    if (await isIdle(page)) await tap(page, '[data-on]:visible');
  },
  async draw(page) {
    if (await isIdle(page)) await tap(page, '[data-on]:visible, .board button:visible');
  },
};

const getGame = (engine: EngineId): string => {
  const [game] = games
    .filter((each) => each.engine === engine && getMaker(each.brand) === 'lotus')
    .toSorted((a, b) => b.popularity - a.popularity);
  if (game === undefined) throw new Error(`No game uses ${engine}.`);
  return game.slug;
};

await buildGames();
const pages = await startGamePages();
const browser = await launchBrowser();

async function measure(engine: EngineId): Promise<Share & { readonly readyMs: number }> {
  const launchUrl = await pages.launch(getGame(engine));
  const page = await openPhone(browser, phones.slow);
  const start = performance.now();
  await page.goto(launchUrl);
  await page.locator('#curtain').waitFor({ state: 'hidden' });
  const readyMs = Math.round(performance.now() - start);
  const share = await watch(page, phones.slow, async () => {
    const end = performance.now() + WATCH_MS;
    for (let turn = 0; performance.now() < end; turn += 1) {
      await actions[engine](page, turn);
      await page.waitForTimeout(PRESS_MS);
    }
  });
  await page.context().close();
  return { ...share, readyMs };
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const report: string[] = [
  row('Engine', 'Slow frames', 'Empty page', 'Points more', 'Worst frame', 'Playable after'),
  row('---', '--:', '--:', '--:', '--:', '--:'),
];

try {
  for (const engine of engineIds.filter((id) => ONLY === undefined || id === ONLY)) {
    const { turns, points, measured, empty } = await besideEmpty(browser, {
      phone: phones.slow,
      rounds: TURNS,
      name: engine,
      forMs: WATCH_MS,
      measure: () => measure(engine),
      getDetails: ({ readyMs }) => `playable after ${readyMs} ms`,
    });
    const readies = turns.map(({ readyMs }) => readyMs).toSorted((a, b) => a - b);
    const ready = readies[Math.floor(readies.length / 2)] ?? Number.NaN;
    report.push(
      row(
        engine,
        `${percent(measured).toFixed(2)} %`,
        `${percent(empty).toFixed(2)} %`,
        points.toFixed(2),
        `${measured.worstMs} ms`,
        `${ready} ms`,
      ),
    );
    if (points > ALLOWED_POINTS || ready > ALLOWED_READY_MS) {
      console.error(
        `${engine} is not good enough: at most ${ALLOWED_POINTS} points and ${ALLOWED_READY_MS} ms.`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await pages.close();
}

console.log(
  `${TURNS} turns; a frame is slow over ${phones.slow.slowMs} ms; medians of the time until playable\n`,
);
console.log(report.join('\n'));
