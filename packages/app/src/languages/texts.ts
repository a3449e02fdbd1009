import type { account } from './en_US/account.ts';
import type { auth } from './en_US/auth.ts';
import type { cards } from './en_US/cards.ts';
import type { common } from './en_US/common.ts';
import type { content } from './en_US/content.ts';
import type { dates } from './en_US/dates.ts';
import type { entry } from './en_US/entry.ts';
import type { errors } from './en_US/errors.ts';
import type { games } from './en_US/games.ts';
import type { lobby } from './en_US/lobby.ts';
import type { messages } from './en_US/messages.ts';
import type { payment } from './en_US/payment.ts';
import type { play } from './en_US/play.ts';
import type { profile } from './en_US/profile.ts';
import type { promotions } from './en_US/promotions.ts';
import type { rewards } from './en_US/rewards.ts';
import type { transactions } from './en_US/transactions.ts';
import type { wallet } from './en_US/wallet.ts';

/** All texts of the app by namespace; English decides the keys. */
export interface Texts {
  common: typeof common;
  account: typeof account;
  auth: typeof auth;
  cards: typeof cards;
  content: typeof content;
  dates: typeof dates;
  entry: typeof entry;
  errors: typeof errors;
  games: typeof games;
  lobby: typeof lobby;
  messages: typeof messages;
  play: typeof play;
  profile: typeof profile;
  promotions: typeof promotions;
  rewards: typeof rewards;
  transactions: typeof transactions;
  wallet: typeof wallet;
  payment: typeof payment;
}
export type Namespace = keyof Texts;
/** Loaded with the screens that need them; `common` is there before anything is shown. */
export type LazyNamespace = Exclude<Namespace, 'common'>;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? Base
  : Key;
/** The key of one text within its namespace, such as `home.title`; plural forms share one. */
export type TextKey<N extends Namespace> = WithoutPlural<Leaves<Texts[N]>>;

/**
 * The same texts in another language: a missing or an extra key is a type error.
 * Languages without plural forms leave `_one` out.
 */
export type Translation<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : Translation<T[K]>;
} & { [K in keyof T as K extends `${string}_one` ? K : never]?: string };
