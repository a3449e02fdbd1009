import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

/** Actor for one request: takes an input, then resolves once or fails. */
export type Effect<Input, Output> = PromiseActorLogic<Output, Input>;

/** Actor for a subscription that lasts as long as the state. */
export type Listener<Input> = CallbackActorLogic<EventObject, Input>;

/** Actor for several concurrent tasks: takes orders and reports on each. */
export type Worker<Order extends EventObject> = CallbackActorLogic<Order, undefined>;

/** Creates the logic of an {@link Effect} from a function; the signal aborts when the state is left. */
export const effect = <Input, Output>(
  run: (input: Input, signal: AbortSignal) => PromiseLike<Output>,
): Effect<Input, Output> => fromPromise(({ input, signal }) => run(input, signal));

/** Creates the logic of a {@link Listener}: subscribes, and returns the unsubscribe function. */
export const listener = <Event extends EventObject, Input = undefined>(
  start: (tell: (event: Event) => void, input: Input) => () => void,
): Listener<Input> => fromCallback(({ sendBack, input }) => start(sendBack, input));

/** Creates the logic of a {@link Worker}: takes orders, reports on each, and aborts all of them on stop. */
export const worker = <Order extends EventObject, Report extends EventObject>(
  start: (report: (event: Report) => void) => {
    readonly take: (order: Order) => void;
    readonly stop: () => void;
  },
): Worker<Order> =>
  fromCallback(({ sendBack, receive }) => {
    const { take, stop } = start(sendBack);
    receive(take);
    return stop;
  });

/** Placeholder for an effect that the app has not provided: fails with its name. */
export const unprovided = <Input, Output>(name: string): Effect<Input, Output> =>
  Object.assign(
    fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`))),
    { port: 'effect' as const },
  );

/** Placeholder for a listener that the app has not provided: fails with its name. */
export const unprovidedListener = <Input = undefined>(name: string): Listener<Input> =>
  fromCallback(() => {
    throw new Error(`Actor "${name}" is not provided`);
  });

/** Placeholder for a worker that the app has not provided: fails with its name. */
export const unprovidedWorker = <Order extends EventObject>(name: string): Worker<Order> =>
  fromCallback(() => {
    throw new Error(`Actor "${name}" is not provided`);
  });
