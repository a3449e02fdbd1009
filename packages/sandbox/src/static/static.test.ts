import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, readSettings, type Sandbox } from '../server.ts';

let folder: string;
let sandbox: Sandbox;
let origin: string;
let hero: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlor-static-'));
  const cover = { width: 600, height: 800, channels: 3 as const, background: '#7a1f2b' };
  await mkdir(join(folder, 'assets', 'covers'), { recursive: true });
  await sharp({ create: cover })
    .webp()
    .toFile(join(folder, 'assets', 'covers', 'koi-pond.webp'));
  hero = await sharp({ create: { ...cover, width: 240, height: 240 } })
    .webp({ quality: 10 })
    .toBuffer();
  await mkdir(join(folder, 'assets', 'heroes'));
  await writeFile(join(folder, 'assets', 'heroes', 'koi-pond.webp'), hero);
  await writeFile(join(folder, 'assets', 'secret.webp'), 'not to be had');
  await mkdir(join(folder, 'games', 'slot', 'assets'), { recursive: true });
  await writeFile(join(folder, 'games', 'slot', 'index.html'), '<!doctype html><title>Slot');
  await writeFile(join(folder, 'games', 'slot', 'assets', 'index-AbCd1234.js'), 'export {};');
  const settings = readSettings({ SANDBOX_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  sandbox = await buildSandbox({
    ...settings,
    assetsDir: join(folder, 'assets'),
    gamesDir: join(folder, 'games'),
  });
  origin = await sandbox.listen();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const art = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/art/${path}`, { headers });

describe('art (docs/outside-world.md, "Art")', () => {
  it.each([
    ['?w=120', 120],
    ['?w=480', 480],
    ['', 480],
  ])('sends the width asked for with %j', async (query, width) => {
    const response = await art(`covers/koi-pond.webp${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width * (4 / 3),
    });
  });

  it('sends a picture that has the size as it is', async () => {
    const response = await art('heroes/koi-pond.webp');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(hero);
  });

  it('answers 304 for a cached picture', async () => {
    const etag = (await art('covers/koi-pond.webp?w=240')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await art('covers/koi-pond.webp?w=240', { 'if-none-match': etag })).status).toBe(304);
    expect((await art('covers/koi-pond.webp?w=120', { 'if-none-match': etag })).status).toBe(200);
  });

  it('creates each size once and caches it', async () => {
    await Promise.all(Array.from({ length: 10 }, () => art('covers/koi-pond.webp?w=240')));
    const kept = await readdir(join(folder, 'sandbox', 'art'));
    expect(kept.every((name) => /^[0-9a-f]{32}\.webp$/.test(name))).toBe(true);
    expect(kept).toHaveLength(4);
  });

  it.each([
    'covers/koi-pond.webp?w=121',
    'covers/none.webp?w=120',
    'makers/koi-pond.webp',
    'covers/..%2Fsecret.webp',
    'covers/koi-pond.png',
    'other/koi-pond.webp',
  ])('has nothing at %s', async (path) => expect((await art(path)).status).toBe(404));
});

describe('game pages', () => {
  it('can be framed only by the platform', async () => {
    const page = await fetch(`${origin}/games/slot/?session=1&launch=2&host=3`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://localhost:8080');
    expect(policy).toContain("script-src 'self';");
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('caches hashed files for a year', async () => {
    const script = await fetch(`${origin}/games/slot/assets/index-AbCd1234.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${origin}/games/none/`)).status).toBe(404);
    expect((await fetch(`${origin}/games/%2e%2e/assets/secret.webp`)).status).toBe(404);
  });
});
