import { gameSessionMachine } from '../game-session/game-session.machine.ts';
import { selectGame } from '../game-session/game-session.selectors.ts';
import { gameSessionActors } from '../game-session/game-session.setup.ts';
import type { GameCheck, GameSessionInput, OpenVisit } from '../game-session/game-session.types.ts';
import { startFlow } from './flow.ts';
import { launch, settledSession } from './games.ts';

/** A game that can be opened. */
export const ready: GameCheck = {
  game: { gameId: 'g1', status: 'open', minStake: '1.00', maintenanceEndsAt: null },
  balance: '100.00',
  sessions: [],
  promotions: [],
  openRounds: [],
};
/** A session whose money is still on its way. */
export const recovering = {
  ...settledSession,
  state: 'recovering',
  recovered: null,
  retryAt: '2026-11-18T02:11:00Z',
} as const;

/** Opens the page by its address, or after a reload in the tab of `visit`. */
export const openByAddress = (visit?: OpenVisit) => {
  let keys = 0;
  const flow = startFlow(
    gameSessionMachine,
    gameSessionActors,
    (): GameSessionInput => ({
      gameId: 'g1',
      visit,
      exponent: 2,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
    }),
  );
  return {
    ...flow,
    game: () => selectGame(flow.snapshot()),
    view: () => selectGame(flow.snapshot()).view,
  };
};

/** A session that is open. */
export const active = {
  ...settledSession,
  state: 'active',
  inGame: '100.00',
  recovered: null,
} as const;

/** Opens the page by a tap on Play. */
export const start = () => {
  const flow = openByAddress();
  flow.send({ type: 'play' });
  return flow;
};

export const startPlaying = async () => {
  const flow = start();
  await flow.resolve('check', ready);
  await flow.resolve('launch', launch);
  flow.send({ type: 'game.ready' });
  flow.emitted.length = 0;
  return flow;
};

export const startLeaving = async () => {
  const flow = await startPlaying();
  flow.send({ type: 'exit' });
  return flow;
};
