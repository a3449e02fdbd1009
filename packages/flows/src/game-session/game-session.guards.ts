import type { GameSession, Money } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { AutoExit, GameCheck, GameMessage, GameSessionContext } from './game-session.types.ts';

/** Adds amounts in minor units; an invalid amount counts as zero, since game pages are not trusted (S26). */
const addAmounts = (left: Money, right: string, exponent: number): Money =>
  toDecimal((readDecimal(left, exponent) ?? 0n) + (readDecimal(right, exponent) ?? 0n), exponent);

export const isUnderMaintenance = ({ game }: GameCheck): boolean => game.status === 'maintenance';

/** Whether wallet and unfinished session together cannot pay for one round. */
export const isShort = ({ game, balance, unfinished }: GameCheck, exponent: number): boolean => {
  const available = addAmounts(balance, unfinished?.inGame ?? '0', exponent);
  return (readDecimal(available, exponent) ?? 0n) < (readDecimal(game.minStake, exponent) ?? 0n);
};

/** Whether another game holds money: launching this one collects it first, so the player must confirm. */
export const hasOtherUnfinished = ({ unfinished }: GameCheck, gameId: string): boolean =>
  unfinished !== null && unfinished.gameId !== gameId;

/** Whether the session of this tab can be resumed after a reload. */
export const canRejoin = ({ unfinished }: GameCheck, sessionId: string | undefined): boolean =>
  unfinished !== null &&
  unfinished.sessionId === sessionId &&
  (unfinished.state === 'created' ||
    unfinished.state === 'active' ||
    unfinished.state === 'abandoned');

export const isSettled = ({ state }: Pick<GameSession, 'state'>): boolean => state === 'settled';

/** Whether all money is back in the wallet. */
export const isBack = ({ state }: AutoExit): boolean => state === 'settled' || state === 'nothing';

export const refusedFor = (
  error: CallFailure,
  reason: 'game.maintenance' | 'insufficientBalance',
): boolean => error.reason === reason;

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
