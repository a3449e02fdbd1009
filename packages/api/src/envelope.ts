/**
 * The envelope of every response (docs/product.md: Error catalogue; product decision 2):
 * `{ code, msg, data }` with HTTP 200, for success and for refusals alike.
 */
export interface Envelope {
  code: number;
  msg: string;
  data?: unknown;
  [beside: string]: unknown;
}

/** Body codes of this platform. Any other code shows its `msg`. */
export const codes = {
  ok: 200,
  /** The session is dead (product decision 40). */
  unauthenticated: 401,
  forbidden: 403,
  /** Not found, or not the player's own. */
  notFound: 404,
  /** Changed meanwhile, or the same key with other input. */
  conflict: 409,
  /** A rule refuses it: `data.reason`, and `data.field` if it concerns one. */
  refused: 422,
  /** Rate limited: `data.seconds`. */
  tooMany: 429,
  internal: 500,
  /** A captcha is required, or required again. */
  captcha: 503,
  /** A warning: the message is shown and the result is valid. */
  warning: 10400,
} as const;

/** `data` of a refusal. */
export interface Refusal {
  /** Identifies the rule that refused; has a text in every language. */
  reason: Reason;
  /** The argument concerned. */
  field?: string;
  /** How long to wait, in seconds. */
  seconds?: number;
  /** Figures for the text, such as a limit. */
  params?: Record<string, string>;
  requestId?: string;
}

/**
 * Every reason of a refusal. The app has a text and a next step for each, in every language; a test
 * fails if one is missing.
 */
export const reasons = [
  'accountFrozen',
  'amount.belowMinimum',
  'amount.aboveMaximum',
  'amount.invalid',
  'arguments.invalid',
  'avatar.invalid',
  'bankCard.duplicate',
  'bankCard.invalid',
  'bankCard.needed',
  'bankCard.tooMany',
  'birthday.invalid',
  'birthday.set',
  'birthday.tooYoung',
  'captcha.needed',
  'captcha.wrong',
  'claim.expired',
  'code.expired',
  'code.wrong',
  'conflict',
  'credentials.wrong',
  'deposit.bankNoTimes',
  'deposit.bankOverLimit',
  'deposit.channelNoTimes',
  'deposit.channelOverLimit',
  'deposit.closed',
  'deposit.duplicate',
  'deposit.noTimes',
  'deposit.overLimit',
  'email.invalid',
  'event.ended',
  'event.notStarted',
  'forbidden',
  'game.maintenance',
  'game.providerDown',
  'game.sessionEnded',
  'idempotency.conflict',
  'idempotency.missing',
  'identity.providerDown',
  'identity.refused',
  'insufficientBalance',
  'internal',
  'inviteCode.invalid',
  'nickname.invalid',
  'nickname.reserved',
  'notFound',
  'overloaded',
  'password.invalid',
  'password.sameAsOld',
  'password.wrong',
  'payment.providerDown',
  'period.invalid',
  'phone.bound',
  'phone.invalid',
  'phone.taken',
  'phone.unbound',
  'preview.changed',
  'promotion.alreadyJoined',
  'promotion.codeWrong',
  'promotion.ended',
  'promotion.gameNotAllowed',
  'promotion.givesUpSettlement',
  'promotion.notSettlable',
  'promotion.notUnlockable',
  'promotion.roundOpen',
  'promotion.stakeTooHigh',
  'proofNeeded',
  'proof.wrong',
  'realname.invalid',
  'reset.mismatch',
  'round.notReplayable',
  'seeds.inUse',
  'session.dead',
  'signUp.codeNeeded',
  'signUp.bankNeeded',
  'sms.providerDown',
  'tooMany',
  'upload.missing',
  'upload.tooLarge',
  'upload.tooMany',
  'upload.unreadable',
  'upload.wrongType',
  'username.invalid',
  'username.taken',
  'withdrawal.closed',
  'withdrawal.noTimes',
] as const;
export type Reason = (typeof reasons)[number];
