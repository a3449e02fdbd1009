import { describe, expect, it } from 'vitest';
import { assign, createActor, sendTo, setup } from 'xstate';
import { settle } from '../testing/flow.ts';
import { unprovided, unprovidedListener, unprovidedWorker, worker } from './actors.ts';
import { backoff } from './backoff.ts';
import { isFinalRefusal } from './error.ts';

describe('final refusals', () => {
  it.each([
    [{ kind: 'refused', code: 422 }, true],
    [{ kind: 'refused', code: 409 }, true],
    [{ kind: 'refused', code: 429 }, true],
    [{ kind: 'refused', code: 500 }, false],
    [{ kind: 'http', code: 503 }, false],
    [{ kind: 'network' }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'malformed', code: 200 }, false],
    [{ kind: 'aborted' }, false],
  ] as const)('classifies %o as a final refusal: %s', (thrown, final) => {
    expect(isFinalRefusal({ code: 0, msg: '', ...thrown })).toBe(final);
  });
});

describe('backoff', () => {
  it('grows from one second to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1000].map(backoff)).toEqual(
      [1, 1, 2, 3, 5, 8, 13, 20, 30, 30, 30].map((seconds) => seconds * 1000),
    );
    expect(backoff(-1)).toBe(1000);
  });
});

describe('actors without an implementation', () => {
  it('an effect rejects with its name', async () => {
    const actor = createActor(unprovided<undefined, void>('loadThing'), { input: undefined });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    await settle();
    expect(errors).toEqual([new Error('Actor "loadThing" is not provided')]);
  });

  it('a listener throws with its name', () => {
    const actor = createActor(unprovidedListener('stream'), { input: undefined });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(errors).toEqual([new Error('Actor "stream" is not provided')]);
  });

  it('a worker throws with its name', () => {
    const actor = createActor(unprovidedWorker('sender'), { input: undefined });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(errors).toEqual([new Error('Actor "sender" is not provided')]);
  });
});

describe('a worker', () => {
  it('takes orders, reports on them, and aborts them on stop', () => {
    const said: string[] = [];
    const echo = worker<{ type: 'say'; text: string }, { type: 'said' }>((report) => ({
      take({ text }) {
        said.push(text);
        report({ type: 'said' });
      },
      stop: () => said.push('stopped'),
    }));
    const parent = setup({ actors: { echo } }).createMachine({
      context: { heard: 0 },
      invoke: { id: 'echo', src: 'echo' },
      on: {
        ask: { actions: sendTo('echo', { type: 'say', text: 'one' }) },
        said: { actions: assign({ heard: ({ context }) => context.heard + 1 }) },
      },
    });
    const actor = createActor(parent).start();
    actor.send({ type: 'ask' });
    expect(said).toEqual(['one']);
    expect(actor.getSnapshot().context.heard).toBe(1);
    actor.stop();
    expect(said).toEqual(['one', 'stopped']);
  });
});
