import type { GameSession } from '@parlor/api/entities';
import { fundingRecord, launch, settledSession } from '../testing/games.ts';
import { broken, describeModel, refused } from '../testing/index.ts';
import { gameSessionMachine } from './game-session.machine.ts';
import { selectGame } from './game-session.selectors.ts';
import { gameSessionActors } from './game-session.setup.ts';
import type { GameCheck } from './game-session.types.ts';

const ready: GameCheck = {
  game: { gameId: 'g1', status: 'open', minStake: '1.00', maintenanceEndsAt: null },
  balance: '100.00',
  sessions: [],
  promotions: [],
  openRounds: [],
};
const recovering = { ...settledSession, state: 'recovering', recovered: null } as const;

const visit = { sessionId: 's1', recordId: undefined, launchKey: undefined, topUpKey: undefined };
const launching = {
  sessionId: undefined,
  recordId: undefined,
  launchKey: 'key',
  topUpKey: undefined,
};
const unfinished: GameSession = { ...settledSession, state: 'active', recovered: null };
const elsewhere: GameSession = { ...recovering, gameId: 'g2', sessionId: 's2', recordId: 'r1' };

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
      { type: 'play', recordId: 'r1' },
      { type: 'retry' },
      { type: 'continue' },
      { type: 'collect', session: unfinished },
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
      { type: 'game.error', code: 'MAINTENANCE' },
      { type: 'game.paused' },
      { type: 'game.sound', on: true },
      { type: 'game.sound', on: false },
      { type: 'controls.toggle' },
      { type: 'controls.hide' },
      { type: 'sound.toggle' },
    ],
    view: selectGame,
    outcomes: {
      check: [
        { done: ready },
        { done: { ...ready, balance: '0.50' } },
        { done: { ...ready, game: { ...ready.game, status: 'maintenance' } } },
        { done: { ...ready, sessions: [unfinished] } },
        { done: { ...ready, sessions: [{ ...recovering, gameId: 'g2', sessionId: 's2' }] } },
        { done: { ...ready, sessions: [elsewhere], promotions: [fundingRecord] } },
        { failed: broken },
      ],
      rejoin: [{ done: launch }, { failed: refused('game.sessionEnded') }, { failed: broken }],
      launch: [
        { done: launch },
        { failed: refused('game.maintenance') },
        { failed: refused('insufficientBalance') },
        { failed: refused('promotion.ended') },
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
    key: ({ check, sessionId, recordId, launchKey, topUpKey, isRequested }) => [
      check?.promotions.length,
      sessionId,
      recordId,
      launchKey,
      topUpKey,
      isRequested,
    ],
  },
  import.meta.url,
);
