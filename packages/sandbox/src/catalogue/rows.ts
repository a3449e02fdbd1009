import { DAY_MS } from '../clock.ts';
import { getSlug } from './slugs.ts';
import { arcade } from './titles/arcade.ts';
import { cards } from './titles/cards.ts';
import { crash } from './titles/crash.ts';
import { fishing } from './titles/fishing.ts';
import { live } from './titles/live.ts';
import { lottery } from './titles/lottery.ts';
import { slots } from './titles/slots.ts';
import { sports } from './titles/sports.ts';
import { getTranslations } from './translations.ts';
import type { BrandSlug, CategorySlug, Locale, TagSlug, TitleRow, Volatility } from './types.ts';

export interface GameRow {
  readonly slug: string;
  readonly title: string;
  readonly titles?: Partial<Record<Locale, string>>;
  readonly brand: BrandSlug;
  readonly category: CategorySlug;
  readonly tags: readonly TagSlug[];
  readonly volatility: Volatility;
  readonly minStake: string;
  readonly maxStake: string;
  readonly releasedAt: string;
  readonly popularity: number;
}

/** FNV-1a: dates and popularity are the same on every start. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

export const lastRelease = Date.UTC(2026, 10, 14);

const stakes: Readonly<Record<CategorySlug, readonly (readonly [string, string])[]>> = {
  slots: [
    ['0.20', '200.00'],
    ['0.50', '500.00'],
    ['1.00', '1000.00'],
  ],
  live: [
    ['10.00', '20000.00'],
    ['20.00', '50000.00'],
  ],
  fishing: [
    ['0.10', '100.00'],
    ['0.50', '300.00'],
  ],
  cards: [
    ['1.00', '1000.00'],
    ['5.00', '5000.00'],
  ],
  crash: [
    ['1.00', '2000.00'],
    ['0.50', '1000.00'],
  ],
  sports: [
    ['5.00', '5000.00'],
    ['1.00', '2000.00'],
  ],
  lottery: [
    ['2.00', '500.00'],
    ['5.00', '1000.00'],
  ],
  arcade: [
    ['0.50', '500.00'],
    ['1.00', '800.00'],
  ],
};

const toRow =
  (category: CategorySlug) =>
  ([title, brand, tagList, volatility, zh]: TitleRow): GameRow => {
    const slug = getSlug(title);
    const titles = { ...(zh !== undefined && { zh_CN: zh }), ...getTranslations(slug) };
    const seed = hash(slug);
    const tags = tagList.split(' ').filter(Boolean) as TagSlug[];
    const choices = stakes[category];
    const [minStake, maxStake] = choices[seed % choices.length] ?? ['1.00', '1000.00'];
    const age = tags.includes('new') ? seed % 40 : 60 + (seed % 1100);
    const popularity = (tags.includes('hot') ? 7000 : 400) + (hash(`${slug}:played`) % 3000);
    return {
      slug,
      title,
      ...(Object.keys(titles).length > 0 && { titles }),
      brand,
      category,
      tags,
      volatility: volatility ?? (['low', 'medium', 'high'] as const)[seed % 3] ?? 'medium',
      minStake,
      maxStake,
      releasedAt: new Date(lastRelease - age * DAY_MS).toISOString(),
      popularity,
    };
  };

/** All 240 titles, categories in the order of the lobby. */
export const rows: readonly GameRow[] = [
  ...slots.map(toRow('slots')),
  ...live.map(toRow('live')),
  ...fishing.map(toRow('fishing')),
  ...cards.map(toRow('cards')),
  ...crash.map(toRow('crash')),
  ...sports.map(toRow('sports')),
  ...lottery.map(toRow('lottery')),
  ...arcade.map(toRow('arcade')),
];
