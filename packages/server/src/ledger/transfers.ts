import {
  type Account,
  adjust,
  cash,
  cashFund,
  cost,
  type Fund,
  forfeit,
  fundAccount,
  gaming,
  inPlay,
  paymentProvider,
  siteBank,
  suspense,
  transit,
  withdrawHold,
} from './accounts.ts';
import type { Leg, Transfer } from './post.ts';

/** Common fields of every transfer of a player. `amount` in minor units, greater than zero. */
export interface Movement {
  readonly playerId: string;
  readonly amount: bigint;
  /** ISO 4217. */
  readonly currency: string;
  /** Display name of the other side: a channel, a card, a game. */
  readonly subject: string;
}

/** Money moves from the debited account to the credited one. */
function move(debit: Account, credit: Account, amount: bigint): Leg[] {
  if (amount <= 0n) throw new RangeError(`an amount must be greater than zero: ${amount}`);
  return [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ];
}

function base({ playerId, currency, subject }: Movement) {
  return { playerId, currency, subject };
}

/** `deposit`: psp → cash, once per transaction of the provider, independent of our order. */
export function deposit(
  of: Movement & { readonly channel: string; readonly txId: string; readonly orderNo: string },
): Transfer {
  return {
    ...base(of),
    scope: `psp:${of.channel}`,
    key: of.txId,
    kind: 'deposit',
    ref: `deposit:${of.orderNo}`,
    legs: move(paymentProvider(of.channel, of.txId), cash(of.playerId), of.amount),
  };
}

/** `deposit.manual`: bank → cash, once per submission. */
export function depositManual(
  of: Movement & { readonly accountId: string; readonly submissionId: string },
): Transfer {
  return {
    ...base(of),
    scope: 'manual',
    key: of.submissionId,
    kind: 'deposit.manual',
    ref: `manualDeposit:${of.submissionId}`,
    legs: move(siteBank(of.accountId, of.submissionId), cash(of.playerId), of.amount),
  };
}

/** `deposit.unmatched`: psp → suspense, for a payment without a known order. */
export function depositUnmatched(of: {
  readonly channel: string;
  readonly txId: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly currency: string;
}): Transfer {
  return {
    playerId: null,
    currency: of.currency,
    subject: of.channel,
    scope: `psp:${of.channel}`,
    key: of.txId,
    kind: 'deposit.unmatched',
    ref: `unmatched:${of.reference}`,
    legs: move(paymentProvider(of.channel, of.txId), suspense, of.amount),
  };
}

/** `withdraw.hold`: cash → hold, with the request's own Idempotency-Key. */
export function withdrawalHold(
  of: Movement & { readonly withdrawalId: string; readonly idempotencyKey: string },
): Transfer {
  return {
    ...base(of),
    scope: `player:${of.playerId}`,
    key: of.idempotencyKey,
    kind: 'withdraw.hold',
    ref: `withdrawal:${of.withdrawalId}`,
    legs: move(cash(of.playerId), withdrawHold(of.playerId), of.amount),
  };
}

/** `withdraw.paid`: hold → psp. */
export function withdrawalPaid(
  of: Movement & {
    readonly withdrawalId: string;
    readonly channel: string;
    readonly payoutId: string;
  },
): Transfer {
  return {
    ...base(of),
    scope: `psp:${of.channel}`,
    key: of.payoutId,
    kind: 'withdraw.paid',
    ref: `withdrawal:${of.withdrawalId}`,
    legs: move(withdrawHold(of.playerId), paymentProvider(of.channel, of.payoutId), of.amount),
  };
}

/** `withdraw.release`: hold → cash, after a failure or a rejection. */
export function withdrawalRelease(of: Movement & { readonly withdrawalId: string }): Transfer {
  return {
    ...base(of),
    scope: `wd:${of.withdrawalId}`,
    key: 'release',
    kind: 'withdraw.release',
    ref: `withdrawal:${of.withdrawalId}`,
    legs: move(withdrawHold(of.playerId), cash(of.playerId), of.amount),
  };
}

/**
 * `deposit.reversal`, `withdraw.late`: cash → psp. The player's wallet may have less than the
 * provider has taken: `taken` comes from it, and the rest from suspense, which the caller flags.
 */
