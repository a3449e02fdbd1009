import axe from 'axe-core';
import { finish } from './settled.ts';

/** Axe's complaints about the page as it stands, by all of its rules, a line each. */
export async function violations(): Promise<string[]> {
  // Half faded in, no text has the contrast that it comes to rest with.
  finish();
  const result = await axe.run(document, { resultTypes: ['violations'] });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`),
  );
}
