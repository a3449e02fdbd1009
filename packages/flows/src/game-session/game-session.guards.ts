import type { FundingRecord, GameSession, Money, OpenRound } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { AutoExit, GameCheck, GameMessage, GameSessionContext } from './game-session.types.ts';

/** The part of a check that decides whether a round can be resumed. */
interface OpenRoundCheck {
  readonly game: Pick<GameCheck['game'], 'gameId'>;
  readonly openRounds: readonly OpenRound[];
}

/**
 * Adds amounts in minor units; an invalid amount counts as zero, since game pages are not trusted.
 */
const addAmounts = (left: Money, right: string, exponent: number): Money =>
  toDecimal((readDecimal(left, exponent) ?? 0n) + (readDecimal(right, exponent) ?? 0n), exponent);

export const isUnderMaintenance = ({ game }: GameCheck): boolean => game.status === 'maintenance';

const isBelow = (amount: Money, minimum: Money, exponent: number): boolean =>
  (readDecimal(amount, exponent) ?? 0n) < (readDecimal(minimum, exponent) ?? 0n);

/** The unfinished session of a fund; of the wallet without a record. */
export const findUnfinished = (
  { sessions }: GameCheck,
  recordId: string | undefined,
): GameSession | undefined => sessions.find((session) => session.recordId === recordId);

/** The round of a fund that waits in the checked game; of the wallet without a record. */
export const findOpenRound = (
  { game, openRounds }: OpenRoundCheck,
  recordId: string | undefined,
): OpenRound | undefined =>
  openRounds.find((round) => round.gameId === game.gameId && round.recordId === recordId);

/**
 * Whether the wallet and its unfinished session together cannot pay for one round. An open round
 * needs no further stake.
 */
export const isWalletShort = (check: GameCheck, exponent: number): boolean => {
  if (findOpenRound(check, undefined) !== undefined) return false;
  const { game, balance } = check;
  const inGame = findUnfinished(check, undefined)?.inGame ?? '0';
  return isBelow(addAmounts(balance, inGame, exponent), game.minStake, exponent);
};

/** Whether a record has free spins that the game plays. */
export const hasFreeSpins = ({ freeSpins, freeSpinStake }: FundingRecord): boolean =>
  freeSpins > 0 && freeSpinStake !== null;

/**
 * Whether a promotion record pays for a round of the game: by its balance, which includes its money
 * in games, by a free spin, or by its open round.
 */
export const isPaying = (
  check: OpenRoundCheck & { readonly game: Pick<GameCheck['game'], 'minStake'> },
  record: FundingRecord,
  exponent: number,
): boolean =>
  record.reason === null &&
  (hasFreeSpins(record) ||
    findOpenRound(check, record.id) !== undefined ||
    !isBelow(record.currentBalance, check.game.minStake, exponent));

/** Whether no fund can pay for one round. */
export const isShort = (check: GameCheck, exponent: number): boolean =>
  isWalletShort(check, exponent) &&
  !check.promotions.some((record) => isPaying(check, record, exponent));

/** Whether another game holds the fund's money: launching this one collects it first, so the player must confirm. */
export const hasOtherUnfinished = (
  check: GameCheck,
  gameId: string,
  recordId: string | undefined,
): boolean => {
  const session = findUnfinished(check, recordId);
  return session !== undefined && session.gameId !== gameId;
};

/** The session of this tab, if it can be resumed after a reload. */
export const findRejoinable = (
  { sessions }: GameCheck,
  ownSessionId: string | undefined,
): GameSession | undefined =>
  sessions.find(
    ({ sessionId, state }) =>
      sessionId === ownSessionId &&
      (state === 'created' || state === 'active' || state === 'abandoned'),
  );

export const isSettled = ({ state }: Pick<GameSession, 'state'>): boolean => state === 'settled';

/** Whether all money is back in the wallet. */
export const isBack = ({ state }: AutoExit): boolean => state === 'settled' || state === 'nothing';

export const refusedFor = (
  error: CallFailure,
  reason: 'game.maintenance' | 'insufficientBalance',
): boolean => error.reason === reason;

/** Whether the promotion does not pay, or not any more: the player chooses again. */
export const isRefusedFund = (
  error: CallFailure | undefined,
  recordId: string | undefined,
): boolean =>
  error?.reason !== undefined &&
  recordId !== undefined &&
  (error.reason.startsWith('promotion.') || error.reason === 'insufficientBalance');

/** The counters after a round has ended. */
export const afterRound = (
  { rounds, staked, won, openRoundId, exponent }: GameSessionContext,
  round: Extract<GameMessage, { type: 'game.roundEnd' }>,
): Partial<GameSessionContext> => ({
  rounds: rounds + 1,
  staked: addAmounts(staked, round.staked, exponent),
  won: addAmounts(won, round.won, exponent),
  openRoundId: openRoundId === round.roundId ? undefined : openRoundId,
  ...(readDecimal(round.balance, exponent) !== undefined && { balance: round.balance }),
});
