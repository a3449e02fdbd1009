/**
 * The business constants of docs/product.md (Business constants and limits) and of product
 * decision 22: each is defined once, with its unit in its name.
 */

/** An hour and a day of 24 hours. A calendar day of a time zone comes from dayjs. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Version shown to players and sent with device information. docs/product.md: Business constants and limits. */
export const APP_VERSION = '1.0.43';

/** How long one page may take to load its code before it counts as failed. docs/product.md: Error catalogue; Business constants and limits. */
export const PAGE_LOAD_TIMEOUT_MS = 120_000;

/** Time limit of an ordinary call: the first of the two readings in docs/product.md (Business constants and limits). */
export const REQUEST_TIMEOUT_MS = 60_000;

/** Time limit of uploads and payments: the second reading in docs/product.md (Business constants and limits) (product decision 22). */
export const LONG_REQUEST_TIMEOUT_MS = 300_000;

/**
 * A page that loads within this time shows no placeholder.
 * docs/product.md: Business constants and limits.
 */
export const ASYNC_PAGE_DELAY_MS = 200;

/** A lazily loaded part of a page gives up after this time. docs/product.md: Business constants and limits. */
export const ASYNC_PAGE_TIMEOUT_MS = 60_000;

/** A call that takes longer than this shows the loading indicator. docs/product.md: Business constants and limits. */
export const LOADING_INDICATOR_DELAY_MS = 800;

/** A second press of the same button within this time does nothing. docs/product.md: Business constants and limits. */
export const BUTTON_THROTTLE_MS = 1000;

/** Duration of a toast. docs/product.md: Error catalogue; Business constants and limits. */
export const TOAST_DURATION_MS = 3000;

/** Time limit of the site-domain lookup. docs/product.md: Calls; Business constants and limits. */
export const DOMAIN_LOOKUP_TIMEOUT_MS = 5000;

/** Seconds between two codes to the same phone for the same purpose. docs/product.md: States and transitions; Business constants and limits. */
export const CODE_RESEND_SECONDS = 60;

/** The header that carries the random id of a device: SMS codes are bound to it. Product decision 36, S11. */
export const DEVICE_ID_HEADER = 'X-Device-Id';

/** Format of a device id; any other value counts as none. */
export const DEVICE_ID_PATTERN = /^[\w-]{16,64}$/;

/** Digits of an SMS or reset code. docs/product.md: Validation rules; Business constants and limits. */
export const SMS_CODE_LENGTH = 6;

/** Default number of cells of a code field. docs/product.md: Business constants and limits. */
export const OTP_DEFAULT_LENGTH = 4;

/** Characters of the login captcha. docs/product.md: Validation rules; Business constants and limits. */
export const CAPTCHA_LENGTH = 4;

/** Shortest and longest username, in characters. docs/product.md: Validation rules; Business constants and limits. */
export const USERNAME_MIN_LENGTH = 4;
export const USERNAME_MAX_LENGTH = 20;

/** Shortest and longest password, in characters; login asks for the shortest alone. docs/product.md: Business constants and limits. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 20;

/** Shortest feedback, in characters. docs/product.md: Validation rules; Business constants and limits. */
export const FEEDBACK_MIN_LENGTH = 10;

/** Longest feedback, in characters. Ours: a field that states its own limit (docs/product.md: Business constants and limits, product decision 27). */
export const FEEDBACK_MAX_LENGTH = 1000;

/** Age up to which a transfer can be submitted as a manual deposit. Ours. */
export const MANUAL_DEPOSIT_MAX_AGE_MS = 30 * DAY_MS;

/** How far in the future the time of a transfer may be: clocks of phones differ. Ours. */
export const MANUAL_DEPOSIT_CLOCK_TOLERANCE_MS = 300_000;

/** Longest account number that a manual deposit was paid from, in characters. Ours. */
export const PAYER_ACCOUNT_MAX_LENGTH = 40;

/** Longest comment on a game, in characters. Ours. */
export const COMMENT_MAX_LENGTH = 300;

/** Largest file that can be uploaded, in bytes: 5 MB. docs/product.md: Validation rules leaves it open; domain: Demo numbers */
export const UPLOAD_MAX_BYTES = 5_000_000;

/** Media types of pictures that can be uploaded. S28. */
export const UPLOAD_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The earliest year of birth of a player. Ours. */
export const BIRTHDAY_EARLIEST_YEAR = 1900;

/** Longest text of an input that states no other limit. docs/product.md: Business constants and limits. */
export const INPUT_MAX_LENGTH = 140;

/** Shortest and longest bank account number, in digits. Ours: docs/product.md: Validation rules leaves them open. */
export const BANK_ACCOUNT_MIN_LENGTH = 6;
export const BANK_ACCOUNT_MAX_LENGTH = 24;

/** Shortest and longest name of an account's holder, in characters. Ours, as above. */
export const CARDHOLDER_MIN_LENGTH = 2;
export const CARDHOLDER_MAX_LENGTH = 60;

/** Longest nickname, and shortest and longest real name, in characters. Ours: docs/product.md: Entities and their fields leaves them open. */
export const NICKNAME_MAX_LENGTH = 30;
export const REALNAME_MIN_LENGTH = 2;
export const REALNAME_MAX_LENGTH = 60;

