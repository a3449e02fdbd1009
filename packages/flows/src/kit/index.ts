export {
  type Effect,
  effect,
  type Listener,
  listener,
  unprovided,
  unprovidedListener,
  unprovidedWorker,
  type Worker,
  worker,
} from './actors.ts';
export { backoff } from './backoff.ts';
export type { Clock } from './clock.ts';
export { type FlowError, type FlowErrorKind, isFinalRefusal, toFlowError } from './error.ts';
