import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

/** A port for one thing that a machine has done: it is given an input and answers once, or fails. */
export type Effect<Input, Output> = PromiseActorLogic<Output, Input>;

/** A port for something that a machine listens to as long as it is in a state. */
export type Listener<Input> = CallbackActorLogic<EventObject, Input>;

/** A port that is given several things to do side by side, and reports on each as it goes. */
export type Worker<Order extends EventObject> = CallbackActorLogic<Order, undefined>;

/** Makes the logic behind an {@link Effect} from a plain function; the signal aborts when the state is left. */
export const effect = <Input, Output>(
  run: (input: Input, signal: AbortSignal) => PromiseLike<Output>,
): Effect<Input, Output> => fromPromise(({ input, signal }) => run(input, signal));

/** Makes the logic behind a {@link Listener}: start hearing, and answer how to stop. */
export const listener = <Event extends EventObject, Input = undefined>(
  start: (tell: (event: Event) => void, input: Input) => () => void,
): Listener<Input> => fromCallback(({ sendBack, input }) => start(sendBack, input));

/** Makes the logic behind a {@link Worker}: take an order, report on it in time, and let go of all when stopped. */
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

/** Stands for an effect that the app has not provided: it fails loudly, and says which. */
export const unprovided = <Input, Output>(name: string): Effect<Input, Output> =>
  Object.assign(
    fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`))),
    { port: 'effect' as const },
  );

/** Stands for a listener that the app has not provided: it fails loudly, and says which. */
export const unprovidedListener = <Input = undefined>(name: string): Listener<Input> =>
  fromCallback(() => {
    throw new Error(`Actor "${name}" is not provided`);
  });

/** Stands for a worker that the app has not provided: it fails loudly, and says which. */
export const unprovidedWorker = <Order extends EventObject>(name: string): Worker<Order> =>
  fromCallback(() => {
    throw new Error(`Actor "${name}" is not provided`);
  });
