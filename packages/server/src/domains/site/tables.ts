import type { Locale } from '@parlor/api/constants';
import type { ColumnType } from 'kysely';

/** A column of JSON: an object when read, its text when written. */
type Json<T> = ColumnType<T, string, string>;
export type Localised<T> = Partial<Record<Locale, T>>;

export interface SiteTable {
  id: 1;
  profile: string;
  /** See `siteSettings`; validated when it is read. */
  settings: Json<unknown>;
  updated_at: Date;
}

export type BulletinPlace = 'wallet' | 'deposit' | 'withdrawal';

export interface BulletinTable {
  id: string;
  published_at: Date;
  texts: Json<Localised<{ title: string; content: string }>>;
  /** The page of the wallet that shows it; null: the list of notices. */
  place: BulletinPlace | null;
  /** The wallet stops showing it then. */
  ends_at: Date | null;
}

export interface BannerTable {
  id: string;
  /** Path below the art's address. */
  art: string;
  color: string;
  link: string;
  texts: Json<Localised<{ kicker: string; title: string; text: string; action: string }>>;
  position: number;
}

/** The daily notification, while it is current (docs/product.md: States and transitions). */
export interface DailyNotificationTable {
  id: string;
  texts: Json<Localised<{ title: string; content: string }>>;
  /** A path of the route table, or empty. */
  link: string;
  starts_at: Date;
  ends_at: Date | null;
}

export interface SiteTables {
  site: SiteTable;
  bulletin: BulletinTable;
  banner: BannerTable;
  daily_notification: DailyNotificationTable;
}
