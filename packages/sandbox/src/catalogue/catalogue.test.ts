import { access } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { banners, brands, categories, games, planned, tags } from './index.ts';
import { slugOf } from './rows.ts';
import type { Localised } from './types.ts';

const asset = (below: string): URL => new URL(`../../assets/${below}`, import.meta.url);

describe('the catalogue', () => {
  it('plans 240 titles of 12 makers in 8 categories with 12 tags', () => {
    expect(planned).toHaveLength(240);
    expect(brands).toHaveLength(12);
    expect(categories).toHaveLength(8);
    expect(tags).toHaveLength(12);
  });

  it('uses every maker, category and tag', () => {
    expect(new Set(planned.map((row) => row.brand))).toEqual(
      new Set(brands.map((brand) => brand.slug)),
    );
    expect(new Set(planned.map((row) => row.category))).toEqual(
      new Set(categories.map((category) => category.slug)),
    );
    expect(new Set(planned.flatMap((row) => row.tags))).toEqual(
      new Set(tags.map((tag) => tag.slug)),
    );
  });

  it('has titles and slugs once only, slugs in kebab case', () => {
    expect(new Set(planned.map((row) => row.title)).size).toBe(planned.length);
    expect(new Set(planned.map((row) => row.slug)).size).toBe(planned.length);
    for (const { slug } of planned) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lists nothing without its picture', async () => {
    const pictures = [
      ...games.map((game) => game.cover),
      ...banners.map((banner) => banner.image),
      ...brands.map((brand) => brand.logo),
      'site/logo.svg',
    ];
    await Promise.all(pictures.map((picture) => access(asset(picture))));
    expect(games).toHaveLength(planned.length);
    expect(banners).toHaveLength(6);
  });

  it('gives each game a colour, a date, a popularity and a range of stakes', () => {
    for (const game of games) {
      expect(game.coverColor, game.slug).toMatch(/^#[0-9a-f]{6}$/);
      expect(Number.isNaN(Date.parse(game.releasedAt)), game.slug).toBe(false);
      expect(game.popularity).toBeGreaterThanOrEqual(0);
      expect(game.popularity).toBeLessThanOrEqual(10_000);
      expect(Number(game.maxStake)).toBeGreaterThan(Number(game.minStake));
    }
  });

  it('has words for categories and tags in all five languages', () => {
    const locales: readonly (keyof Localised)[] = ['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY'];
    for (const { titles } of [...categories, ...tags]) {
      for (const locale of locales) expect(titles[locale].trim()).not.toBe('');
    }
  });

  it('makes slugs from titles as they are written', () => {
    expect(slugOf('Pharaoh’s Ember')).toBe('pharaohs-ember');
    expect(slugOf('Lucky 6/49')).toBe('lucky-6-49');
  });
});
