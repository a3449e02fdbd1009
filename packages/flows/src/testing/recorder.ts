import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';

const FAIL = 'recorder.fail';
const FINISH = 'recorder.finish';

/** Fake listener or child machine: records events, sends none, and can be made to end or to fail. */
export const recorder = (hooks: {
  readonly started: (
    input: unknown,
    end: { readonly finish: (output: unknown) => void; readonly fail: (error: unknown) => void },
  ) => void;
  readonly told: (event: AnyEventObject) => void;
}): ActorLogic<Snapshot<unknown> & { input: unknown }, AnyEventObject, unknown> => ({
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
  start(snapshot, { self }) {
    const send = (event: AnyEventObject): void => {
      if (self.getSnapshot().status === 'active') self.send(event);
    };
    hooks.started(snapshot.input, {
      finish: (output) => send({ type: FINISH, output }),
      fail: (error) => send({ type: FAIL, error }),
    });
  },
  transition(snapshot, event) {
    if (event.type === FAIL) {
      return { ...snapshot, status: 'error', output: undefined, error: event.error };
    }
    if (event.type === FINISH) {
      return { ...snapshot, status: 'done', output: event.output, error: undefined };
    }
    if (event.type !== 'xstate.stop') hooks.told(event);
    return snapshot;
  },
});
