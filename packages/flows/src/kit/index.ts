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
export {
  hideAborted,
  isFinalRefusal,
} from './error.ts';
export { selectMeta } from './meta.ts';
export { required } from './required.ts';