interface TakenBack extends Movement {
  readonly channel: string;
  /** In minor units, from zero to `amount`. */
  readonly taken: bigint;
}

function takeBack({ amount, channel, playerId, taken }: TakenBack, key: string): Leg[] {
  if (taken < 0n || taken > amount) throw new RangeError(`${taken} is no part of ${amount}`);
  return [
    { account: cash(playerId), amount: taken },
    { account: suspense, amount: amount - taken },
    { account: paymentProvider(channel, key), amount: -amount },
  ];
}

/** `deposit.reversal`: a chargeback, once per chargeback of the provider. */
export function depositReversal(
  of: TakenBack & { readonly chargebackId: string; readonly orderNo: string },
): Transfer {
  return {
    ...base(of),
    scope: `psp:${of.channel}`,
    key: of.chargebackId,
    kind: 'deposit.reversal',
    ref: `deposit:${of.orderNo}`,
    legs: takeBack(of, of.chargebackId),
  };
}

/** `withdraw.late`: a payout that was made although its money had been released. */
export function withdrawalLate(
  of: TakenBack & { readonly withdrawalId: string; readonly payoutId: string },
): Transfer {
  return {
    ...base(of),
    scope: `psp:${of.channel}`,
    key: of.payoutId,
    kind: 'withdraw.late',
    ref: `withdrawal:${of.withdrawalId}`,
    legs: takeBack(of, of.payoutId),
  };
}

/** A decision of two operators. `amount` is signed: positive to the player, negative from them. */
interface CorrectionOf {
  readonly correctionId: string;
  readonly amount: bigint;
  readonly currency: string;
}

/** What the player quotes to support. */
function toShortId(id: string): string {
  return id.slice(0, 8);
}

/** Legs that give `amount` of `from` to `to`, or take it back if it is negative. */
function moveSigned(from: Account, to: Account, amount: bigint): Leg[] {
  return amount > 0n ? move(from, to, amount) : move(to, from, -amount);
}

/** `correction.adjust`: house:adjust ↔ cash. */
export function correctionAdjust(of: CorrectionOf & { readonly playerId: string }): Transfer {
  return {
    playerId: of.playerId,
    currency: of.currency,
    subject: toShortId(of.correctionId),
    scope: 'correction',
    key: of.correctionId,
    kind: 'correction.adjust',
    ref: `correction:${of.correctionId}`,
    legs: moveSigned(adjust, cash(of.playerId), of.amount),
  };
}

/** `correction.suspense`: suspense ↔ a player's cash, or house:adjust without a player. */
export function correctionSuspense(
  of: CorrectionOf & { readonly playerId: string | null },
): Transfer {
  return {
    playerId: of.playerId,
    currency: of.currency,
    subject: toShortId(of.correctionId),
    scope: 'correction',
    key: of.correctionId,
    kind: 'correction.suspense',
    ref: `correction:${of.correctionId}`,
    legs: moveSigned(suspense, of.playerId === null ? adjust : cash(of.playerId), of.amount),
  };
}

/** A leg to or from a game provider. */
export interface MakerMovement extends Movement {
  readonly provider: string;
  readonly transferId: string;
  /** The wallet by default. */
  readonly fund?: Fund;
}

function makerStep(of: MakerMovement, kind: string, key: string, legs: readonly Leg[]): Transfer {
  const scope = `xfer:${of.transferId}`;
  return { ...base(of), scope, key, kind, ref: `transfer:${of.transferId}`, legs };
}

/** `maker.in.reserve`: cash (or promotion) → transit. */
export function makerInReserve(of: MakerMovement): Transfer {
  const from = fundAccount(of.playerId, of.fund ?? cashFund);
  const legs = move(from, transit(of.playerId, of.provider), of.amount);
  return makerStep(of, 'maker.in.reserve', 'reserve', legs);
}

/** `maker.in.complete`: transit → in play. */
export function makerInComplete(of: MakerMovement): Transfer {
  const to = inPlay(of.playerId, of.provider, of.fund ?? cashFund);
  const legs = move(transit(of.playerId, of.provider), to, of.amount);
  return makerStep(of, 'maker.in.complete', 'complete', legs);
}

