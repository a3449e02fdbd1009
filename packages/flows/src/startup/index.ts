export { isOtherDevice, REDIRECT_PATH } from './startup.guards.ts';
export { startupActors, startupMachine } from './startup.machine.ts';
export * from './startup.selectors.ts';
export type {
  Prepared,
  StartupActors,
  StartupContext,
  StartupEmitted,
  StartupEvent,
  StartupView,
} from './startup.types.ts';
