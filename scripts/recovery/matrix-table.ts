import { type Outcome, type Point, points } from './matrix.ts';
import { type Breakage, breakages } from './wires.ts';

const results: Readonly<Record<Outcome, string>> = { wallet: 'wallet', round: 'round offered' };
const columns = Object.keys(breakages) as Breakage[];

const getRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const getCells = (point: Point): readonly string[] => [
  point.title,
  point.wallets.join(', '),
  ...columns.map((breakage) => (point.breakages.includes(breakage) ? results[point.outcome] : '-')),
];

/** The matrix as Markdown: what breaks, and what the player has after each point. */
export function getMatrixTable(): string {
  const what = columns.map((breakage) => `- **${breakage}**: ${breakages[breakage]}`);
  const head = ['Point', 'Wallet kinds', ...columns];
  const rows = [head, head.map(() => '---'), ...points.map(getCells)].map(getRow);
  return [...what, '', ...rows].join('\n');
}
