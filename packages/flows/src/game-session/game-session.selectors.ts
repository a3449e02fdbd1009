import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import type { gameSessionMachine } from './game-session.machine.ts';
import type { GameView, InPlayDeposit, OpenVisit } from './game-session.types.ts';

export type GameSessionSnapshot = SnapshotFrom<typeof gameSessionMachine>;

/** What a reload resumes; undefined if nothing is open, or its money is being returned. */
export const selectOpenVisit = (snapshot: GameSessionSnapshot): OpenVisit | undefined => {
  const { sessionId, launchKey, topUpKey } = snapshot.context;
  if (snapshot.hasTag('returning')) return undefined;
  return sessionId === undefined && launchKey === undefined
    ? undefined
    : { sessionId, launchKey, topUpKey };
};

/** The view of the page; a deposit opens over `playing`. */
export const selectGameView = (snapshot: GameSessionSnapshot): GameView =>
  selectMeta(snapshot).view;

/** Address and origin of the game's frame; undefined if it is not shown. */
export const selectFrame = (snapshot: GameSessionSnapshot) => {
  if (!snapshot.hasTag('frame')) return undefined;
  const { launchUrl, gameOrigin } = required(snapshot.context.launch, 'launch');
  return { launchUrl, gameOrigin };
};

/** Progress of a deposit during play; undefined without one. */
export const selectInPlayDeposit = (snapshot: GameSessionSnapshot): InPlayDeposit | undefined =>
  selectMeta(snapshot).deposit;

/** Whether a round is running; the game finishes it after an exit. */
export const selectIsInRound = (snapshot: GameSessionSnapshot): boolean =>
  snapshot.context.openRoundId !== undefined;

/** Rounds of this visit and their sums, as reported by the game. */
export const selectRounds = ({ context: { rounds, staked, won } }: GameSessionSnapshot) => ({
  rounds,
  staked,
  won,
});

/** The game's own balance; undefined before it opens. */
export const selectGameBalance = (snapshot: GameSessionSnapshot) => snapshot.context.balance;

/** Amount returned to the wallet; undefined before the first return. */
export const selectRecovered = (snapshot: GameSessionSnapshot) => snapshot.context.recovered;

/** When the platform retries the return. */
export const selectRetryAt = (snapshot: GameSessionSnapshot) => snapshot.context.retryAt;

/** Checks before the launch: maintenance end, minimum stake, the unfinished session. */
export const selectGameCheck = (snapshot: GameSessionSnapshot) => snapshot.context.check;

export const selectGameError = (snapshot: GameSessionSnapshot) => snapshot.context.error;

/** Error code reported by the game. */
export const selectGameErrorCode = (snapshot: GameSessionSnapshot) => snapshot.context.gameError;
