export {
  FORBIDDEN_PAGE,
  getHomePage,
  isSessionDead,
  REDIRECT_PAGE,
} from './session.guards.ts';
export { sessionActors, sessionMachine } from './session.machine.ts';
export * from './session.selectors.ts';
export type {
  Player,
  SessionActors,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionView,
} from './session.types.ts';
