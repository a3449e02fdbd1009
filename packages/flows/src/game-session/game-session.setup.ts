import { ASYNC_PAGE_TIMEOUT_MS } from '@parlor/api/constants';
import type { GameSession, Launch } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import { backoff, isFinalRefusal, required, unprovided } from '../kit/index.ts';
import {
  afterRound,
  findRejoinable,
  hasOtherUnfinished,
  isBack,
  isRefusedFund,
  isSettled,
  isShort,
  isUnderMaintenance,
  refusedFor,
} from './game-session.guards.ts';
import type {
  AutoExit,
  GameCheck,
  GameMessage,
  GameSessionActors,
  GameSessionContext,
  GameSessionEmitted,
  GameSessionEvent,
  GameSessionInput,
  GameSessionMeta,
  HostMessage,
} from './game-session.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const gameSessionActors: GameSessionActors = {
  check: unprovided('check'),
  rejoin: unprovided('rejoin'),
  launch: unprovided('launch'),
  exit: unprovided('exit'),
  autoExit: unprovided('autoExit'),
  topUp: unprovided('topUp'),
};

/** How long a pause waits for the current round, in milliseconds. */
const PAUSE_PATIENCE_MS = 15_000;

/** Error code of a game that was closed for maintenance during the visit. */
const MAINTENANCE = 'MAINTENANCE';

