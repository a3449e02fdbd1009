import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.ts';

/** The emulated device and its limit for slow frames. */
export interface Phone {
  readonly name: string;
  /** CPU slowdown factor. */
  readonly slowdown: number;
  /** A longer gap to the previous frame is slow, in ms. */
  readonly slowMs: number;
}

/**
 * At 60 frames per second two frames take 33.33 ms. A fast phone may drop no frame, a phone four times
 * slower no two in a row. The page's clock has a resolution of 0.1 ms and reports two frames as 33.3 or
 * 33.4 ms.
 */
export const phones = {
  fast: { name: 'as fast as this machine', slowdown: 1, slowMs: 33 },
  slow: { name: 'four times slower', slowdown: 4, slowMs: 33.5 },
} as const satisfies Record<string, Phone>;

/** Time between two pointer positions, in ms. */
const STEP_MS = 12;
/** Time of inertial scrolling before the next fling, in ms. */
export const MOMENTUM_MS = 500;

/** The slow frames of one turn. */
export interface Share {
  readonly frames: number;
  readonly slow: number;
  readonly worstMs: number;
}

/**
 * @param gaps time between consecutive frames, in ms
 * @param slowMs the limit of a slow frame, in ms
 */
export const getShare = (gaps: readonly number[], slowMs: number): Share => ({
  frames: gaps.length,
  slow: gaps.filter((gap) => gap > slowMs).length,
  worstMs: Math.round(Math.max(0, ...gaps)),
});

export const percent = ({ frames, slow }: Share): number => (100 * slow) / Math.max(1, frames);

/** Sums up all turns: a busy machine is slow in phases that a single turn may miss. */
export const together = (shares: readonly Share[]): Share => ({
  frames: shares.reduce((sum, { frames }) => sum + frames, 0),
  slow: shares.reduce((sum, { slow }) => sum + slow, 0),
  worstMs: Math.max(0, ...shares.map(({ worstMs }) => worstMs)),
});

/** @param flags in addition to those that every browser gets */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium().path,
    args: [...chromiumFlags, `--disable-features=${disabledFeatures.join(',')}`, ...flags],
  });
}

const disabledFeatures = [
  // Pages of the browser's own address bar, which load with each new tab and take a processor from the
  // page that is measured.
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  // This list replaces that of Playwright. These would request other hosts, or delay the first paint.
  'AimEnabled',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

/** An empty page on a phone. */
export async function openPhone(browser: Browser, { slowdown }: Phone): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Measures frames while `act` runs. */
export async function watch(
  page: Page,
  { slowMs }: Phone,
  act: () => Promise<void>,
): Promise<Share> {
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
  // The first two frames belong to the measurement.
  return getShare(
    await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(2)),
    slowMs,
  );
}

/** Measures frames while flinging the page for a duration; `between` runs after every fling. */
export async function watchFlings(
  page: Page,
  phone: Phone,
  forMs: number,
  between: () => Promise<void>,
): Promise<Share> {
  const session = await page.context().newCDPSession(page);
  return watch(page, phone, async () => {
    const end = performance.now() + forMs;
    for (let fling = 0; performance.now() < end; fling += 1) {
      // Mostly down and sometimes up, like a player who searches.
      await flick(session, fling % 6 === 5 ? 1 : -1);
      await page.waitForTimeout(MOMENTUM_MS);
      await between();
    }
  });
}

/**
 * Flings the page: moves over most of the screen in 100 ms and releases. Does not wait for the page,
 * which may handle the input late.
 */
async function flick(session: CDPSession, direction: 1 | -1): Promise<void> {
  const from = direction === -1 ? 740 : 140;
  const reports: Promise<unknown>[] = [];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    const touchPoints = y === undefined ? [] : [{ x: 195, y }];
    reports.push(session.send('Input.dispatchTouchEvent', { type, touchPoints }));
    return wait(STEP_MS);
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + direction * step * 70);
  await touch('touchEnd');
  await Promise.all(reports);
}

const EMPTY = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>Nothing but a moving square</title>
  <style>
    div { inline-size: 80px; block-size: 80px; background: green; animation: to-and-fro 1s infinite alternate; }
    @keyframes to-and-fro { to { transform: translateX(200px); } }
  </style>
  <div></div>
</html>`;

async function watchEmpty(browser: Browser, phone: Phone, forMs: number): Promise<Share> {
  const page = await openPhone(browser, phone);
  await page.setContent(EMPTY);
  const share = await watch(page, phone, () => page.waitForTimeout(forMs));
  await page.context().close();
  return share;
}

interface Contest<Turn extends Share> {
  readonly phone: Phone;
  readonly rounds: number;
  readonly name: string;
  /** Duration on the empty page, in ms. */
  readonly forMs: number;
  /** Runs one turn of the measured page. */
  measure(): Promise<Turn>;
  /** Further output of a turn. */
  getDetails(turn: Turn): string;
}

interface Outcome<Turn extends Share> {
  readonly turns: readonly Turn[];
  /** All turns of the measured page. */
  readonly measured: Share;
  /** All turns of the empty page. */
  readonly empty: Share;
  /** Difference of the slow shares of page and empty page, in percentage points. */
  readonly points: number;
  /** The summary line of all turns. */
  readonly summary: string;
}

/**
 * Measures an empty page and the page in turn and prints one line per round, as progress, to stderr.
 * Turns are short and many, because a busy machine is slow in phases.
 */
export async function besideEmpty<Turn extends Share>(
  browser: Browser,
  { phone, rounds, name, forMs, measure, getDetails }: Contest<Turn>,
): Promise<Outcome<Turn>> {
  console.error(`phone: ${phone.name}, slow frames over ${phone.slowMs} ms`);
  const empties: Share[] = [];
  const turns: Turn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const empty = await watchEmpty(browser, phone, forMs);
    const turn = await measure();
    empties.push(empty);
    turns.push(turn);
    console.error(
      `round ${round}: empty ${percent(empty).toFixed(2)} % of ${empty.frames} frames (worst ${empty.worstMs} ms), ` +
        `${name} ${percent(turn).toFixed(2)} % of ${turn.frames} (worst ${turn.worstMs} ms), ${getDetails(turn)}`,
    );
  }
  const measured = together(turns);
  const empty = together(empties);
  const { points, summary } = compared(name, measured, empty);
  return { turns, measured, empty, points, summary: `phone ${phone.name}, ${summary}` };
}

export function compared(
  name: string,
  measured: Share,
  empty: Share,
): Pick<Outcome<Share>, 'points' | 'summary'> {
  const points = percent(measured) - percent(empty);
  return {
    points,
    summary:
      `together: empty ${percent(empty).toFixed(2)} %, ${name} ${percent(measured).toFixed(2)} %, ` +
      `difference ${points.toFixed(2)} points`,
  };
}
