/** Page-wide, but loaded later: the app starts it once there is a session, and says when that ends. */
export { onlineTimeActors, onlineTimeMachine } from './online-time.machine.ts';
export * from './online-time.selectors.ts';
export type {
  OnlineTimeActors,
  OnlineTimeContext,
  OnlineTimeEmitted,
  OnlineTimeEvent,
  OnlineTimeInput,
} from './online-time.types.ts';
