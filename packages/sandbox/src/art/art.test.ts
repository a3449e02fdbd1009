import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { games, planned } from '../catalogue/index.ts';
import { drawCover } from './cover.ts';
import { closestPairs, neighbours, type Thumbnail, thumbnail } from './distance.ts';
import { recipes } from './recipes/index.ts';

const assets = new URL('../../assets/', import.meta.url);
const path = (below: string): string => fileURLToPath(new URL(below, assets));

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(path(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

describe('cover recipes', () => {
  it('exist for every title of the catalogue and for nothing else', () => {
    expect(Object.keys(recipes).sort()).toEqual(planned.map((row) => row.slug).sort());
  });

  it('draw the same bytes from the same seed, without text or embedded pictures', () => {
    for (const [slug, recipe] of Object.entries(recipes)) {
      const svg = drawCover(slug, recipe);
      expect(drawCover(slug, recipe) === svg, `${slug} differs from itself`).toBe(true);
      expect(svg, slug).not.toMatch(/<(text|image|foreignObject|script)\b|NaN|undefined/);
    }
  }, 60_000);
});

describe('rendered covers', () => {
  const thumbnails = new Map<string, Thumbnail>();

  beforeAll(async () => {
    for (const game of games) thumbnails.set(game.slug, await thumbnail(path(game.cover)));
  }, 60_000);

  it('are WebP of 480 x 640', async () => {
    for (const game of games) {
      const { format, width, height } = await sharp(path(game.cover)).metadata();
      expect({ format, width, height }, game.slug).toEqual({
        format: 'webp',
        width: 480,
        height: 640,
      });
    }
  }, 60_000);

  it('are never two alike', () => {
    const [closest] = closestPairs(thumbnails);
    expect(closest?.distance, `${closest?.first} and ${closest?.second}`).toBeGreaterThan(34);
  });

  it('stand apart from their neighbours in the lobby, on a phone and on a desktop', () => {
    const slugs = games.map((game) => game.slug);
    for (const columns of [3, 8]) {
      const close = neighbours(slugs, columns, thumbnails).filter((pair) => pair.distance < 44);
      expect(close).toEqual([]);
    }
  });

  it('stay under 12 MB together with banners and logos', async () => {
    const sizes = await Promise.all(
      (await filesBelow('.')).map(async (file) => (await stat(file)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000);
  });
});

describe('banners and logos', () => {
  it('have the sizes that the lobby reserves for them', async () => {
    for (const file of await filesBelow('banners')) {
      const { width, height } = await sharp(file).metadata();
      expect([width, height], file).toEqual([1440, 630]);
    }
    for (const file of await filesBelow('makers')) {
      const { width, hasAlpha } = await sharp(file).metadata();
      expect([width, hasAlpha], file).toEqual([256, true]);
    }
  });
});
