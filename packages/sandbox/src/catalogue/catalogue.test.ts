import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { engines } from '../games/engines.ts';
import art from './art.json' with { type: 'json' };
import { getEngine } from './engines.ts';
import {
  banners,
  brands,
  categories,
  games,
  getCatalogue,
  LOCALES,
  planned,
  tags,
} from './index.ts';
import { getSlug } from './slugs.ts';
import { draws, tables } from './tables.ts';

const asset = (below: string): URL => new URL(`../../assets/${below}`, import.meta.url);

describe('the catalogue', () => {
  it('has 240 titles of 12 makers in 8 categories with 12 tags', () => {
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

  it('distributes its titles: no maker, category or tag is empty or contains everything', () => {
    const count = (names: readonly string[]): number[] =>
      Object.values(Object.groupBy(names, (name) => name)).map((group) => group?.length ?? 0);
    const limits = [
      [count(planned.map((row) => row.brand)), 10, 36],
      [count(planned.map((row) => row.category)), 16, 96],
      [count(planned.flatMap((row) => row.tags)), 15, 60],
    ] as const;
    for (const [counts, least, most] of limits) {
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    }
  });

  it('has unique titles and slugs, slugs in kebab case', () => {
    expect(new Set(planned.map((row) => row.title)).size).toBe(planned.length);
    expect(new Set(planned.map((row) => row.slug)).size).toBe(planned.length);
    for (const { slug } of planned) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lists only games with a cover', async () => {
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

  it('has a hero of its own for each slot', async () => {
    const slots = games.filter(({ category }) => category === 'slots').map(({ slug }) => slug);
    expect(Object.keys(art.heroes).sort()).toEqual(slots.sort());
    const hashes = slots.map(async (slug) =>
      createHash('sha256')
        .update(await readFile(asset(`heroes/${slug}.webp`)))
        .digest('hex'),
    );
    expect(new Set(await Promise.all(hashes)).size).toBe(slots.length);
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

  it('maps each game to the engine of its category or title, and each engine to a page', async () => {
    const names = new Set<string>();
    for (const game of getCatalogue(1_000)) {
      expect(game.engine, game.slug).toBe(getEngine(game.slug, game.category));
      expect(engines[game.engine].certificate(game.slug).mathHash, game.slug).toMatch(
        /^[0-9a-f]{64}$/,
      );
      names.add(game.engine);
    }
    expect(names).toEqual(new Set(Object.keys(engines)));
    const pages = [...names].map((name) => new URL(`../games/${name}/index.html`, import.meta.url));
    await Promise.all(pages.map((page) => access(page)));
  });

  it('opens the game that a title names', () => {
    // What a title names: a game of fixed rules, which players know.
    const named: readonly (readonly [RegExp, string])[] = [
      [/\bmines?\b/i, 'mines'],
      [/\bcrash\b/i, 'crash'],
      [/roulette/i, 'roulette'],
      [/baccarat/i, 'baccarat'],
      [/wheel/i, 'wheel'],
      [/hi-lo/i, 'hi-lo'],
      [/dragon tiger/i, 'dragon-tiger'],
      [/football card/i, 'football-cards'],
      [/andar bahar/i, 'andar-bahar'],
      [/in between/i, 'in-between'],
      [/sic bo|\bdice\b/i, 'dice'],
      [/color game/i, 'color-game'],
      [/coin flip/i, 'coin'],
      [/pula puti/i, 'red-white'],
      [/fan tan/i, 'fan-tan'],
      [/pegfall/i, 'pegs'],
      [/keno/i, 'keno'],
      [/bingo/i, 'bingo'],
      [/lotto|6\/49/i, 'lotto'],
      [/\b3d\b/i, 'digits'],
    ];
    const getGame = ({ slug, engine }: (typeof games)[number]): string =>
      tables[slug] ?? draws[slug] ?? engine;
    for (const [name, game] of named) {
      const titles = games.filter(({ title }) => name.test(title));
      expect(titles.length, `${name}`).toBeGreaterThan(0);
      for (const each of titles) expect(getGame(each), each.title).toBe(game);
    }
    // Games of fixed rules that no engine plays.
    const missing =
      /blackjack|poker|hold.?em|\bstud\b|teen patti|mahjong|pai gow|domino|rummy|tongits|pusoy|pok deng|shan koe mee|bull bull|big two|solitaire|scratch|craps/i;
    expect(games.filter(({ title }) => missing.test(title))).toEqual([]);
    const others = games.filter(
      ({ category, engine }) => category === 'crash' && engine !== 'crash',
    );
    expect(others.map(({ slug }) => slug).sort()).toEqual([
      'chick-crossing',
      'coin-flip-classic',
      'dice-over-under',
      'hi-lo-hero',
      'ice-breaker',
      'keys-and-locks',
      'mines-of-cebu',
      'pegfall',
      'tower-of-tala',
      'wheel-of-whims',
    ]);
  });

  it('maps each title of the tables and draws to its game, and no others', () => {
    const getTitles = (id: string) =>
      games.filter(({ engine }) => engine === id).map(({ slug }) => slug);
    expect(Object.keys(tables).sort()).toEqual(getTitles('table').sort());
    expect(Object.keys(draws).sort()).toEqual(getTitles('draw').sort());
  });

  it('has texts for categories and tags in all five languages', () => {
    for (const { titles } of [...categories, ...tags]) {
      for (const locale of LOCALES) expect(titles[locale].trim()).not.toBe('');
    }
  });

  it('has the sixty most played games in all five languages, each in its own script', () => {
    const mostPlayed = [...games].sort((a, b) => b.popularity - a.popularity).slice(0, 60);
    for (const { slug, title, titles } of mostPlayed) {
      expect(titles?.zh_CN, slug).toMatch(/\p{Script=Han}/u);
      expect(titles?.my_MM, slug).toMatch(/\p{Script=Myanmar}/u);
      expect(titles?.th_TH, slug).toMatch(/\p{Script=Thai}/u);
      expect(titles?.ms_MY, slug).toMatch(/^[\p{Script=Latin}\d/ -]+$/u);
      expect(titles?.ms_MY, slug).not.toBe(title);
    }
  });

  it('creates slugs from titles', () => {
    expect(getSlug('Pharaoh’s Ember')).toBe('pharaohs-ember');
    expect(getSlug('Lucky 6/49')).toBe('lucky-6-49');
    expect(getSlug('Emerald Baccarat')).toBe('emerald-blackjack');
  });
});

describe('a catalogue of 10,000 games', () => {
  const many = getCatalogue(10_000);

  it('starts with the games that have their own covers', () => {
    expect(many).toHaveLength(10_000);
    expect(many.slice(0, games.length)).toEqual(games);
    expect(getCatalogue(10)).toEqual(games.slice(0, 10));
    expect(getCatalogue(10_000)).toEqual(many);
  });

  it('has unique titles and codes, and existing covers only', () => {
    expect(new Set(many.map((game) => game.title)).size).toBe(many.length);
    expect(new Set(many.map((game) => game.slug)).size).toBe(many.length);
    expect(new Set(many.map((game) => game.cover))).toEqual(
      new Set(games.map((game) => game.cover)),
    );
    for (const { slug, title } of many) {
      expect(slug).toMatch(/^[a-z0-9]+(--?[a-z0-9]+)*$/);
      expect(slug.length, slug).toBeLessThanOrEqual(64);
      expect(title.length, title).toBeLessThanOrEqual(140);
    }
  });

  it('repeats a cover only after all others of its category', () => {
    const wholeEditions = getCatalogue(games.length * 41);
    for (const { slug: category } of categories) {
      const own = games.filter((game) => game.category === category).length;
      const covers = wholeEditions
        .filter((game) => game.category === category)
        .sort((a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1))
        .map((game) => game.cover);
      // The editions start after the games with their own covers.
      const editions = covers.slice(own);
      for (let from = 0; from + own <= editions.length; from += 1) {
        expect(new Set(editions.slice(from, from + own)).size, category).toBe(own);
      }
    }
  });

  it('marks only games with their own covers as new or hot', () => {
    const newest = Math.min(
      ...games
        .filter(({ tags }) => tags.includes('new'))
        .map((game) => Date.parse(game.releasedAt)),
    );
    for (const edition of many.slice(games.length)) {
      expect(edition.tags).not.toContain('hot');
      expect(Date.parse(edition.releasedAt)).toBeLessThan(newest);
    }
  });
});
