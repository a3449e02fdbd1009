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
  /** The provider's own code. */
  id: string;
  provider: string;
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
  released_at: Date;
  popularity: number;
  /** False once the provider no longer offers it, or the operator has hidden it. */
  offered: ColumnType<boolean, boolean | undefined, boolean>;
  maintenance_ends_at: Date | null;
}

/** Where the operator differs from a game's provider (arrangement.ts). */
export interface GameArrangementTable {
  game_id: string;
  hidden: Generated<boolean>;
  /** Null: as the provider says. */
  hot: boolean | null;
  new_from: Date | null;
  /** What the provider says. */
  listed: boolean;
  listed_tags: string[];
  listed_released_at: Date;
}

/** How many games are on offer: in all, or of a category, a maker or a tag (counts.ts). */
export interface GameCountTable {
  kind: 'all' | 'category' | 'maker' | 'tag';
  /** Empty for all. */
  id: string;
  games: number;
}

/** What a game is found by; made by `search/index-games.ts`. */
export interface GameSearchTable {
  game_id: string;
  /** Of what it was made from. */
  digest: string;
  /** All its names, each between line ends. */
  haystack: string;
  /** What the index knows them by. */
  terms: string[];
}

/** Every Latin word of a name: what a mistyped one may have meant. */
export interface GameSearchWordTable {
  word: string;
}

export interface GameTables {
  game_maker: GameMakerTable;
  game_category: GameCategoryTable;
  game_navigation_tag: GameNavigationTagTable;
  game: GameTable;
  game_arrangement: GameArrangementTable;
  game_count: GameCountTable;
  game_search: GameSearchTable;
  game_search_word: GameSearchWordTable;
}
