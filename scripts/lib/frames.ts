import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from './chromium.ts';

/** What is measured on, and which of its frames are slow. */
export interface Phone {
  readonly name: string;
  /** How many times slower than this machine it is. */
  readonly slowdown: number;
  /** Frames are slow that come later than this after the one before, in ms. */
  readonly slowMs: number;
}

/**
 * A screen shows sixty frames a second. As fast as this machine, none is to be left out: two frames
 * are 33.33 ms. Four times slower, no two in a row are: the page's clock, exact to 0.1 ms, tells two
 * frames as 33.3 or as 33.4.
 */
export const phones = {
  fast: { name: 'as fast as this machine', slowdown: 1, slowMs: 33 },
  slow: { name: 'four times slower', slowdown: 4, slowMs: 33.5 },
} as const satisfies Record<string, Phone>;

/** Between two places of a finger. */
const STEP_MS = 12;
/** How long the page runs on by itself before the next flick catches it. */
export const MOMENTUM_MS = 500;

/** How many of the frames of a turn came late. */
export interface Share {
  readonly frames: number;
  readonly slow: number;
  readonly worstMs: number;
}

/**
 * @param gaps time from each frame to the next, in ms.
 * @param slowMs more than this is slow.
 */
export const shareOf = (gaps: readonly number[], slowMs: number): Share => ({
  frames: gaps.length,
  slow: gaps.filter((gap) => gap > slowMs).length,
  worstMs: Math.round(Math.max(0, ...gaps)),
});

export const percent = ({ frames, slow }: Share): number => (100 * slow) / Math.max(1, frames);

/** All turns as one: a machine with other work to do is slow in spells, which single turns may miss. */
export const together = (shares: readonly Share[]): Share => ({
  frames: shares.reduce((sum, { frames }) => sum + frames, 0),
  slow: shares.reduce((sum, { slow }) => sum + slow, 0),
  worstMs: Math.max(0, ...shares.map(({ worstMs }) => worstMs)),
});

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium().path, args: chromiumFlags });
}

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

/** Watches frames while `act` runs. */
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
  // The first two are those of the watch itself.
  return shareOf(
    await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.slice(2)),
    slowMs,
  );
}

/** Watches frames while a finger flings the page for so long; `between` runs after every fling. */
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
      // Down and down, and now and then back up: a person who looks for something.
      await flick(session, fling % 6 === 5 ? 1 : -1);
      await page.waitForTimeout(MOMENTUM_MS);
      await between();
    }
  });
}

/**
 * A finger that goes over most of the screen in a tenth of a second and lets go: the page runs on. It
 * does not wait for the page, which may hear of it late.
 */
async function flick(session: CDPSession, direction: 1 | -1): Promise<void> {
  const from = direction === -1 ? 740 : 140;
  const heard: Promise<unknown>[] = [];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    const touchPoints = y === undefined ? [] : [{ x: 195, y }];
    heard.push(session.send('Input.dispatchTouchEvent', { type, touchPoints }));
    return wait(STEP_MS);
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + direction * step * 70);
  await touch('touchEnd');
  await Promise.all(heard);
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
  /** How long the empty page is watched. */
  readonly forMs: number;
  /** One turn of what is measured. */
  measure(): Promise<Turn>;
  /** What else is to be said of a turn. */
  tell(turn: Turn): string;
}

interface Outcome<Turn extends Share> {
  readonly turns: readonly Turn[];
  /** How much larger the share of slow frames is than that of the empty page, in points. */
  readonly points: number;
  /** The line for all turns, to be gone on with. */
  readonly summary: string;
}

/**
 * An empty page and what is measured, in turn, and each round on a line. Turns are short and many,
 * because a machine with other work to do is slow in spells.
 */
export async function besideEmpty<Turn extends Share>(
  browser: Browser,
  { phone, rounds, name, forMs, measure, tell }: Contest<Turn>,
): Promise<Outcome<Turn>> {
  console.log(`a phone ${phone.name}, slow is over ${phone.slowMs} ms`);
  const empties: Share[] = [];
  const turns: Turn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const empty = await watchEmpty(browser, phone, forMs);
    const turn = await measure();
    empties.push(empty);
    turns.push(turn);
    console.log(
      `round ${round}: empty ${percent(empty).toFixed(2)} % of ${empty.frames} frames (worst ${empty.worstMs} ms), ` +
        `${name} ${percent(turn).toFixed(2)} % of ${turn.frames} (worst ${turn.worstMs} ms), ${tell(turn)}`,
    );
  }
  return { turns, ...compared(name, together(turns), together(empties)) };
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
