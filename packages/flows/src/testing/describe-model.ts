import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { compareChart } from './chart-file.ts';
import { unguardedInvocations } from './coverage.ts';
import type { ActorMap } from './flow.ts';
import { type Model, walk } from './walk.ts';

/**
 * The suite that every machine passes: all paths of its model walked on a real actor, every state and
 * transition among them, no invocation without an answer to its failure, and a fresh chart.
 *
 * @param here `import.meta.url` of the test
 */
export const describeModel = <Machine extends AnyStateMachine, Actors extends ActorMap>(
  model: Model<Machine, Actors>,
  here: string,
): void => {
  const { machine } = model;
  describe(`${machine.id}: by model`, () => {
    it('walks every state and every transition on a real actor', async () => {
      const report = await walk(model);
      expect(report).toMatchObject({ missedStates: [], missedTransitions: [] });
      expect(report.paths).toBeGreaterThan(0);
    }, 60_000);

    it('answers for the failure of everything it invokes', () => {
      expect(unguardedInvocations(machine)).toEqual([]);
    });

    it('has a fresh chart (UPDATE_CHARTS=1 draws it)', () => {
      const { stored, drawn } = compareChart(machine, here, `${machine.id}.chart.md`);
      expect(stored).toBe(drawn);
    });
  });
};
