import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { unprovided, unprovidedListener } from '../kit/actors.ts';
import { toMermaid } from '../kit/chart.ts';
import { compareChart, renderChart } from './chart-file.ts';
import { createSimulatedClock } from './clock.ts';
import { unguardedInvocations } from './coverage.ts';
import { startFlow } from './flow.ts';
import { walk } from './walk.ts';

const load = unprovided<undefined, number>('load');
const watch = unprovidedListener('watch');

/** A small machine that uses every kind of element. */
const lamp = setup({
  types: {} as {
    context: { level: number };
    events: { type: 'press' } | { type: 'dim'; level: number } | { type: 'rest' };
  },
  actors: { load, watch },
  guards: { isBright: ({ context }) => context.level > 1 },
}).createMachine({
  id: 'lamp',
  context: { level: 0 },
  initial: 'off',
  states: {
    off: { on: { press: 'loading' } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'deciding', actions: assign({ level: ({ event }) => event.output }) },
        onError: 'off',
      },
    },
    deciding: { always: [{ guard: 'isBright', target: 'bright' }, { target: 'dim' }] },
    bright: {
      invoke: { id: 'watch', src: 'watch', onError: 'off' },
      after: { 1000: 'dim' },
      on: { dim: { actions: assign({ level: ({ event }) => event.level }) } },
    },
    dim: { on: { rest: undefined, press: 'off' } },
  },
});

const model = {
  machine: lamp,
  actors: { load, watch },
  inputs: [() => undefined],
  events: [{ type: 'press' }, { type: 'dim', level: 2 }, { type: 'rest' }] as const,
  outcomes: {
    load: [{ done: 1 }, { done: 2 }, { failed: 'no power' }],
    watch: [{ failed: 'lost' }],
  },
};

describe('the walk', () => {
  it('visits effects, listeners, timers and guards', async () => {
    const report = await walk(model);
    expect(report).toMatchObject({ states: 6, missedStates: [], missedTransitions: [] });
    expect(report.transitions).toBe(10);
  });

  it('lists the transitions and states that no path reaches', async () => {
    const report = await walk({
      ...model,
      outcomes: { load: [{ done: 1 }, { failed: 'no power' }] },
    });
    expect(report.missedStates).toEqual(['lamp.bright']);
    expect(report.missedTransitions).toEqual([
      'lamp.deciding --always [isBright]--> lamp.bright',
      'lamp.bright --dim--> stays',
      'lamp.bright --xstate.error.actor.watch--> lamp.off',
      'lamp.bright --xstate.after.1000.lamp.bright--> lamp.dim',
    ]);
  });

  it('fails when a real actor differs from the pure machine', async () => {
    let isLit = false;
    const moody = setup({
      types: {} as { context: { presses: number }; events: { type: 'press' } },
      guards: { isLit: () => isLit },
      actions: {
        light: () => {
          isLit = true;
        },
        count: assign({ presses: ({ context }) => Math.min(context.presses + 1, 2) }),
      },
    }).createMachine({
      id: 'moody',
      context: { presses: 0 },
      initial: 'dark',
      states: {
        dark: {
          on: { press: [{ guard: 'isLit', target: 'lit' }, { actions: ['light', 'count'] }] },
        },
        lit: {},
      },
    });
    const events = [{ type: 'press' }] as const;
    await expect(
      walk({ machine: moody, actors: {}, inputs: [() => undefined], events, outcomes: {} }),
    ).rejects.toThrow('the model says ["active","dark",{"presses":2}]');
  });

  it('rejects an infinite model', async () => {
    let count = 0;
    const endless = {
      ...model,
      key: () => {
        count += 1;
        return count;
      },
      limit: 100,
    };
    await expect(walk(endless)).rejects.toThrow('Traversal limit exceeded');
  });
});

describe('invocations', () => {
  it('without an onError are reported', () => {
    const careless = setup({ actors: { load } }).createMachine({
      id: 'careless',
      initial: 'loading',
      states: { loading: { invoke: { id: 'load', src: 'load' } } },
    });
    expect(unguardedInvocations(careless)).toEqual(['careless.loading invokes load']);
    expect(unguardedInvocations(lamp)).toEqual([]);
  });
});

describe('the fake clock', () => {
  it('fires a chain of one-second timers sixty times in a minute', () => {
    const clock = createSimulatedClock(0);
    const at: number[] = [];
    const tick = (): void => {
      at.push(clock.now());
      clock.setTimeout(tick, 1000);
    };
    clock.setTimeout(tick, 1000);
    clock.advance(60_000);
    expect(at).toHaveLength(60);
    expect(at.at(-1)).toBe(60_000);
  });

  it('fires timers in the order of their instants, and skips cleared ones', () => {
    const clock = createSimulatedClock(0);
    const fired: string[] = [];
    clock.setTimeout(() => fired.push('late'), 20);
    const cleared = clock.setTimeout(() => fired.push('cleared'), 15);
    clock.setTimeout(() => fired.push('early'), 10);
    clock.clearTimeout(cleared);
    expect([clock.runNext(), clock.runNext(), clock.runNext()]).toEqual([true, true, false]);
    expect(fired).toEqual(['early', 'late']);
  });

  it('fires timers of a suspended tab late, at the end', () => {
    const clock = createSimulatedClock(0);
    const at: number[] = [];
    clock.setTimeout(() => at.push(clock.now()), 1000);
    clock.sleep(5000);
    expect(at).toEqual([5000]);
  });
});

describe('flows', () => {
  it('reject a result for an actor that is not running', async () => {
    const flow = startFlow(lamp, { load, watch }, () => undefined);
    expect(flow.isRunning('load')).toBe(false);
    await expect(flow.resolve('load', 1)).rejects.toThrow('Actor "load" is not running');
  });

  it('never run the effects that a machine was built with', async () => {
    const real = fromPromise<number, undefined>(() => Promise.reject(new Error('ran')));
    const flow = startFlow(
      lamp.provide({ actors: { load: real } }),
      { load, watch },
      () => undefined,
    );
    flow.send({ type: 'press' });
    await flow.resolve('load', 2);
    expect(flow.snapshot().value).toBe('bright');
  });
});

describe('charts', () => {
  it('list every state and transition', () => {
    const chart = toMermaid(lamp);
    for (const line of [
      '[*] --> off',
      'off --> loading: press',
      'loading --> deciding: load succeeded',
      'loading --> off: load failed',
      'deciding --> bright: [isBright]',
      'bright --> dim: after 1000 ms',
      'bright --> bright: dim',
    ]) {
      expect(chart).toContain(line);
    }
  });

  it('are outdated as soon as they differ from the machine', () => {
    const { stored, drawn } = compareChart(lamp, import.meta.url, 'no-such.chart.md', false);
    expect(stored).toBe('');
    expect(drawn).toBe(renderChart(lamp));
  });
});
