import type { Launch } from '@parlor/api/entities';
import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import { findUnfinished } from './game-session.guards.ts';
import type { gameSessionMachine } from './game-session.machine.ts';
import type { GameControls, GameView, OpenVisit } from './game-session.types.ts';

export type GameSessionSnapshot = SnapshotFrom<typeof gameSessionMachine>;

export const selectGame = (snapshot: GameSessionSnapshot): GameView => {
  const { context } = snapshot;
  const { view, deposit } = selectMeta(snapshot);
  switch (view) {
    case 'checkFailed':
    case 'launchFailed':
      return { view, error: required(context.error, 'error') };
    case 'ready':
    case 'maintenance':
    case 'insufficient':
      return { view, check: required(context.check, 'check') };
    case 'unfinished': {
      const check = required(context.check, 'check');
      return { view, check, session: required(findUnfinished(check, context.recordId), 'session') };
    }
    case 'loadingFrame':
    case 'frameFailed':
    case 'leaving':
      return { view, launch: required(context.launch, 'launch') };
    case 'playing': {
      const launch = required(context.launch, 'launch');
      return deposit === 'topUpFailed'
        ? { view, launch, deposit, error: required(context.error, 'error') }
        : { view, launch, deposit };
    }
    case 'disconnected':
      return {
        view,
        launch: required(context.launch, 'launch'),
        code: required(context.gameError, 'gameError'),
      };
    case 'closed':
      return {
        view,
        launch: required(context.launch, 'launch'),
        isRoundOpen: context.openRoundId !== undefined,
      };
    case 'recovering':
      return { view, retryAt: context.retryAt, error: context.error };
    case 'settled': {
      const { recovered = '0', collectedFrom, rounds, staked, won } = context;
      return { view, recovered, collectedFrom, rounds, staked, won };
    }
    default:
      return { view };
  }
};

/** The launch whose frame is shown; undefined if none is. */
export const selectLaunch = (snapshot: GameSessionSnapshot): Launch | undefined => {
  const game = selectGame(snapshot);
  return 'launch' in game ? game.launch : undefined;
};

/** The platform's menu over the game. */
export const selectControls = (snapshot: GameSessionSnapshot): GameControls => {
  if (snapshot.hasTag('controlsExpanded')) return 'expanded';
  return snapshot.hasTag('controlsHidden') ? 'hidden' : 'collapsed';
};

/** Whether the player has turned the game's sound on. */
export const selectHasSound = (snapshot: GameSessionSnapshot): boolean => snapshot.hasTag('sound');

/** The promotion record that pays for this visit; undefined for the wallet. */
export const selectRecordId = ({ context }: GameSessionSnapshot): string | undefined =>
  context.recordId;

/** What a reload resumes; undefined if nothing is open, or its money is being returned. */
export const selectOpenVisit = (snapshot: GameSessionSnapshot): OpenVisit | undefined => {
  const { sessionId, recordId, launchKey, topUpKey } = snapshot.context;
  if (snapshot.hasTag('returning')) return undefined;
  return sessionId === undefined && launchKey === undefined
    ? undefined
    : { sessionId, recordId, launchKey, topUpKey };
};
