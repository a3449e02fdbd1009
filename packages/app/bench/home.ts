import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type CDP from 'chrome-remote-interface';
import { buildStale, bundlesToServe } from '../../../scripts/lib/build.ts';
import { launchBrowser } from '../../../scripts/lib/frames.ts';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { measureSlowdown } from '../../../scripts/lib/slowdown.ts';
import { paths } from '../src/navigation/paths.ts';
import { type Floors, readDrawnPage, writeFloors } from './floors.ts';
import { startProduct } from './product.ts';
import { evaluate, openVisitor, type Visit } from './visit.ts';

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
async function measureTaps(client: CDP.Client): Promise<{ ms: number; what: string }> {
  const { Input } = client;
  for (let tap = 0; tap < TAPS; tap += 1) {
    const { controls } = await evaluate(client, findControls, undefined);
    const at = controls[tap % Math.max(1, controls.length)] ?? { x: 195, y: 20 };
    await Input.dispatchTouchEvent({ type: 'touchStart', touchPoints: [at] });
    await Input.dispatchTouchEvent({ type: 'touchEnd', touchPoints: [] });
    await wait(300);
    // Closes a menu that the tap has opened.
    const { isLayerOpen } = await evaluate(client, findControls, undefined);
    if (!isLayerOpen) continue;
    const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
    await Input.dispatchKeyEvent({ type: 'keyDown', ...key });
    await Input.dispatchKeyEvent({ type: 'keyUp', ...key });
    await wait(300);
  }
  const interactions = await evaluate(
    client,
    () => Object.values(window.observed.interactions),
    undefined,
  );
  return interactions.reduce((worst, each) => (each.ms > worst.ms ? each : worst), {
    ms: 0,
    what: '',
  });
}

/**
 * Runs in the page. Positions are those of buttons that are not behind the bars of the page. A tap on the
 * selected choice changes nothing, so no paint would follow it until the next tap.
 */
function findControls(): { controls: { x: number; y: number }[]; isLayerOpen: boolean } {
  const controls = [...document.querySelectorAll('main button:not([aria-checked="true"])')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, left, right, width }) => {
      const isSeen = top >= 60 && bottom <= innerHeight - 80 && left >= 0 && right <= innerWidth;
      return isSeen && width > 0;
    })
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const layers = [...document.querySelectorAll('[role="dialog"], [role="listbox"]')];
  const isLayerOpen = layers.some((layer) => layer.checkVisibility({ visibilityProperty: true }));
  return { controls, isLayerOpen };
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
const slowdown = measureSlowdown();
const product = await startProduct({ APP_DIST: dist });
const [port = 0] = await freePorts(1);
const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
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
  const visitor = await openVisitor(port, slowdown, path.startsWith('/floors/'));
  try {
    return (await visitor.visit(product.origin + path)).visit;
  } finally {
    await visitor.close();
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
  const visitor = await openVisitor(port, slowdown);
  try {
    const { page } = await visitor.visit(product.origin + path);
    return await writeFloors(dist, name, await readDrawnPage(page.client));
  } finally {
    await visitor.close();
  }
}

async function measure(path: string, floors: Floors): Promise<Round> {
  const html = await visitOnce(floors.html);
  const react = await visitOnce(floors.react);
  const visitor = await openVisitor(port, slowdown);
  try {
    const address = product.origin + path;
    const { page, visit: first } = await visitor.visit(address);
    const worst = await measureTaps(page.client);
    await page.close();
    const { visit: second } = await visitor.visit(address);
    console.error(JSON.stringify({ first, html: html.lcp, react: react.lcp, worst, second }));
    return { first, second, html, react, tap: worst.ms };
  } finally {
    await visitor.close();
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

${ROUNDS} rounds, medians; the processor slowed ${slowdown} times

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
