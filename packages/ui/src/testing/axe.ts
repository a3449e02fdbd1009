import axe, { type RunOptions } from 'axe-core';
import { finish } from './settled.ts';

/** The rules that depend on colours. The AAA ones are not part of the target. */
const colourRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => !tags.includes('wcag2aaa'))
  .map(({ ruleId }) => ruleId);

/** Violations of all axe rules on the current page, one line each. */
export const violations = () => run({});

/** Violations of the axe rules that depend on colours, one line each. */
export const colourViolations = () => run({ runOnly: { type: 'rule', values: colourRules } });

async function run(options: RunOptions): Promise<string[]> {
  // Text that is still fading in has less contrast than in its final state.
  finish();
  const result = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`),
  );
}