/** `maker.in.cancel`: transit → cash (or promotion). */
export function makerInCancel(of: MakerMovement): Transfer {
  const to = fundAccount(of.playerId, of.fund ?? cashFund);
  const legs = move(transit(of.playerId, of.provider), to, of.amount);
  return makerStep(of, 'maker.in.cancel', 'cancel', legs);
}

/**
 * `maker.out.complete`: in play → cash (or promotion).
 *
 * @param of `amount`: as reported by the provider. `inPlay`: the in-play balance of the ledger,
 * under lock. A difference goes through suspense, and the caller flags it (product decision 43):
 * settlement is never refused and a player never falls below zero.
 */
export function makerOutComplete(of: MakerMovement & { readonly inPlay: bigint }): Transfer {
  const play = inPlay(of.playerId, of.provider, of.fund ?? cashFund);
  const missing = of.amount > of.inPlay ? of.amount - of.inPlay : 0n;
  const explained = of.amount - missing;
  const legs: Leg[] = [
    ...(explained > 0n ? [{ account: play, amount: explained }] : []),
    ...(missing > 0n ? [{ account: suspense, amount: missing }] : []),
    { account: fundAccount(of.playerId, of.fund ?? cashFund), amount: -of.amount },
  ];
  if (of.amount <= 0n) throw new RangeError(`an amount must be greater than zero: ${of.amount}`);
  return makerStep(of, 'maker.out.complete', 'complete', legs);
}

/**
 * `maker.residue`: the in-play balance that remains after everything was taken out goes to
 * suspense, flagged. `amount` is that balance.
 */
export function makerResidue(of: MakerMovement): Transfer {
  const play = inPlay(of.playerId, of.provider, of.fund ?? cashFund);
  return makerStep(of, 'maker.residue', 'residue', move(play, suspense, of.amount));
}

/**
 * A bet or win of a round. In transfer mode it does not change the wallet, only the in-play
 * balance.
 */
export interface RoundMovement extends Movement {
  readonly provider: string;
  /** The provider's own id of this bet or win. */
  readonly txId: string;
  readonly roundId: string;
  readonly fund?: Fund;
  /** `transfer`: the balance at the provider pays. `seamless`: the fund itself pays. */
  readonly walletMode: 'transfer' | 'seamless';
}

function payer(of: RoundMovement): Account {
  const fund = of.fund ?? cashFund;
  return of.walletMode === 'transfer'
    ? inPlay(of.playerId, of.provider, fund)
    : fundAccount(of.playerId, fund);
}

function roundStep(of: RoundMovement, kind: string, legs: readonly Leg[]): Transfer {
  const scope = `maker:${of.provider}`;
  return { ...base(of), scope, key: of.txId, kind, ref: roundRef(of.provider, of.roundId), legs };
}

/** The `ref` of every posting of a round. */
export function roundRef(provider: string, roundId: string): string {
  return `round:${provider}:${roundId}`;
}

/**
 * `round.bet`: in play (or the fund) → gaming. A stake of zero, as of a free spin, posts no
 * entries; its transfer uses the key nevertheless, so that the round's win, rollback and replays
 * find it.
 */
export function roundBet(of: RoundMovement): Transfer {
  const legs = of.amount === 0n ? [] : move(payer(of), gaming(of.provider, of.txId), of.amount);
  return roundStep(of, 'round.bet', legs);
}

/** `round.win`: gaming → the account that paid the bet. A win of zero posts no entries. */
export function roundWin(of: RoundMovement): Transfer {
  const legs = of.amount === 0n ? [] : move(gaming(of.provider, of.txId), payer(of), of.amount);
  return roundStep(of, 'round.win', legs);
}

/**
 * `round.shortage`: suspense → in play, if a bet in a provider's feed takes more than the ledger
 * has in play (product decision 43). `amount` is the missing amount; the caller flags it.
 */
export function roundShortage(of: RoundMovement): Transfer {
  const play = inPlay(of.playerId, of.provider, of.fund ?? cashFund);
  const step = roundStep(of, 'round.shortage', move(suspense, play, of.amount));
  return { ...step, key: `${of.txId}:shortage` };
}

