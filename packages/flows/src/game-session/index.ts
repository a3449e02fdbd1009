export {
  findOpenRound,
  findUnfinished,
  hasFreeSpins,
  isPaying,
  isWalletShort,
} from './game-session.guards.ts';
export { gameSessionMachine } from './game-session.machine.ts';
export * from './game-session.selectors.ts';
export { gameSessionActors } from './game-session.setup.ts';
export type {
  AutoExit,
  GameCheck,
  GameControls,
  GameMessage,
  GameSessionActors,
  GameSessionContext,
  GameSessionEmitted,
  GameSessionEvent,
  GameSessionInput,
  GameView,
  HostMessage,
  OpenVisit,
} from './game-session.types.ts';
