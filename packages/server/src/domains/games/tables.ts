import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '../site/index.ts';

type Json<T> = ColumnType<T, string, string>;

export interface GameMakerTable {
  id: string;
  name: string;
  logo: string;
}

export interface GameCategoryTable {
  id: string;
  name: string;
  titles: Json<Localised<string>>;
  icon: string;
  position: number;
}

export interface GameNavigationTagTable {
  id: string;
  name: string;
  titles: Json<Localised<string>>;
  position: number;
}

export interface GameTable {
  id: string;
  provider: string;
  /** The provider's own code. */
  game_code: string;
  name: string;
  titles: Json<Localised<string>>;
  maker_id: string;
  category_id: string;
  tags: string[];
  /** Path below the art's address. */
  cover: string;
  cover_color: string;
  description: Json<Localised<string>>;
  /** Percent, such as `96.12`. */
  rtp: string;
  volatility: 'low' | 'medium' | 'high';
  min_stake: bigint;
  max_stake: bigint;
  /** Whether it plays free spins that a promotion grants. */
  free_spins: Generated<boolean>;
  released_at: Date;
  /** The provider's figure; it orders games that were played equally often. */
  listed_popularity: number;
  /** By the operator's arrangement: 1 before all others in the order of hot games, -1 after them. */
  hot_rank: Generated<-1 | 0 | 1>;
  /** Rounds of the last seven days, counted daily: the order of hot games. */
  recent_plays: Generated<number>;
  /** Rounds since the start of the day, counted every minute. */
  plays_today: Generated<number>;
  /** False once the provider no longer offers it, or the operator has hidden it. */
  offered: ColumnType<boolean, boolean | undefined, boolean>;
  maintenance_ends_at: Date | null;
}

/** Overrides of a game's provider by the operator (arrangement.ts). */
export interface GameArrangementTable {
  game_id: string;
  hidden: Generated<boolean>;
  /** Null: the provider's value. */
  hot: boolean | null;
  new_from: Date | null;
  /** The provider's value. */
  listed: boolean;
  listed_tags: string[];
  listed_released_at: Date;
}

/** Number of games on offer: in total, or of a category, a maker or a tag (counts.ts). */
export interface GameCountTable {
  kind: 'all' | 'category' | 'maker' | 'tag';
  /** Empty for the total. */
  id: string;
  games: number;
}

/** Search data of a game; written by `search/index-games.ts`. */
export interface GameSearchTable {
  game_id: string;
  /** Hash of its source. */
  digest: string;
  /** All its names, separated by line ends. */
  haystack: string;
  /** The terms of the index. */
  terms: string[];
}

/** Every Latin term of a name: candidates for typo correction. */
export interface GameSearchWordTable {
  word: string;
}

/** Changes with every change of the catalogue, by triggers; a single row. */
export interface CatalogueVersionTable {
  version: ColumnType<bigint, never, never>;
}

export interface GameTables {
  catalogue_version: CatalogueVersionTable;
  game_maker: GameMakerTable;
  game_category: GameCategoryTable;
  game_navigation_tag: GameNavigationTagTable;
  game: GameTable;
  game_arrangement: GameArrangementTable;
  game_count: GameCountTable;
  game_search: GameSearchTable;
  game_search_word: GameSearchWordTable;
}