/** Identifies a rollback; its legs are those of the bet, reversed by `postRollback`. */
export interface RollbackOf {
  readonly provider: string;
  readonly roundId: string;
  /** The provider's id of the rollback, and of the bet that it reverses. */
  readonly txId: string;
  readonly betTxId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly subject: string;
}

/** `round.rollback`: the exact inverse of the bet. */
export function roundRollback(
  of: RollbackOf,
  bet: { readonly transferId: bigint; readonly legs: readonly Leg[] },
): Transfer {
  return {
    scope: `maker:${of.provider}`,
    key: of.txId,
    kind: 'round.rollback',
    currency: of.currency,
    playerId: of.playerId,
    ref: roundRef(of.provider, of.roundId),
    subject: of.subject,
    reversesId: bet.transferId,
    legs: bet.legs.map(({ account, amount }) => ({ account, amount: -amount })),
  };
}

/**
 * `round.tombstone`: a rollback of an unknown bet takes the bet's own key, so that the bet, if it
 * still arrives, fails with `LedgerConflictError` and this kind.
 */
export function roundTombstone(of: RollbackOf): Transfer {
  return {
    scope: `maker:${of.provider}`,
    key: of.betTxId,
    kind: 'round.tombstone',
    currency: of.currency,
    playerId: of.playerId,
    ref: roundRef(of.provider, of.roundId),
    subject: of.subject,
    legs: [],
  };
}

/** A movement of a promotion record. */
export interface PromotionMovement extends Omit<Movement, 'amount'> {
  readonly recordId: string;
}

function promotionStep(of: PromotionMovement, kind: string, key: string, legs: Leg[]): Transfer {
  const scope = `promo:${of.recordId}`;
  const { playerId, currency, subject } = of;
  return { playerId, currency, subject, scope, key, kind, ref: `promotion:${of.recordId}`, legs };
}

/** `promo.join`: cash and cost → promotion: the principal and the bonus. */
export function promotionJoin(
  of: PromotionMovement & { readonly principal: bigint; readonly bonus: bigint },
): Transfer {
  const { playerId, recordId, principal, bonus } = of;
  const fund = fundAccount(playerId, { kind: 'promo', recordId });
  const legs = move(cash(playerId), fund, principal);
  if (bonus > 0n) legs.push(...move(cost('promo', recordId), fund, bonus));
  return promotionStep(of, 'promo.join', 'join', legs);
}

/** How a promotion record ends. */
export type PromotionEnd = 'settle' | 'close' | 'unlock';

/**
 * `promo.settle`, `promo.close`, `promo.unlock`: promotion → cash and forfeit. All share one key, so
 * that exactly one of them is posted; an empty balance posts no entries.
 *
 * @param of `balance`: the whole balance, under lock. `toWallet`: its part that goes to the wallet.
 */
export function promotionEnd(
  of: PromotionMovement & {
    readonly end: PromotionEnd;
    readonly balance: bigint;
    readonly toWallet: bigint;
  },
): Transfer {
  return promotionStep(of, `promo.${of.end}`, 'end', promotionLegs(of));
}

/**
 * `promo.late`: money that arrives after the end, by a late win or rollback: to cash if the record
 * was settled, otherwise to forfeit.
 *
 * @param of `key`: of the event that brought it.
 */
export function promotionLate(
  of: PromotionMovement & {
    readonly key: string;
    readonly balance: bigint;
    readonly toWallet: bigint;
  },
): Transfer {
  return promotionStep(of, 'promo.late', `late:${of.key}`, promotionLegs(of));
}

function promotionLegs(
  of: PromotionMovement & { readonly balance: bigint; readonly toWallet: bigint },
): Leg[] {
  const { playerId, recordId, balance, toWallet } = of;
  const fund = fundAccount(playerId, { kind: 'promo', recordId });
  return [
    { account: fund, amount: balance },
    { account: cash(playerId), amount: -toWallet },
    { account: forfeit(recordId), amount: toWallet - balance },
  ];
}
