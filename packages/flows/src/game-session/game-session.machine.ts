import { required } from '../kit/index.ts';
import { openState } from './game-session.open.ts';
import { gameSessionSetup } from './game-session.setup.ts';

/**
 * One visit to a game: checks, launch after a tap on Play, rejoining after a
 * reload, play, a pause for a deposit, and exit. An exit always ends with the money in the wallet
 * or with the time of the next attempt. The platform recovers money without this client; polling
 * here only shows the result sooner.
 */
export const gameSessionMachine = gameSessionSetup.createMachine({
  id: 'game-session',
  context: ({ input }) => ({
    gameId: input.gameId,
    exponent: input.exponent,
    createKey: input.createKey,
    check: undefined,
    isRequested: false,
    recordId: input.visit?.recordId,
    collectedFrom: undefined,
    launchKey: input.visit?.launchKey,
    topUpKey: input.visit?.topUpKey,
    launch: undefined,
    sessionId: input.visit?.sessionId,
    rounds: 0,
    staked: '0',
    won: '0',
    balance: undefined,
    openRoundId: undefined,
    attempt: 0,
    retryAt: null,
    recovered: undefined,
    error: undefined,
    gameError: undefined,
  }),
  initial: 'checking',
  states: {
    checking: {
      meta: { view: 'checking' },
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: [
          {
            // Another tab has opened another game since: the player confirms that it is collected.
            guard: { type: 'isLaunchOvertaken', params: ({ event }) => ({ check: event.output }) },
            target: 'unfinished',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            // The player tapped Play before the reload: the same key never launches twice.
            guard: 'isLaunchUnanswered',
            target: 'launching',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            guard: { type: 'canRejoin', params: ({ event }) => ({ check: event.output }) },
            target: 'rejoining',
            actions: [
              { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
              { type: 'keepRejoined', params: ({ event }) => ({ check: event.output }) },
            ],
          },
          {
            guard: { type: 'isUnderMaintenance', params: ({ event }) => ({ check: event.output }) },
            target: 'maintenance',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            guard: { type: 'isShort', params: ({ event }) => ({ check: event.output }) },
            target: 'insufficient',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            // The player chooses the fund first (domain: Funds at launch).
            guard: { type: 'hasPromotions', params: ({ event }) => ({ check: event.output }) },
            target: 'ready',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
          {
            guard: {
              type: 'hasOtherUnfinished',
              params: ({ event }) => ({ check: event.output, recordId: undefined }),
            },
            target: 'unfinished',
            actions: [
              { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
              'forgetFund',
            ],
          },
          {
            guard: 'isRequested',
            target: 'launching',
            actions: [
              { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
              'forgetFund',
            ],
          },
          {
            target: 'ready',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
        ],
        onError: {
          target: 'checkFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { play: { actions: 'request' } },
    },
    checkFailed: { meta: { view: 'checkFailed' }, on: { retry: 'checking' } },
    maintenance: {
      meta: { view: 'maintenance' },
      entry: 'forgetRequest',
      on: {
        retry: 'checking',
        // Money in an open session can be returned meanwhile.
        collect: {
          target: 'recovering',
          actions: { type: 'keepUnfinished', params: ({ event }) => ({ session: event.session }) },
        },
      },
    },
    insufficient: {
      meta: { view: 'insufficient' },
      entry: 'forgetRequest',
      on: { retry: 'checking', 'balance.changed': 'checking' },
    },
    // Opened by its address: money moves only after a tap.
    ready: {
      meta: { view: 'ready' },
      entry: ['forgetVisit', 'forgetRequest', 'forgetFund'],
      on: {
        play: [
          {
            guard: {
              type: 'hasOtherUnfinished',
              params: ({ context, event }) => ({ check: context.check, recordId: event.recordId }),
            },
            target: 'unfinished',
            actions: {
              type: 'keepFund',
              params: ({ event }) => ({ recordId: event.recordId }),
            },
          },
          {
            target: 'launching',
            actions: {
              type: 'keepFund',
              params: ({ event }) => ({ recordId: event.recordId }),
            },
          },
        ],
        collect: {
          target: 'recovering',
          actions: { type: 'keepUnfinished', params: ({ event }) => ({ session: event.session }) },
        },
      },
    },
    rejoining: {
      meta: { view: 'rejoining' },
      invoke: {
        id: 'rejoin',
        src: 'rejoin',
        input: ({ context }) => ({ sessionId: required(context.sessionId, 'sessionId') }),
        onDone: {
          target: 'open',
          actions: { type: 'enter', params: ({ event }) => ({ launch: event.output }) },
        },
        onError: [
          {
            // The session has ended; its money was returned or is being returned.
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'checking',
            actions: 'forgetVisit',
          },
          {
            target: 'checkFailed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        'page.left': {
          target: 'hidden',
          actions: { type: 'sendAutoExit', params: { mayReturn: true } },
        },
      },
    },
    unfinished: {
      meta: { view: 'unfinished' },
      entry: 'forgetSession',
      on: {
        continue: 'launching',
        collect: {
          target: 'recovering',
          actions: { type: 'keepUnfinished', params: ({ event }) => ({ session: event.session }) },
        },
      },
    },
    launching: {
      meta: { view: 'launching' },
      entry: 'ensureLaunchKey',
      invoke: {
        id: 'launch',
        src: 'launch',
        input: ({ context: { gameId, recordId, launchKey } }) => ({
          gameId,
          recordId,
          idempotencyKey: required(launchKey, 'launchKey'),
        }),
        onDone: {
          target: 'open',
          actions: { type: 'enter', params: ({ event }) => ({ launch: event.output }) },
        },
        onError: [
          {
            guard: {
              type: 'refusedForMaintenance',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'maintenance',
            actions: { type: 'failLaunch', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'refusedForBalance', params: ({ event }) => ({ error: event.error }) },
            target: 'insufficient',
            actions: { type: 'failLaunch', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'launchFailed',
            actions: { type: 'failLaunch', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    launchFailed: {
      meta: { view: 'launchFailed' },
      // The launch may have moved money nevertheless: leaving collects it.
      on: {
        retry: [{ guard: 'isRefusedFund', target: 'checking' }, { target: 'launching' }],
        exit: 'recovering',
      },
    },
    open: openState,
    // Reloading, or in the back-forward cache: the session stays open for a moment.
    hidden: { meta: { view: 'hidden' }, entry: 'closeFrame', on: { 'page.shown': 'rejoining' } },
    leaving: {
      meta: { view: 'leaving' },
      tags: 'returning',
      entry: { type: 'tellGame', params: { message: { type: 'exit' } } },
      invoke: {
        id: 'exit',
        src: 'exit',
        input: ({ context }) => ({ sessionId: required(context.sessionId, 'sessionId') }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ session: event.output }) },
            target: 'settled',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
          {
            target: 'recovering.waiting',
            actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
          },
        ],
        onError: {
          target: 'recovering.waiting',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'page.left': {
          target: 'abandoned',
          actions: { type: 'sendAutoExit', params: { mayReturn: false } },
        },
      },
    },
    abandoned: {
      meta: { view: 'abandoned' },
      tags: 'returning',
      entry: 'closeFrame',
      on: { 'page.shown': 'recovering' },
    },
    recovering: {
      meta: { view: 'recovering' },
      tags: 'returning',
      entry: ['closeFrame', 'beginRecovery'],
      initial: 'collecting',
      states: {
        collecting: {
          invoke: {
            id: 'autoExit',
            src: 'autoExit',
            input: ({ context }) => ({ sessionId: context.sessionId }),
            onDone: [
              {
                guard: { type: 'isBack', params: ({ event }) => ({ exit: event.output }) },
                target: '#game-session.settled',
                actions: { type: 'keepExit', params: ({ event }) => ({ exit: event.output }) },
              },
              {
                guard: { type: 'isResumable', params: ({ event }) => ({ exit: event.output }) },
                target: '#game-session.resumable',
                actions: { type: 'keepExit', params: ({ event }) => ({ exit: event.output }) },
              },
              {
                target: 'waiting',
                actions: { type: 'keepExit', params: ({ event }) => ({ exit: event.output }) },
              },
            ],
            onError: {
              target: 'waiting',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        waiting: {
          exit: 'countAttempt',
          after: { recoveryDelay: 'collecting' },
          on: { retry: 'collecting', 'balance.changed': 'collecting' },
        },
      },
    },
    // The money is back, but for a round that waits in the game.
    resumable: {
      meta: { view: 'resumable' },
      entry: ['forgetVisit', 'announceSettled'],
      on: { resume: { target: 'checking', actions: 'request' } },
    },
    settled: {
      meta: { view: 'settled' },
      tags: 'returning',
      entry: ['closeFrame', 'forgetVisit', 'announceSettled'],
      on: { again: { target: 'checking', actions: 'request' } },
    },
  },
});
