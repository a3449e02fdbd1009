import { DAY_MS } from '../clock.ts';
import { hash, lastRelease } from './rows.ts';
import type { CatalogueGame } from './types.ts';

/**
 * Suffix that an edition adds to the title of its game: in English, and in Chinese if the game has a
 * Chinese title.
 */
const EDITIONS: readonly (readonly [words: string, zh: string])[] = [
  ['Gold', '黄金版'],
  ['Deluxe', '豪华版'],
  ['Nights', '之夜'],
  ['Rush', '冲刺'],
  ['Royale', '皇家版'],
  ['Express', '特快'],
  ['Legends', '传奇'],
  ['Party', '派对'],
  ['Frenzy', '狂热'],
  ['Grand', '大奖赛'],
  ['Extra', '加码'],
  ['Quest', '远征'],
  ['Supreme', '至尊版'],
  ['Carnival', '嘉年华'],
  ['Reloaded', '重装'],
  ['Max', '极限'],
  ['Parade', '巡游'],
  ['Encore', '返场'],
  ['Unlimited', '无限'],
  ['Blitz', '闪击'],
  ['Splendour', '荣光'],
  ['Holiday', '假日'],
  ['Masters', '大师'],
  ['Boost', '加速'],
  ['Season Two', '第二季'],
  ['Season Three', '第三季'],
  ['Collection', '珍藏'],
  ['Remix', '新编'],
  ['Turnabout', '逆转'],
  ['Platinum', '白金版'],
  ['Getaway', '出游'],
  ['Bonanza', '丰收'],
  ['Showdown', '对决'],
  ['Cascade', '连落'],
  ['Spectacular', '盛典'],
  ['Ultra', '超级版'],
  ['Odyssey', '漫游'],
  ['Jubilee', '庆典'],
  ['Premier', '首映'],
  ['Overdrive', '全速'],
  ['Finale', '终章'],
];

/** Below the least played game with its own cover; every edition has its own range. */
const BAND = 9;
const MOST_PLAYED = 399;
/** No edition is new: a rail of new games shows no cover twice. */
const YOUNGEST_DAYS = 60;
const AGES_DAYS = 1_100;

/**
 * Games that reuse existing covers under their own names, for a lobby of realistic size. Deterministic.
 * The games of an edition are consecutive and keep their order, so that a cover repeats only after all
 * others of its category.
 */
export function getEditions(games: readonly CatalogueGame[]): CatalogueGame[] {
  return EDITIONS.flatMap(([words, zh], edition) =>
    games.map((game): CatalogueGame => {
      const slug = `${game.slug}--${words.toLowerCase().replaceAll(' ', '-')}`;
      return {
        ...game,
        slug,
        title: `${game.title} ${words}`,
        ...(game.titles?.zh_CN !== undefined && {
          titles: { zh_CN: `${game.titles.zh_CN}${zh}` },
        }),
        tags: game.tags.filter((tag) => tag !== 'new' && tag !== 'hot'),
        releasedAt: new Date(
          lastRelease - (YOUNGEST_DAYS + (hash(slug) % AGES_DAYS)) * DAY_MS,
        ).toISOString(),
        popularity: MOST_PLAYED - edition * BAND - (hash(game.slug) % BAND),
      };
    }),
  );
}
