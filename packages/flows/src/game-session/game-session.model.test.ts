import { launch, settledSession } from '../testing/games.ts';
import { broken, describeModel, refused } from '../testing/index.ts';
import { gameSessionMachine } from './game-session.machine.ts';
import { selectGame } from './game-session.selectors.ts';
import { gameSessionActors } from './game-session.setup.ts';
import type { GameCheck } from './game-session.types.ts';

const ready: GameCheck = {
  game: { gameId: 'g1', status: 'open', minStake: '1.00', maintenanceEndsAt: null },
  balance: '100.00',
  unfinished: null,
};
const recovering = { ...settledSession, state: 'recovering', recovered: null } as const;

const visit = { sessionId: 's1', launchKey: undefined, topUpKey: undefined };
const launching = { sessionId: undefined, launchKey: 'key', topUpKey: undefined };
const unfinished = { ...settledSession, state: 'active', recovered: null } as const;

describeModel(
  {
    machine: gameSessionMachine,
    actors: gameSessionActors,
    inputs: [undefined, visit, { ...visit, topUpKey: 'key' }, launching].map((visit) => () => ({
      gameId: 'g1',
      visit,
      exponent: 2,
      createKey: () => 'key',
    })),
    events: [
      { type: 'play' },
      { type: 'retry' },
      { type: 'continue' },
      { type: 'collect' },
      { type: 'frame.failed' },
      { type: 'exit' },
      { type: 'reenter' },
      { type: 'deposit.open' },
      { type: 'deposit.succeeded' },
      { type: 'deposit.closed' },
      { type: 'balance.changed' },
      { type: 'page.left' },
      { type: 'page.shown' },
      { type: 'resume' },
      { type: 'again' },
      { type: 'game.ready' },
      { type: 'game.roundStart', roundId: 'r1', staked: '1.00' },
      { type: 'game.roundEnd', roundId: 'r1', staked: '1.00', won: '2.00', balance: '101.00' },
      { type: 'game.balanceStale' },
      { type: 'game.cashierRequest' },
      { type: 'game.error', code: 'session' },
      { type: 'game.exitRequest' },
      { type: 'game.paused' },
    ],
    view: selectGame,
    outcomes: {
      check: [
        { done: ready },
        { done: { ...ready, balance: '0.50' } },
        { done: { ...ready, game: { ...ready.game, status: 'maintenance' } } },
        { done: { ...ready, unfinished } },
        { done: { ...ready, unfinished: { ...recovering, gameId: 'g2', sessionId: 's2' } } },
        { failed: broken },
      ],
      rejoin: [{ done: launch }, { failed: refused('game.sessionEnded') }, { failed: broken }],
      launch: [
        { done: launch },
        { failed: refused('game.maintenance') },
        { failed: refused('insufficientBalance') },
        { failed: broken },
      ],
      exit: [{ done: settledSession }, { done: recovering }, { failed: broken }],
      autoExit: [
        { done: { amount: '120.00', state: 'settled', retryAt: null } },
        { done: { amount: '0.00', state: 'resumable', retryAt: null } },
        { done: { amount: '0.00', state: 'recovering', retryAt: null } },
        { failed: broken },
      ],
      topUp: [{ done: settledSession }, { failed: broken }],
    },
    key: ({ sessionId, launchKey, topUpKey, isRequested, openRoundId }) => [
      sessionId,
      launchKey,
      topUpKey,
      isRequested,
      openRoundId,
    ],
  },
  import.meta.url,
);