/** Actors, guards, actions and delays used by `game-session.machine.ts`. */
export const gameSessionSetup = setup({
  types: {} as {
    input: GameSessionInput;
    context: GameSessionContext;
    events: GameSessionEvent;
    emitted: GameSessionEmitted;
    /** `returning`: money is being returned to the wallet. `sound`: the player has turned it on. */
    tags: 'returning' | 'controlsExpanded' | 'controlsHidden' | 'sound';
    meta: GameSessionMeta;
  },
  actors: {
    check: gameSessionActors.check,
    rejoin: gameSessionActors.rejoin,
    launch: gameSessionActors.launch,
    exit: gameSessionActors.exit,
    autoExit: gameSessionActors.autoExit,
    topUp: gameSessionActors.topUp,
  },
  delays: {
    frameTimeout: ASYNC_PAGE_TIMEOUT_MS,
    pausePatience: PAUSE_PATIENCE_MS,
    recoveryDelay: ({ context }) => backoff(context.attempt + 2),
  },
  guards: {
    canRejoin: ({ context }, { check }: { check: GameCheck }) =>
      findRejoinable(check, context.sessionId) !== undefined,
    isWalletFunded: ({ context }) => context.recordId === undefined,
    isRefusedFund: ({ context }) => isRefusedFund(context.error, context.recordId),
    hasPromotions: (_, { check }: { check: GameCheck }) => check.promotions.length > 0,
    isLaunchUnanswered: ({ context }) => context.launchKey !== undefined,
    isLaunchOvertaken: ({ context }, { check }: { check: GameCheck }) =>
      context.launchKey !== undefined &&
      hasOtherUnfinished(check, context.gameId, context.recordId),
    isTopUpUnanswered: ({ context }) => context.topUpKey !== undefined,
    isRequested: ({ context }) => context.isRequested,
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toCallFailure(error)),
    isUnderMaintenance: (_, { check }: { check: GameCheck }) => isUnderMaintenance(check),
    isShort: ({ context }, { check }: { check: GameCheck }) => isShort(check, context.exponent),
    hasOtherUnfinished: (
      { context },
      { check, recordId }: { check: GameCheck | undefined; recordId: string | undefined },
    ) => hasOtherUnfinished(required(check, 'check'), context.gameId, recordId),
    refusedForMaintenance: (_, { error }: { error: unknown }) =>
      refusedFor(toCallFailure(error), 'game.maintenance'),
    refusedForBalance: ({ context }, { error }: { error: unknown }) =>
      context.recordId === undefined && refusedFor(toCallFailure(error), 'insufficientBalance'),
    isSettled: (_, { session }: { session: GameSession }) => isSettled(session),
    isBack: (_, { exit }: { exit: AutoExit }) => isBack(exit),
    isMaintenance: (_, { code }: { code: string }) => code === MAINTENANCE,
    isSoundOn: ({ event }) => event.type === 'game.sound' && event.on,
    isSoundOff: ({ event }) => event.type === 'game.sound' && !event.on,
    isDepositing: stateIn({ open: { game: 'paused' } }),
    isPlaying: stateIn({ open: { game: 'playing' } }),
    isResumable: (_, { exit }: { exit: AutoExit }) => exit.state === 'resumable',
  },
  actions: {
    keepCheck: assign((_, { check }: { check: GameCheck }) => ({ check, error: undefined })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    request: assign({ isRequested: true }),
    forgetVisit: assign({ sessionId: undefined, launchKey: undefined, topUpKey: undefined }),
    // An unanswered launch keeps its key.
    forgetSession: assign({ sessionId: undefined, topUpKey: undefined }),
    forgetRequest: assign({ isRequested: false }),
    keepFund: assign({
      recordId: (_, { recordId }: { recordId: string | undefined }) => recordId,
    }),
    forgetFund: assign({ recordId: undefined }),
    keepRejoined: assign(({ context }, { check }: { check: GameCheck }) => ({
      recordId: findRejoinable(check, context.sessionId)?.recordId,
    })),
    keepUnfinished: assign(({ context }, { session }: { session: GameSession }) => ({
      sessionId: session.sessionId,
      recordId: session.recordId,
      collectedFrom: session.gameId === context.gameId ? undefined : session.gameName,
    })),
    ensureLaunchKey: assign(({ context }) => ({
      launchKey: context.launchKey ?? context.createKey(),
      // A top-up belongs to the session before this one.
      topUpKey: undefined,
      error: undefined,
    })),
    ensureTopUpKey: assign(({ context }) => ({
      topUpKey: context.topUpKey ?? context.createKey(),
      error: undefined,
    })),
    failLaunch: assign(({ context }, { error: thrown }: { error: unknown }) => {
      const error = toCallFailure(thrown);
      return { error, launchKey: isFinalRefusal(error) ? undefined : context.launchKey };
    }),
    failTopUp: assign(({ context }, { error: thrown }: { error: unknown }) => {
      const error = toCallFailure(thrown);
      return { error, topUpKey: isFinalRefusal(error) ? undefined : context.topUpKey };
    }),
    enter: assign((_, { launch }: { launch: Launch }) => ({
      launch,
      sessionId: launch.sessionId,
      collectedFrom: undefined,
      launchKey: undefined,
      isRequested: false,
      rounds: 0,
      staked: '0',
      won: '0',
      balance: launch.movedIn,
      openRoundId: undefined,
      recovered: undefined,
      retryAt: null,
      error: undefined,
      gameError: undefined,
    })),
    startRound: assign({ openRoundId: (_, { roundId }: { roundId: string }) => roundId }),
    endRound: assign(
      ({ context }, { round }: { round: Extract<GameMessage, { type: 'game.roundEnd' }> }) =>
        afterRound(context, round),
    ),
    keepGameError: assign({ gameError: (_, { code }: { code: string }) => code }),
    clearTopUp: assign({ topUpKey: undefined, error: undefined }),
    tellGame: emit(
      (_, { message }: { message: HostMessage }): GameSessionEmitted => ({
        type: 'toGame',
        message,
      }),
    ),
    announceStaleBalance: emit({ type: 'balanceStale' }),
    openDeposit: emit({ type: 'openDeposit' }),
    announceNoDeposit: emit({ type: 'depositUnavailable' }),
    sendAutoExit: enqueueActions(
      ({ context: { sessionId }, enqueue }, { mayReturn }: { mayReturn: boolean }) => {
        if (sessionId !== undefined) enqueue.emit({ type: 'autoExit', sessionId, mayReturn });
      },
    ),
    beginRecovery: assign({ attempt: 0, launchKey: undefined, topUpKey: undefined }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepSession: assign((_, { session }: { session: GameSession }) => ({
      recovered: session.recovered ?? undefined,
      retryAt: session.retryAt,
      error: undefined,
    })),
    keepExit: assign((_, { exit }: { exit: AutoExit }) => ({
      recovered: exit.amount,
      retryAt: exit.retryAt,
      error: undefined,
    })),
    announceSettled: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'settled', recovered: context.recovered ?? '0' });
    }),
    closeFrame: assign({ launch: undefined }),
  },
});
