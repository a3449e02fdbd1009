import type { ActorLogic, AnyEventObject, Snapshot } from 'xstate';

const FAIL = 'recorder.fail';

/** Fake listener or child machine: records events, sends none, and can be made to fail. */
export const recorder = (hooks: {
  readonly started: (input: unknown, fail: (error: unknown) => void) => void;
  readonly told: (event: AnyEventObject) => void;
}): ActorLogic<Snapshot<undefined> & { input: unknown }, AnyEventObject, unknown> => ({
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
  start(snapshot, { self }) {
    hooks.started(snapshot.input, (error) => {
      if (self.getSnapshot().status === 'active') self.send({ type: FAIL, error });
    });
  },
  transition(snapshot, event) {
    if (event.type === FAIL) {
      return { ...snapshot, status: 'error', output: undefined, error: event.error };
    }
    if (event.type !== 'xstate.stop') hooks.told(event);
    return snapshot;
  },
});
