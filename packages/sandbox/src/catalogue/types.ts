import type { EngineId } from '../games/engine.ts';

/** The locales in which the provider names its games (docs/product.md: States and transitions). */
export const LOCALES = ['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY'] as const;

export type Locale = (typeof LOCALES)[number];

/** One text in every locale of the provider. */
export type Localised = Readonly<Record<Locale, string>>;

export type CategorySlug =
  | 'slots'
  | 'live'
  | 'fishing'
  | 'cards'
  | 'crash'
  | 'sports'
  | 'lottery'
  | 'arcade';

export type TagSlug =
  | 'new'
  | 'hot'
  | 'exclusive'
  | 'jackpot'
  | 'free-spins'
  | 'multipliers'
  | 'classic'
  | 'myth'
  | 'animals'
  | 'festival'
  | 'adventure'
  | 'quick';

export type BrandSlug =
  | 'kawayan'
  | 'pandan'
  | 'sandglass'
  | 'ember-ash'
  | 'jadeworks'
  | 'mirador'
  | 'velvet-room'
  | 'deepline'
  | 'tuldok'
  | 'barrio-play'
  | 'fieldhouse'
  | 'tilt-arcade';

export type Volatility = 'low' | 'medium' | 'high';

/** A game in the maker's list, `GET /v1/games`. */
export interface CatalogueGame {
  /** Kebab-case, unique; also the name of the cover file. */
  readonly slug: string;
  readonly title: string;
  readonly titles?: Partial<Record<Locale, string>>;
  readonly brand: BrandSlug;
  readonly brandName: string;
  readonly category: CategorySlug;
  readonly tags: readonly TagSlug[];
  readonly engine: EngineId;
  readonly volatility: Volatility;
  /** Decimal string in the site's currency. */
  readonly minStake: string;
  /** Decimal string in the site's currency. */
  readonly maxStake: string;
  /** Path below `/art/`, `covers/<slug>.webp`. */
  readonly cover: string;
  /** Dominant colour of the cover as `#rrggbb`, shown until the picture is loaded. */
  readonly coverColor: string;
  /** ISO 8601 instant in UTC. */
  readonly releasedAt: string;
  /** 0 to 10,000; higher means more plays. */
  readonly popularity: number;
}

export interface CatalogueBrand {
  readonly slug: BrandSlug;
  readonly name: string;
  /** Path below `/art/`, `makers/<slug>.webp`. */
  readonly logo: string;
}

export interface CatalogueCategory {
  readonly slug: CategorySlug;
  readonly titles: Localised;
}

export interface CatalogueTag {
  readonly slug: TagSlug;
  readonly titles: Localised;
}

/** A banner's art. The platform renders its text as HTML over the dark left side. */
export interface CatalogueBanner {
  readonly slug: string;
  /** Path below `/art/`, `banners/<slug>.webp`. */
  readonly image: string;
  readonly color: string;
}

/** A row of `titles/`: title, maker, tags, and optionally volatility and the Chinese title. */
export type TitleRow = readonly [
  title: string,
  brand: BrandSlug,
  tags: string,
  volatility?: Volatility,
  zh?: string,
];
