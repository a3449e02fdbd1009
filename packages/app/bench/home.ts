import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildStale, bundlesToServe } from '../../../scripts/lib/build.ts';
import { launchBrowser } from '../../../scripts/lib/frames.ts';
import { paths } from '../src/navigation/paths.ts';
import { type Floors, readDrawnPage, writeFloors } from './floors.ts';
import { startProduct } from './product.ts';
import { openVisitor, type Visit, visit } from './visit.ts';

/**
 * Measures the first and the second visit of public pages on a slow phone, in turns with two floors
 * that the same server sends: the drawn page as static HTML without scripts, and a page in which
 * React alone renders the same elements.
 *
 *     node bench/home.ts [rounds] [page ...]
 */

const [rounds = '5', ...chosen] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const TAPS = 40;

const pages = [
  { name: 'home', path: paths.home },
  { name: 'browse', path: paths.browser },
  { name: 'promotions', path: paths.privilege },
];

const bars = {
  'largest paint, of static HTML': 1.3,
  'largest paint, of bare React': 1,
  'first paint, of static HTML': 1.2,
  'blocking time, ms': 200,
  'layout shift': 0.02,
  'worst tap, ms': 100,
  'second visit, ms': 1_000,
};

/**
 * Taps controls that do not leave the page, as a finger would.
 * @returns the longest time from a tap to its next paint, in ms
 */
async function measureTaps(page: Page): Promise<{ ms: number; what: string }> {
  // Headless browsers report events without layout only with a next frame.
  const controls = page.locator('main button:visible');
  for (let tap = 0; tap < TAPS; tap += 1) {
    const boxes = await controls.evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, left, right, width }) => {
          const isSeen =
            top >= 60 && bottom <= innerHeight - 80 && left >= 0 && right <= innerWidth;
          return isSeen && width > 0;
        })
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
    );
    const at = boxes[tap % Math.max(1, boxes.length)] ?? { x: 195, y: 20 };
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(300);
    // Closes a menu that the tap has opened.
    if (await page.getByRole('dialog').or(page.getByRole('listbox')).count()) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
    }
  }
  const interactions = await page.evaluate(() => Object.values(window.observed.interactions));
  return interactions.reduce((worst, each) => (each.ms > worst.ms ? each : worst), {
    ms: 0,
    what: '',
  });
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
};

interface Round {
  first: Visit;
  second: Visit;
  html: Visit;
  react: Visit;
  tap: number;
}

await buildStale(bundlesToServe({}));
const dist = await mkdtemp(join(tmpdir(), 'parlor-dist-'));
await cp(fileURLToPath(new URL('../dist', import.meta.url)), dist, { recursive: true });
const product = await startProduct({ APP_DIST: dist });
const browser = await launchBrowser();
try {
  for (const { name, path } of pages) {
    if (chosen.length === 0 || chosen.includes(name)) await bench(name, path);
  }
} finally {
  await browser.close();
  await product.close();
  await rm(dist, { recursive: true, force: true });
}

async function visitOnce(path: string): Promise<Visit> {
  const context = await openVisitor(browser, path.startsWith('/floors/'));
  try {
    return (await visit(context, product.origin + path)).visit;
  } finally {
    await context.close();
  }
}

async function bench(name: string, path: string): Promise<void> {
  const floors = await draw(name, path);
  // Not measured: the server has compiled nothing yet, and still resizes the pictures.
  for (const each of [floors.html, floors.react]) await visitOnce(each);
  const measured: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await measure(path, floors));
  report(name, measured);
}

async function draw(name: string, path: string): Promise<Floors> {
  const context = await openVisitor(browser);
  try {
    const { page } = await visit(context, product.origin + path);
    return await writeFloors(dist, name, await readDrawnPage(page));
  } finally {
    await context.close();
  }
}

async function measure(path: string, floors: Floors): Promise<Round> {
  const html = await visitOnce(floors.html);
  const react = await visitOnce(floors.react);
  const context = await openVisitor(browser);
  try {
    const address = product.origin + path;
    const { page, visit: first } = await visit(context, address);
    const worst = await measureTaps(page);
    await page.close();
    const { visit: second } = await visit(context, address);
    console.error(JSON.stringify({ first, html: html.lcp, react: react.lcp, worst, second }));
    return { first, second, html, react, tap: worst.ms };
  } finally {
    await context.close();
  }
}

function report(name: string, rounds: readonly Round[]): void {
  const of = (get: (round: Round) => number) => median(rounds.map(get));
  const ms = (value: number) => value.toFixed(0);
  const kB = (value: number) => (value / 1_000).toFixed(0);
  const row = (what: string, get: (visit: Visit) => number, show: (value: number) => string) =>
    `| ${what} | ${show(of(({ first }) => get(first)))} | ${show(of(({ html }) => get(html)))} | ${show(of(({ react }) => get(react)))} |`;
  const measured: Record<keyof typeof bars, number> = {
    'largest paint, of static HTML': of(({ first, html }) => first.lcp / html.lcp),
    'largest paint, of bare React': of(({ first, react }) => first.lcp / react.lcp),
    'first paint, of static HTML': of(({ first, html }) => first.fp / html.fp),
    'blocking time, ms': of(({ first }) => first.tbt),
    'layout shift': Math.max(...rounds.map(({ first }) => first.cls)),
    'worst tap, ms': of(({ tap }) => tap),
    'second visit, ms': of(({ second }) => second.usable),
  };
  const lines = Object.entries(bars).map(([what, bar]) => {
    const value = measured[what as keyof typeof bars];
    return `| ${what} | ${value.toFixed(bar < 10 ? 2 : 0)} | ${bar} | ${value <= bar ? 'yes' : 'no'} |`;
  });
  console.log(`### ${name[0]?.toUpperCase()}${name.slice(1)}

${ROUNDS} rounds, medians

| First visit | Parlor | Static HTML | Bare React |
| --- | ---: | ---: | ---: |
${row('First paint, ms', ({ fp }) => fp, ms)}
${row('Largest paint, ms', ({ lcp }) => lcp, ms)}
${row('Total blocking time, ms', ({ tbt }) => tbt, ms)}
${row(
  'Layout shift',
  ({ cls }) => cls,
  (value) => value.toFixed(3),
)}
${row('Scripts, kB', ({ scripts }) => scripts, kB)}
${row('Scripts before the largest paint, kB', ({ scriptsBefore }) => scriptsBefore, kB)}

| Bar | Measured | At most | Met |
| --- | ---: | ---: | --- |
${lines.join('\n')}
`);
}
