import { required } from '../kit/index.ts';
import { gameSessionSetup } from './game-session.setup.ts';

/** An open game: its frame and deposits, the platform's menu over it, and its sound. */
export const openState = gameSessionSetup.createStateConfig({
  type: 'parallel',
  states: {
    game: {
      initial: 'loadingFrame',
      states: {
        loadingFrame: {
          meta: { view: 'loadingFrame' },
          after: { frameTimeout: 'frameFailed' },
          on: {
            'game.ready': [
              // Requested before the reload, without a response: the same key never moves the money twice.
              { guard: 'isTopUpUnanswered', target: 'toppingUp' },
              { target: 'playing' },
            ],
            'frame.failed': 'frameFailed',
          },
        },
        frameFailed: {
          meta: { view: 'frameFailed' },
          on: { retry: '#game-session.launching' },
        },
        playing: {
          meta: { view: 'playing' },
          on: {
            // A promotion takes no more money (domain: Funds at launch).
            'game.cashierRequest': [
              { guard: 'isWalletFunded', target: 'pausing' },
              { actions: 'announceNoDeposit' },
            ],
            'deposit.open': { guard: 'isWalletFunded', target: 'pausing' },
          },
        },
        pausing: {
          meta: { view: 'playing', deposit: 'pausing' },
          entry: {
            type: 'tellGame',
            params: { message: { type: 'pause', reason: 'deposit' } },
          },
          after: { pausePatience: 'paused' },
          on: { 'game.paused': 'paused', 'deposit.closed': 'resuming' },
        },
        paused: {
          meta: { view: 'playing', deposit: 'open' },
          entry: 'openDeposit',
          on: { 'deposit.succeeded': 'toppingUp', 'deposit.closed': 'resuming' },
        },
        toppingUp: {
          meta: { view: 'playing', deposit: 'toppingUp' },
          entry: 'ensureTopUpKey',
          invoke: {
            id: 'topUp',
            src: 'topUp',
            input: ({ context: { sessionId, topUpKey } }) => ({
              sessionId: required(sessionId, 'sessionId'),
              idempotencyKey: required(topUpKey, 'topUpKey'),
            }),
            onDone: {
              target: 'resuming',
              actions: [
                'clearTopUp',
                { type: 'tellGame', params: { message: { type: 'balanceRefresh' } } },
                'announceStaleBalance',
              ],
            },
            onError: {
              target: 'topUpFailed',
              actions: { type: 'failTopUp', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        topUpFailed: {
          meta: { view: 'playing', deposit: 'topUpFailed' },
          // Money that was not moved in stays in the wallet until the next top-up.
          on: {
            retry: 'toppingUp',
            'deposit.closed': { target: 'resuming', actions: 'clearTopUp' },
          },
        },
        resuming: {
          meta: { view: 'playing' },
          entry: { type: 'tellGame', params: { message: { type: 'resume' } } },
          always: 'playing',
        },
        disconnected: {
          meta: { view: 'disconnected' },
          on: { reenter: '#game-session.launching' },
        },
        // Maintenance began during the visit: entering again would fail. An open round is kept (ADR 0056).
        closed: { meta: { view: 'closed' } },
      },
      on: {
        'game.roundStart': {
          actions: { type: 'startRound', params: ({ event }) => ({ roundId: event.roundId }) },
        },
        'game.roundEnd': {
          actions: { type: 'endRound', params: ({ event }) => ({ round: event }) },
        },
        'game.balanceStale': { actions: 'announceStaleBalance' },
        'game.error': [
          {
            guard: { type: 'isMaintenance', params: ({ event }) => ({ code: event.code }) },
            target: '.closed',
          },
          {
            target: '.disconnected',
            actions: { type: 'keepGameError', params: ({ event }) => ({ code: event.code }) },
          },
        ],
        'game.exitRequest': '#game-session.leaving',
        exit: '#game-session.leaving',
        'page.left': {
          target: '#game-session.hidden',
          actions: { type: 'sendAutoExit', params: { mayReturn: true } },
        },
      },
    },
    // The platform's menu over the game.
    controls: {
      initial: 'collapsed',
      states: {
        collapsed: { on: { 'controls.toggle': 'expanded' } },
        expanded: {
          tags: 'controlsExpanded',
          on: {
            'controls.toggle': 'collapsed',
            'controls.hide': 'hidden',
            'deposit.open': 'collapsed',
          },
        },
        hidden: { tags: 'controlsHidden', on: { 'controls.toggle': 'collapsed' } },
      },
    },
    // Off at first; the game's own button changes it too.
    sound: {
      initial: 'off',
      states: {
        off: {
          on: {
            'sound.toggle': {
              target: 'on',
              actions: {
                type: 'tellGame',
                params: { message: { type: 'setSound', on: true } },
              },
            },
            'game.sound': { guard: 'isSoundOn', target: 'on' },
          },
        },
        on: {
          tags: 'sound',
          on: {
            'sound.toggle': {
              target: 'off',
              actions: {
                type: 'tellGame',
                params: { message: { type: 'setSound', on: false } },
              },
            },
            'game.sound': { guard: 'isSoundOff', target: 'off' },
          },
          always: {
            guard: 'isDepositing',
            target: 'muted',
            actions: { type: 'tellGame', params: { message: { type: 'setSound', on: false } } },
          },
        },
        // A deposit is open over the game.
        muted: {
          tags: 'sound',
          always: {
            guard: 'isPlaying',
            target: 'on',
            actions: { type: 'tellGame', params: { message: { type: 'setSound', on: true } } },
          },
        },
      },
    },
  },
});