/** Longest email address, in characters: that of any input. docs/product.md: Business constants and limits. */
export const EMAIL_MAX_LENGTH = 140;

/** The first page and length of the unread messages that are counted. docs/product.md: Business constants and limits. */
export const UNREAD_MESSAGES_PAGE = 1;
export const UNREAD_MESSAGES_LIMIT = 10;

/** How often a logged-in client asks which promotion can be settled. docs/product.md: Business constants and limits. */
export const PROMOTION_CHECK_INTERVAL_MS = 300_000;

/** Promotion bills are compiled within this time: an upper bound. docs/product.md: States and transitions; Business constants and limits. */
export const PROMOTION_BILL_DELAY_MS = 1_800_000;

/** Online time: how often it is reported while a token exists. docs/product.md: Business constants and limits. */
export const ONLINE_TIME_REPORT_INTERVAL_MS = 180_000;

/** Online time: how often the age of the last stamp is checked. docs/product.md: Business constants and limits. */
export const ONLINE_TIME_CHECK_INTERVAL_MS = 30_000;

/** Online time: a stamp older than this is reported by the check, and reset. docs/product.md: Business constants and limits. */
export const ONLINE_TIME_STALE_MS = 184_000;

/** Online time: the least time between two reports. docs/product.md: Business constants and limits. */
export const ONLINE_TIME_MINIMUM_GAP_MS = 176_000;

/** Minutes that an ordinary online-time report states. docs/product.md: Business constants and limits. */
export const ONLINE_TIME_REPORT_VALUE = 3;

/** At logout: the seconds since the last update from which 1, 2 and 3 minutes are reported. */
export const ONLINE_TIME_LOGOUT_ONE_FROM_SECONDS = 50;
export const ONLINE_TIME_LOGOUT_TWO_FROM_SECONDS = 110;
export const ONLINE_TIME_LOGOUT_THREE_FROM_SECONDS = 170;

/** The hour of the day, in the site's zone, at which a withdrawal arrives. docs/product.md: Business constants and limits. */
export const WITHDRAWAL_ARRIVAL_HOUR = 18;

/** Wallet parameters of a server that leaves them out. docs/product.md: Business constants and limits, product decision 11. */
export const WALLET_PARAMS_DEFAULTS = {
  isShowWithdrawal: false,
  isShowManualDeposit: false,
  isShowAutoDeposit: false,
  depositAmountListStatus: true,
  withdrawAmountListStatus: true,
} as const;

/** Counts are abbreviated with k from here. docs/product.md: Business constants and limits. */
export const ABBREVIATE_THOUSAND_FROM = 1000;

/** Counts are abbreviated with w (ten thousand) from here. docs/product.md: Business constants and limits. */
export const ABBREVIATE_TEN_THOUSAND_FROM = 10_000;

/** The offset of the server's wall-clock strings: UTC+8. docs/product.md: Business constants and limits, product decision 28. */
export const SERVER_UTC_OFFSET_MINUTES = 480;

/** The interface languages, as stored and sent in `lang`. docs/product.md: What the product does and for whom; Entities and their fields; Business constants and limits. */
export const LOCALES = ['en_US', 'zh_CN', 'my_MM', 'th_TH', 'ms_MY'] as const;

/** One of the interface languages. */
export type Locale = (typeof LOCALES)[number];

/**
 * The language of a site without a language and without a known country.
 * docs/product.md: States and transitions.
 */
export const DEFAULT_LOCALE: Locale = 'en_US';

/** Countries with phone rules of their own. docs/product.md: Business constants and limits. */
export const PHONE_COUNTRIES = ['PH', 'TH', 'MM'] as const;

/** A country with phone rules of its own. */
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/** Layout scale of the desktop: this many units to 1vw. docs/product.md: Business constants and limits. */
export const LAYOUT_UNITS_PER_VW = 19.2;

/** A window at least this wide, in CSS pixels, is a desktop. Product decision 46. */
export const DESKTOP_MIN_WIDTH_PX = 1024;

/** How often the forbidden page checks whether the site is available again. Product decision 20. */
export const FORBIDDEN_RETRY_INTERVAL_MS = 15_000;

/** Body code of success. docs/product.md: Error catalogue. */
export const SUCCESS_CODE = 200;

/** Body code that warns and still returns its result. docs/product.md: Error catalogue. */
export const WARNING_CODE = 10_400;

/**
 * Body code of a login that requires a (new) captcha. docs/product.md: Error catalogue,
 * product decision 35.
 */
export const CAPTCHA_NEEDED_CODE = 503;

/**
 * An amount as text: sign, integer part and fraction. The only pattern of amounts, on the wire and
 * in the rules.
 */
export const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,8}))?$/;

/** Decimal places of a currency that is not in {@link CURRENCY_EXPONENT_EXCEPTIONS}. ISO 4217. */
export const DEFAULT_CURRENCY_EXPONENT = 2;

/** Currencies whose minor unit is not a hundredth. ISO 4217. */
export const CURRENCY_EXPONENT_EXCEPTIONS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  BHD: 3,
  KWD: 3,
  OMR: 3,
};
