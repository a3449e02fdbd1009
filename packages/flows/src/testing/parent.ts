import { type ActorRefFrom, createActor, type EventObject, fromCallback } from 'xstate';

/** Fake parent machine: records the events that a child machine sends to it. */
export const startParent = <Event extends EventObject>(): {
  readonly received: Event[];
  readonly parent: ActorRefFrom<ReturnType<typeof fromCallback<Event>>>;
} => {
  const received: Event[] = [];
  const logic = fromCallback<Event>(({ receive }) => receive((event) => received.push(event)));
  return { received, parent: createActor(logic).start() };
};
