import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brands, games, planned, tags } from '@parlor/sandbox/catalogue';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { drawCover } from './cover.ts';
import {
  closestPairs,
  differences,
  measureTraits,
  neighbours,
  type Thumbnail,
  thumbnail,
} from './distance.ts';
import { letter } from './lettering.ts';
import { recipes } from './recipes/index.ts';

const assets = new URL('../../sandbox/assets/', import.meta.url);
const path = (below: string): string => fileURLToPath(new URL(below, assets));

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(path(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

describe('cover recipes', () => {
  it('exist for exactly the titles of the catalogue', () => {
    expect(Object.keys(recipes).sort()).toEqual(planned.map((row) => row.slug).sort());
  });

  it('draw the same bytes from the same seed, without text or embedded pictures', () => {
    for (const [slug, recipe] of Object.entries(recipes)) {
      const svg = drawCover(slug, recipe);
      expect(drawCover(slug, recipe) === svg, `${slug} differs from itself`).toBe(true);
      expect(svg, slug).not.toMatch(/<(text|image|foreignObject|script)\b|NaN|undefined/);
    }
  });
});

/** Letters and digits only: ignores line breaks and case of the lettering. */
const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

describe('cover lettering', () => {
  it('matches the title in the catalogue', () => {
    for (const { slug, title } of planned) {
      const lines = recipes[slug]?.title.lines.map((line) =>
        typeof line === 'string' ? line : line.text,
      );
      expect(letters(lines?.join(' ') ?? ''), slug).toBe(letters(title));
    }
  });

  it('stays on the tile after any warp', () => {
    for (const [slug, { title }] of Object.entries(recipes)) {
      const outline = /d="([^"]+)"/.exec(letter(new Canvas(1, 't'), title))?.[1] ?? '';
      const numbers = (outline.match(/-?[\d.]+/g) ?? []).map(Number);
      const across = numbers.filter((_, i) => i % 2 === 0);
      const down = numbers.filter((_, i) => i % 2 === 1);
      expect(Math.min(...across), slug).toBeGreaterThan(4);
      expect(Math.max(...across), slug).toBeLessThan(296);
      expect(Math.max(...down), slug).toBeLessThan(396);
    }
  });
});

describe('rendered covers', () => {
  const thumbnails = new Map<string, Thumbnail>();

  beforeAll(async () => {
    for (const game of games) thumbnails.set(game.slug, await thumbnail(path(game.cover)));
  });

  it('are WebP of 480 x 640', async () => {
    for (const game of games) {
      const { format, width, height } = await sharp(path(game.cover)).metadata();
      expect({ format, width, height }, game.slug).toEqual({
        format: 'webp',
        width: 480,
        height: 640,
      });
    }
  });

  it('are unique', () => {
    const [closest] = closestPairs(thumbnails);
    expect(closest?.distance, `${closest?.first} and ${closest?.second}`).toBeGreaterThan(34);
  });

  it('differ pairwise in at least two of hue, hero, ground and lettering', () => {
    const known = games.map(({ slug }) => {
      const { face, ink } = recipes[slug]?.title ?? {};
      const picture = thumbnails.get(slug);
      if (picture === undefined) throw new Error(`${slug} has no picture`);
      return { slug, traits: measureTraits(picture), lettering: JSON.stringify([face, ink]) };
    });
    const alike = known.flatMap((a, i) =>
      known.slice(i + 1).flatMap((b) => {
        const different = differences(a.traits, b.traits).length;
        const lettering = a.lettering === b.lettering ? 0 : 1;
        return different + lettering < 2 ? [`${a.slug} and ${b.slug}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it('differ from their neighbours in the rails: by play count, by date, by maker', () => {
    const rails = [
      games.toSorted((a, b) => b.popularity - a.popularity),
      games.toSorted((a, b) => b.releasedAt.localeCompare(a.releasedAt)),
      ...brands.map((brand) => games.filter((game) => game.brand === brand.slug)),
      ...tags.map((tag) => games.filter((game) => game.tags.includes(tag.slug))),
    ];
    const close = rails.flatMap((rail) =>
      neighbours(
        rail.map((game) => game.slug),
        3,
        thumbnails,
      ).filter((pair) => pair.distance < 40),
    );
    expect(close).toEqual([]);
  });

  it('differ from their neighbours in the lobby, on a phone and on a desktop', () => {
    const slugs = games.map((game) => game.slug);
    for (const columns of [3, 8]) {
      const close = neighbours(slugs, columns, thumbnails).filter((pair) => pair.distance < 44);
      expect(close).toEqual([]);
    }
  });

  it('are smaller than 12 MB in total, with banners and logos', async () => {
    const sizes = await Promise.all(
      (await filesBelow('.')).map(async (file) => (await stat(file)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
  });
});

describe('heroes', () => {
  it('are small squares that the hero fills without touching their edges', async () => {
    const side = 240;
    const files = await filesBelow('heroes');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect((await stat(file)).size, file).toBeLessThanOrEqual(12 * 1024);
      const { data, info } = await sharp(file)
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], file).toEqual([side, side]);
      const solid = [...data.keys()].filter((at) => (data[at] ?? 0) > 128);
      const spans = [(at: number) => at % side, (at: number) => Math.floor(at / side)].map(
        (get) => {
          const places = solid.map(get).sort((a, b) => a - b);
          return [places[0] ?? side, places.at(-1) ?? 0] as const;
        },
      );
      const lengths = spans.map(([first, last]) => last - first);
      expect(Math.max(...lengths), file).toBeGreaterThan(215);
      expect(Math.min(...lengths), file).toBeGreaterThan(90);
      expect(Math.min(...spans.flat()), file).toBeGreaterThanOrEqual(4);
      expect(Math.max(...spans.flat()), file).toBeLessThan(side - 4);
    }
  });
});

describe('banners and logos', () => {
  it('have the sizes that the lobby reserves for them', async () => {
    for (const file of await filesBelow('banners')) {
      const { width, height } = await sharp(file).metadata();
      expect([width, height], file).toEqual([1920, 840]);
    }
    for (const file of await filesBelow('makers')) {
      const { width, hasAlpha } = await sharp(file).metadata();
      expect([width, hasAlpha], file).toEqual([256, true]);
    }
  });
});
