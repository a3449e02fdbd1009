import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { compareChart } from './chart-file.ts';
import { unguardedInvocations } from './coverage.ts';
import type { ActorMap } from './flow.ts';
import { type Model, walk } from './walk.ts';

/**
 * Test suite of every machine: replays all paths of its model on a real actor, requires every state and
 * transition to be visited, an `onError` for every invocation, and an up-to-date chart.
 *
 * @param here `import.meta.url` of the test
 */
export const describeModel = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  model: Model<Machine, Actors>,
  here: string,
): void => {
  const { machine } = model;
  describe(`${machine.id}: by model`, () => {
    it('visits every state and every transition on a real actor', async () => {
      const report = await walk(model);
      expect(report).toMatchObject({ missedStates: [], missedTransitions: [] });
      expect(report.paths).toBeGreaterThan(0);
    });

    it('handles the failure of every invocation', () => {
      expect(unguardedInvocations(machine)).toEqual([]);
    });

    it('has an up-to-date chart (UPDATE_CHARTS=1 writes it)', () => {
      const { stored, drawn } = compareChart(machine, here, `${machine.id}.chart.md`);
      expect(stored).toBe(drawn);
    });
  });
};
