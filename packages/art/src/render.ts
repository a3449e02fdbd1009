import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { planned } from '@parlor/sandbox/catalogue';
import { type Browser, chromium } from 'playwright-core';
import sharp, { type WebpOptions } from 'sharp';
import { banners } from './banners.ts';
import { Canvas } from './canvas.ts';
import { drawCover, drawHero } from './cover.ts';
import { crafts } from './crafts.ts';
import { makerLogos } from './logos.ts';
import { placeholderColor } from './placeholder.ts';
import { hashToSeed } from './random.ts';
import { recipes } from './recipes/index.ts';
import { drawSheet } from './sheet.ts';

/** A picture to render, and its file below `assets/`. */
interface Job {
  readonly kind: 'covers' | 'heroes' | 'banners' | 'makers' | 'crafts';
  readonly slug: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

interface Made {
  readonly color: string;
  readonly hash: string;
}

type Manifest = Record<Job['kind'], Record<string, Made>>;

const assets = new URL('../../sandbox/assets/', import.meta.url);
const manifestFile = new URL('../../sandbox/src/catalogue/art.json', import.meta.url);
const quality = 82;
/** Heroes are small and many; a slot loads its own after the first paint. */
const encodings: Partial<Record<Job['kind'], WebpOptions>> = {
  makers: { quality: 92 },
  heroes: { quality: 60, alphaQuality: 60, effort: 6 },
};
/** Part of every hash: increment it when rendering itself changes. */
const edition = 2;

/** Side of a hero's picture and the space around the hero in it, in pixels. */
const heroSide = 240;
const heroPadding = 5;

const file = (job: Job): string => fileURLToPath(new URL(`${job.kind}/${job.slug}.webp`, assets));

const jobs = (): Job[] => [
  ...Object.entries(recipes).map(([slug, recipe]) => ({
    kind: 'covers' as const,
    slug,
    svg: drawCover(slug, recipe),
    width: 300,
    height: 400,
    scale: 1.6,
  })),
  ...planned.flatMap(({ slug, category }) => {
    const recipe = recipes[slug];
    if (category !== 'slots' || recipe === undefined) return [];
    const svg = drawHero(slug, recipe);
    return { kind: 'heroes' as const, slug, svg, width: 420, height: 520, scale: 2 };
  }),
  ...Object.entries(banners).map(([slug, draw]) => ({
    kind: 'banners' as const,
    slug,
    svg: draw(),
    width: 640,
    height: 280,
    scale: 3,
  })),
  ...Object.entries(crafts).map(([slug, draw]) => {
    const c = new Canvas(hashToSeed(slug), 'q', 300, 300);
    return {
      kind: 'crafts' as const,
      slug,
      svg: c.svg(draw(c)),
      width: 300,
      height: 300,
      scale: 0.8,
    };
  }),
  ...Object.entries(makerLogos).map(([slug, draw]) => ({
    kind: 'makers' as const,
    slug,
    svg: draw(),
    width: 256,
    height: 96,
    scale: 1,
  })),
];

const getHash = (job: Job): string =>
  createHash('sha256')
    .update(`${edition} ${quality} ${job.scale} ${job.svg}`)
    .digest('hex')
    .slice(0, 16);

/** A hero in the middle of a square, as large as it can be. */
const fitHero = async (shot: Buffer): Promise<Buffer> => {
  const background = '#0000';
  const side = heroSide - heroPadding * 2;
  const hero = await sharp(shot).trim({ background, threshold: 100 }).png().toBuffer();
  return sharp(hero)
    .resize(side, side, { fit: 'contain', background })
    .extend({
      top: heroPadding,
      bottom: heroPadding,
      left: heroPadding,
      right: heroPadding,
      background,
    })
    .png()
    .toBuffer();
};

const shoot = async (browser: Browser, work: readonly Job[], manifest: Manifest): Promise<void> => {
  const page = await browser.newPage({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 1,
  });
  for (const job of work) {
    const [w, h] = [job.width * job.scale, job.height * job.scale];
    await page.setViewportSize({ width: Math.round(w), height: Math.round(h) });
    await page.setContent(
      `<style>*{margin:0}html,body{background:transparent}svg{display:block;width:${w}px;height:${h}px}</style>${job.svg}`,
    );
    const shot = await page.screenshot({
      omitBackground: job.kind !== 'covers' && job.kind !== 'banners',
      animations: 'disabled',
      timeout: 180_000,
    });
    const webp = await sharp(job.kind === 'heroes' ? await fitHero(shot) : shot)
      .webp({ quality, effort: 5, smartSubsample: true, ...encodings[job.kind] })
      .toBuffer();
    await mkdir(dirname(file(job)), { recursive: true });
    await writeFile(file(job), webp);
    manifest[job.kind][job.slug] = { color: await placeholderColor(shot), hash: getHash(job) };
    console.log(`${job.kind}/${job.slug} ${Math.round(webp.length / 1024)} kB`);
  }
  await page.close();
};

const sorted = (made: Record<string, Made>): Record<string, Made> =>
  Object.fromEntries(Object.entries(made).sort(([a], [b]) => a.localeCompare(b)));

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      sheet: { type: 'string' },
      tile: { type: 'string', default: '220' },
      columns: { type: 'string', default: '8' },
    },
  });
  const only = values.only?.split(',');
  const manifest = {
    covers: {},
    heroes: {},
    banners: {},
    makers: {},
    crafts: {},
    ...JSON.parse(await readFile(manifestFile, 'utf8')),
  } as Manifest;
  const all = jobs().filter((job) => only === undefined || only.includes(job.slug));
  const changed = all.filter((job) => manifest[job.kind][job.slug]?.hash !== getHash(job));
  if (changed.length > 0) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--force-color-profile=srgb',
      ],
    });
    try {
      const lanes = [0, 1].map((lane) => changed.filter((_, index) => index % 2 === lane));
      await Promise.all(lanes.map((lane) => shoot(browser, lane, manifest)));
    } finally {
      await browser.close();
    }
    const next = {
      covers: sorted(manifest.covers),
      heroes: sorted(manifest.heroes),
      banners: sorted(manifest.banners),
      makers: sorted(manifest.makers),
      crafts: sorted(manifest.crafts),
    };
    await writeFile(manifestFile, `${JSON.stringify(next, null, 2)}\n`);
  }
  console.log(`${changed.length} made, ${all.length - changed.length} unchanged`);
  if (values.sheet !== undefined) {
    const covers = all.filter((job) => job.kind === 'covers').map(file);
    await drawSheet(covers, values.sheet, Number(values.tile), Number(values.columns));
  }
};

await main();
