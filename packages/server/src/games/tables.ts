import type { ColumnType } from 'kysely';
import type { Localised } from '../site/tables.ts';

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
  /** False once the provider no longer offers it. */
  offered: ColumnType<boolean, boolean | undefined, boolean>;
  maintenance_ends_at: Date | null;
}

export interface GameTables {
  game_maker: GameMakerTable;
  game_category: GameCategoryTable;
  game: GameTable;
}
