import type { SnapshotFrom } from 'xstate';
import type { gameSessionMachine } from './game-session.machine.ts';
import type { OpenVisit } from './game-session.types.ts';

export type GameSessionSnapshot = SnapshotFrom<typeof gameSessionMachine>;

/** What the playing view shows. */
export type GameView =
  | 'checking'
  | 'checkFailed'
  | 'maintenance'
  | 'insufficient'
  | 'ready'
  | 'rejoining'
  | 'unfinished'
  | 'launching'
  | 'launchFailed'
  | 'loadingFrame'
  | 'frameFailed'
  | 'playing'
  | 'disconnected'
  | 'leaving'
  | 'hidden'
  | 'abandoned'
  | 'recovering'
  | 'resumable'
  | 'settled';

const OPEN_VIEWS = ['loadingFrame', 'frameFailed', 'disconnected'] as const;

const RETURNING_MONEY = ['leaving', 'abandoned', 'recovering', 'settled'] as const;

/** What a reload goes on with; undefined when nothing is open, or the money is on its way back. */
export const selectOpenVisit = (snapshot: GameSessionSnapshot): OpenVisit | undefined => {
  const { sessionId, launchKey, topUpKey } = snapshot.context;
  if (RETURNING_MONEY.some((state) => snapshot.matches(state))) return undefined;
  return sessionId === undefined && launchKey === undefined
    ? undefined
    : { sessionId, launchKey, topUpKey };
};

/** Which of its views the page shows; recharging happens over `playing`. */
export const selectGameView = (snapshot: GameSessionSnapshot): GameView => {
  if (snapshot.matches('open')) {
    return OPEN_VIEWS.find((view) => snapshot.matches({ open: view })) ?? 'playing';
  }
  return typeof snapshot.value === 'string' ? snapshot.value : 'recovering';
};

/** Address and origin of the game's frame; undefined while there is none. */
export const selectFrame = (snapshot: GameSessionSnapshot) => {
  const { launch } = snapshot.context;
  const shows = snapshot.matches('open') || snapshot.matches('leaving');
  return launch === undefined || !shows
    ? undefined
    : { launchUrl: launch.launchUrl, gameOrigin: launch.gameOrigin };
};

/** How far a deposit in play has come; undefined when there is none. */
export const selectInPlayDeposit = (
  snapshot: GameSessionSnapshot,
): 'pausing' | 'open' | 'toppingUp' | 'topUpFailed' | undefined => {
  if (snapshot.matches({ open: 'pausing' })) return 'pausing';
  if (snapshot.matches({ open: 'paused' })) return 'open';
  if (snapshot.matches({ open: 'toppingUp' })) return 'toppingUp';
  return snapshot.matches({ open: 'topUpFailed' }) ? 'topUpFailed' : undefined;
};

/** Whether a round is running: leaving now leaves it to the game to finish. */
export const selectIsInRound = (snapshot: GameSessionSnapshot): boolean =>
  snapshot.context.openRoundId !== undefined;

/** Rounds of this visit and their sums, as the game states them. */
export const selectRounds = ({ context: { rounds, staked, won } }: GameSessionSnapshot) => ({
  rounds,
  staked,
  won,
});

/** The game's own balance; undefined before it opens. */
export const selectGameBalance = (snapshot: GameSessionSnapshot) => snapshot.context.balance;

/** What came back to the wallet; undefined until something did. */
export const selectRecovered = (snapshot: GameSessionSnapshot) => snapshot.context.recovered;

/** When the platform tries again by itself. */
export const selectRetryAt = (snapshot: GameSessionSnapshot) => snapshot.context.retryAt;

/** What was known before opening: maintenance end, smallest stake, the unfinished session. */
export const selectGameCheck = (snapshot: GameSessionSnapshot) => snapshot.context.check;

export const selectGameError = (snapshot: GameSessionSnapshot) => snapshot.context.error;

/** What the game says went wrong. */
export const selectGameErrorCode = (snapshot: GameSessionSnapshot) => snapshot.context.gameError;
