/**
 * Runs on every page but loads later: the app starts it when there is a session, and reports when the
 * session ends.
 */
export { onlineTimeActors, onlineTimeMachine } from './online-time.machine.ts';
export * from './online-time.selectors.ts';
export type {
  OnlineTimeActors,
  OnlineTimeContext,
  OnlineTimeEmitted,
  OnlineTimeEvent,
  OnlineTimeInput,
  OnlineTimeView,
} from './online-time.types.ts';
