import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  besideEmpty,
  launchBrowser,
  openPhone,
  type Phone,
  phones,
  type Share,
  watchFlings,
} from '../../../scripts/lib/frames.ts';

/**
 * Measures how smoothly ten thousand tiles scroll, on a phone as fast as this machine and on one
 * four times slower.
 *
 *     node bench/virtual-grid.ts [rounds]
 *
 * Each round scrolls an empty page with one moving square, then the grid, with repeated finger
 * flings and the browser's own momentum. It counts the slow frames (see `phones`) as a share of
 * all frames. Turns are short and many, because a busy machine is slow for periods: the shares
 * cover all turns together. The grid may lose at most one point against the empty page of the same
 * run, and never have more than 1,500 elements.
 */

const ROUNDS = Number(process.argv[2] ?? 6);
const WATCH_MS = 6_000;
const ALLOWED_POINTS = 1;
const ALLOWED_ELEMENTS = 1_500;

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

/** Image width that a phone of this size requests. */
const PICTURE_WIDTH = 240;

const browser = await launchBrowser();
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
  // Each tile has an image with an address of its own, as in production.
  if (path.startsWith('/covers/')) {
    const picture = pictures[Number(path.slice('/covers/'.length)) % pictures.length];
    if (picture) send('image/webp', picture);
    return;
  }
  readFile(join(out, path)).then(
    (body) => send(types[extname(path)] ?? 'application/octet-stream', body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Flung extends Share {
  /** Highest number of elements of the grid at a time. */
  readonly elements: number;
  readonly way: number;
}

async function measureGrid(phone: Phone): Promise<Flung> {
  const page = await openPhone(browser, phone);
  await page.goto(`${origin}/index.html`, { waitUntil: 'networkidle' });
  let elements = 0;
  const share = await watchFlings(page, phone, WATCH_MS, async () => {
    const now = await page.evaluate(() => document.querySelectorAll('[role="grid"] *').length);
    elements = Math.max(elements, now);
  });
  const way = await page.evaluate(() => Math.round(window.scrollY));
  await page.context().close();
  return { ...share, elements, way };
}

try {
  for (const phone of Object.values(phones)) await hold(phone);
} finally {
  await browser.close();
  server.close();
  await rm(out, { recursive: true, force: true });
}

async function hold(phone: Phone): Promise<void> {
  const { turns, points, summary } = await besideEmpty(browser, {
    phone,
    rounds: ROUNDS,
    name: 'grid',
    forMs: WATCH_MS,
    measure: () => measureGrid(phone),
    getDetails: ({ way, elements }) => `${way} px away, at most ${elements} elements`,
  });
  const elements = Math.max(...turns.map((each) => each.elements));
  console.log(`${summary}; at most ${elements} elements`);
  if (points <= ALLOWED_POINTS && elements <= ALLOWED_ELEMENTS) return;
  console.error(
    `Not good enough: at most ${ALLOWED_POINTS} point and ${ALLOWED_ELEMENTS} elements.`,
  );
  process.exitCode = 1;
}
