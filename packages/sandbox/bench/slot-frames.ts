import { spawnSync } from 'node:child_process';
import {
  besideEmpty,
  launchBrowser,
  openPhone,
  phones,
  type Share,
  watch,
} from '../../../scripts/lib/frames.ts';
import { startFakeMaker } from '../src/games/slot/testing/fake-maker.ts';

/**
 * How smooth and how quick the slot is on a phone four times slower than this machine.
 *
 *     node bench/slot-frames.ts [rounds]
 *
 * In each round, in turn: an empty page with one moving square, then the slot through spins, wins
 * and a big win. Counted are the slow frames (see `phones`) as a share of all. Turns are short and many, because a machine with other work to do is slow in spells: the
 * shares are of all turns together. The slot should lose at most two points against the empty page
 * of the same run. Also measured: the time from opening the page until it is playable.
 */

const ROUNDS = Number(process.argv[2] ?? 6);
const WATCH_MS = 7_000;
const ALLOWED_POINTS = 2;
const ALLOWED_READY_MS = 2_000;

const built = spawnSync('vite', ['build', '--logLevel', 'error'], { stdio: 'inherit' });
if (built.status !== 0) throw new Error('The game pages could not be built.');
const maker = await startFakeMaker({ balance: 10_000_000n, minSpinMs: 0, singleLaunch: false });
// Looked for before anything is measured: the search would take the processor from the page.
const noWin = maker.stopsPaying(0, 0.0001);
const win = maker.stopsPaying(2, 12);
const bigWin = maker.stopsPaying(15, 39);
const browser = await launchBrowser();

async function measureSlot(): Promise<Share & { readonly readyMs: number }> {
  const page = await openPhone(browser, phones.slow);
  // Top level, so that the throttle surely holds; the page does not care.
  const start = performance.now();
  await page.goto(`${maker.gameOrigin}/games/slot/?session=bench&launch=bench`);
  await page.locator('#curtain').waitFor({ state: 'hidden' });
  const readyMs = Math.round(performance.now() - start);
  const share = await watch(page, phones.slow, async () => {
    const end = performance.now() + WATCH_MS;
    for (let spin = 0; performance.now() < end; spin += 1) {
      maker.state.stops.push(spin % 5 === 3 ? bigWin : spin % 3 === 1 ? win : noWin);
      await page.keyboard.press('Space');
      await page.waitForFunction(
        () => document.getElementById('game')?.dataset.phase === 'idle',
        null,
        { timeout: 30_000, polling: 100 },
      );
    }
  });
  await page.context().close();
  return { ...share, readyMs };
}

const { turns, points, summary } = await besideEmpty(browser, {
  phone: phones.slow,
  rounds: ROUNDS,
  name: 'slot',
  forMs: WATCH_MS,
  measure: measureSlot,
  tell: ({ readyMs }) => `playable after ${readyMs} ms`,
}).finally(async () => {
  await browser.close();
  await maker.close();
});
const readies = turns.map(({ readyMs }) => readyMs).toSorted((a, b) => a - b);
const ready = readies[Math.floor(readies.length / 2)] ?? Number.NaN;
console.log(`${summary}; playable after ${ready} ms (median)`);
if (points > ALLOWED_POINTS || ready > ALLOWED_READY_MS) {
  console.error(`Not good enough: at most ${ALLOWED_POINTS} points and ${ALLOWED_READY_MS} ms.`);
  process.exitCode = 1;
}
