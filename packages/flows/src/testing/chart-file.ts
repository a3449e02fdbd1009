import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from '../kit/chart.ts';

/** Set it to write the charts instead of comparing them. */
const UPDATE = 'UPDATE_CHARTS';

/** A machine's chart in the format of its file. */
export const renderChart = (machine: AnyStateMachine): string =>
  `# ${machine.id}\n\nGenerated from the machine. To update it, run its tests with \`${UPDATE}=1\`.\n\n\`\`\`mermaid\n${toMermaid(machine)}\`\`\`\n`;

/**
 * Compares a machine's chart with the file next to its test, or writes the file if `UPDATE_CHARTS` is
 * set.
 *
 * @param here `import.meta.url` of the test
 * @param file name of the chart, such as `login.chart.md`
 * @param update whether to write the file
 * @returns actual and expected content of the file
 */
export const compareChart = (
  machine: AnyStateMachine,
  here: string,
  file: string,
  update = Boolean(process.env[UPDATE]),
): { readonly stored: string; readonly drawn: string } => {
  const path = fileURLToPath(new URL(file, here));
  const drawn = renderChart(machine);
  if (update) writeFileSync(path, drawn);
  return { stored: existsSync(path) ? readFileSync(path, 'utf8') : '', drawn };
};
