import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../../scripts/lib/frames.ts';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { launchScript, root } from './product.ts';

/**
 * Measures what developers wait for: a second `pnpm start` with the embedded database, and how long
 * `pnpm dev` takes from saving a file until its change is visible.
 *
 *     node bench/start.ts [rounds]
 *
 * A change is a text that is written into a source file, looked for in the page or the response, and
 * taken back. `DATABASE_URL` measures another database.
 */

const ROUNDS = Number(process.argv[2] ?? 3);
const LOOK_EVERY_MS = 10;
const LONGEST_MS = 60_000;
/** Watchers ignore a second change within some milliseconds. */
const BETWEEN_SAVES_MS = 1_000;
const dataDir = await mkdtemp(join(tmpdir(), 'parlor-start-'));
const ports = await freePorts(3);
const [port, sandboxPort] = ports;
const viteOrigin = 'http://localhost:5173';

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

/** @returns milliseconds until `isTrue`. @throws after a minute */
async function timeUntil(isTrue: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() - from > LONGEST_MS) throw new Error('Nothing has changed.');
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - from;
}

const read = async (address: string): Promise<string> => (await fetch(address)).text();
const responds = async (address: string): Promise<boolean> => (await fetch(address)).ok;

/** Where a change is made, and where it shows. */
interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: (mark: string) => string;
  readonly isVisible: (mark: string) => Promise<boolean>;
}

async function measure({ file, from, to, isVisible }: Change): Promise<number[]> {
  const path = root + file;
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`);
  const times: number[] = [];
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const mark = `saved-${round}`;
      await pause(BETWEEN_SAVES_MS);
      await writeFile(path, source.replace(from, to(mark)));
      times.push(await timeUntil(() => isVisible(mark)));
    }
  } finally {
    await writeFile(path, source);
  }
  return times;
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const report = (what: string, times: readonly number[], bar: number): void => {
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  const seconds = (ms: number) => (ms / 1_000).toFixed(2);
  const all = times.map(seconds).join(', ');
  console.log(row(what, seconds(median), all, seconds(bar), median <= bar ? 'yes' : 'no'));
};

async function start(): Promise<number> {
  const product = launchScript('start.ts', dataDir, ports);
  try {
    return await timeUntil(() => responds(`http://localhost:${port}/readyz`));
  } finally {
    await product.close();
  }
}

console.log(row('What', 'Seconds (median)', 'Rounds', 'At most', 'Met'));
console.log(row('---', '--:', '---', '--:', '---'));
try {
  // Not measured: it builds, and creates the database.
  await start();
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await start());
  report('second start', starts, 3_000);

  const dev = launchScript('dev.ts', dataDir, ports);
  const browser = await launchBrowser();
  try {
    await timeUntil(() => responds(viteOrigin));
    await timeUntil(() => responds(`http://localhost:${port}/readyz`));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(viteOrigin);
    await page.locator('header[data-part="desktop-header"]').waitFor();
    // The sandbox first finishes the pictures that it is resizing.
    await page.waitForLoadState('networkidle');
    const app = await measure({
      file: 'packages/ui/src/AppShell/AppShell.tsx',
      from: '<header data-part="desktop-header"',
      to: (mark) => `<header data-mark="${mark}" data-part="desktop-header"`,
      isVisible: async (mark) => (await page.locator(`[data-mark="${mark}"]`).count()) > 0,
    });
    report('`pnpm dev`, a component', app, 1_000);
    const sandbox = await measure({
      file: 'packages/sandbox/src/home/home-page.ts',
      from: 'Simulated third parties',
      to: (mark) => mark,
      isVisible: async (mark) => (await read(`http://localhost:${sandboxPort}/`)).includes(mark),
    });
    report('`pnpm dev`, the sandbox', sandbox, 1_000);
    const server = await measure({
      file: 'packages/server/src/core/http/health.ts',
      from: "{ status: 'ok' }",
      to: (mark) => `{ status: '${mark}' }`,
      isVisible: async (mark) =>
        (await read(`http://localhost:${port}/healthz`)).includes(mark) &&
        (await responds(`http://localhost:${port}/readyz`)),
    });
    report('`pnpm dev`, the platform', server, 1_000);
  } finally {
    await browser.close();
    await dev.close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
