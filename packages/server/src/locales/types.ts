import type { Reason } from '@parlor/api';
import type { ManualDepositReason } from '@parlor/api/entities/deposit';

/** The text of every refusal, and of success. */
export type ErrorTexts = Readonly<Record<Reason | 'ok', string>>;

interface TitledText {
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

type MessageName =
  | 'welcome'
  | 'keepSafe'
  | 'firstDeposit'
  | 'balanceCorrected'
  | 'depositDone'
  | 'depositReversed'
  | 'withdrawalPaid'
  | 'withdrawalPaidLate'
  | 'withdrawalReturned'
  | 'manualDepositRejected'
  | 'rebateReady'
  | 'bonusReady'
  | 'bonusCredited'
  | 'referralReady'
  | 'activityPrize'
  | 'applicationRejected'
  | 'promotionJoined'
  | 'promotionSettlable'
  | 'promotionSettled'
  | 'promotionClosed'
  | 'promotionReturned'
  | 'promotionExpired'
  | 'promotionUnlocked'
  | 'promotionEnding'
  | 'rewardExpiring'
  | 'offerMissed'
  | 'levelReached'
  | 'feedbackAnswered'
  | 'newDevice';

/** Why a deposit did not join the offer that its player chose. */
export type OfferReason = 'closed' | 'changed' | 'joined' | 'frozen' | 'spent';

/**
 * Messages in a player's mailbox. Figures: `{amount}`, `{reason}`, `{device}`, `{time}`, `{level}`;
 * `{promotion}` in titles alone, since contents are HTML.
 */
export type MessageTexts = Readonly<Record<MessageName, TitledText>> & {
  /** Replaces `{device}` when the browser does not identify itself. */
  readonly unknownDevice: string;
  /** Replaces `{reason}`: a sentence. */
  readonly manualDepositReasons: Readonly<Record<ManualDepositReason, string>>;
  /** Replaces `{reason}`: a sentence. */
  readonly offerReasons: Readonly<Record<OfferReason, string>>;
};

export interface CodeTexts {
  /** Figures: `{site}`, `{code}`; the code is the first run of six digits. */
  readonly sms: string;
}

interface BannerTexts {
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The initial content of a new site, until its operator changes it. */
export interface ContentTexts {
  readonly banners: Readonly<Record<'welcome' | 'fishing' | 'live' | 'slots', BannerTexts>>;
  /** By kind. */
  readonly activities: Readonly<
    Record<'attend' | 'claim' | 'apply', TitledText & { readonly text: string }>
  >;
  readonly bulletins: Readonly<Record<'tableBreak' | 'withdrawalTimes', TitledText>>;
  readonly dailyNotification: TitledText;
}

/** A document of the site: a title, and parts with headings of their own. */
export interface SiteDocument {
  readonly title: string;
  readonly parts: readonly (readonly [heading: string, text: string])[];
}

export interface DocumentTexts {
  /** Figures: `{age}`. */
  readonly userAgreement: SiteDocument;
  readonly privacy: SiteDocument;
  readonly promotionTerms: SiteDocument;
}

export interface SiteTexts {
  readonly documentTitle: string;
  readonly depositMethods: Readonly<
    Record<'eWallet' | 'onlineBanking' | 'qrCode' | 'bankTransfer', string>
  >;
  readonly contacts: Readonly<
    Record<
      'telegram' | 'phone' | 'email' | 'line',
      { readonly name: string; readonly hours: string }
    >
  >;
}

type Category = 'slots' | 'live' | 'fishing' | 'cards' | 'crash' | 'sports' | 'lottery' | 'arcade';

type NavigationTag =
  | 'hot'
  | 'new'
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

export interface GameTexts {
  /** By id, in the order of a new site. */
  readonly categories: Readonly<Record<Category, string>>;
  readonly navigationTags: Readonly<Record<NavigationTag, string>>;
  /** By category; `{maker}` is the maker's name. `other` is for categories that an operator adds. */
  readonly kinds: Readonly<Record<Category | 'other', string>>;
  readonly volatility: Readonly<Record<'low' | 'medium' | 'high', string>>;
  /** Joins `{kind}` and `{volatility}`. */
  readonly description: string;
}

/** Promotions of a new site, and their terms. A figure is in braces; percents have no sign. */
export interface PromotionTexts {
  readonly allGames: string;
  readonly names: Readonly<Record<'welcome' | 'weekendSlots' | 'netWin' | 'liveCashback', string>>;
  /** The reward in one line, by the main requirement. */
  readonly summaries: Readonly<Record<'bet' | 'netwin' | 'balance', string>>;
  /** One sentence each, in this order; left out where it does not apply. */
  readonly terms: Readonly<
    Record<
      | 'transfer'
      | 'bet'
      | 'netwin'
      | 'balance'
      | 'games'
      | 'maxStake'
      | 'freeSpins'
      | 'deadline'
      | 'release'
      | 'close'
      | 'closeReturns'
      | 'once',
      string
    >
  >;
}

/** Every text that the server writes in one locale; a missing one is a type error. */
export interface LocaleTexts {
  readonly errors: ErrorTexts;
  readonly messages: MessageTexts;
  readonly codes: CodeTexts;
  readonly content: ContentTexts;
  readonly documents: DocumentTexts;
  readonly site: SiteTexts;
  readonly games: GameTexts;
  readonly promotions: PromotionTexts;
}
