import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import type { OperatorCall } from '../calls/define.ts';
import { flat } from '../difference.ts';

/** Longer values are shortened in tables; `--json` prints all of them. */
const LONGEST = 60;
const LONGEST_LINE = 100;

/** Formats a response for people: rows as a table, anything else one field per line. */
export function printed({ columns }: OperatorCall, answer: Record<string, unknown>): string {
  if (columns && Array.isArray(answer.rows)) {
    const rows = answer.rows.filter((row) => typeof row === 'object' && row !== null);
    if (rows.length === 0) return 'None.';
    const lines = [
      [...columns],
      ...rows.map((row) => columns.map((column) => cell(Reflect.get(row, column), LONGEST))),
    ];
    const more = Number(answer.total ?? rows.length) - rows.length;
    return table(lines) + (more > 0 ? `\n${rows.length} of ${answer.total}` : '');
  }
  const fields = [...flat(answer)];
  if (fields.length === 0) return 'Done.';
  return table(fields.map(([name, value]) => [name, cell(value, LONGEST_LINE)]));
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, index) =>
    Math.max(...lines.map((line) => stringWidth(line[index] ?? ''))),
  );
  return lines
    .map((line) =>
      line
        .map(
          (text, index) => text + ' '.repeat(Math.max(0, (widths[index] ?? 0) - stringWidth(text))),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(value: unknown, longest: number): string {
  return shortened(getText(value), longest);
}

function getText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') {
    // These contain text of players: control characters must not reach the terminal.
    const english = Reflect.get(value, 'en_US');
    if (typeof english === 'string') return getText(english);
    return detailText(value);
  }
  const text = String(value).replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d+Z$/, '$1Z');
  return stripVTControlCharacters(text).replaceAll(/\p{Cc}+/gu, ' ');
}

function listText(values: readonly unknown[]): string {
  if (values.length === 0) return '-';
  const isPlain = values.every((value) => typeof value !== 'object');
  return isPlain ? values.map(getText).join(', ') : JSON.stringify(values);
}

/** `hidden: no → yes; reason: chargeback`: the changes, then the other details. */
function detailText(value: object): string {
  const { before, after, ...rest } = value as Record<string, unknown>;
  const [old, young] = [flat(before), flat(after)];
  const changed = [...new Set([...old.keys(), ...young.keys()])].map(
    (name) => `${name}: ${getText(old.get(name))} → ${getText(young.get(name))}`,
  );
  const said = Object.entries(rest).map(([name, inner]) => `${name}: ${getText(inner)}`);
  return [...changed, ...said].join('; ') || '-';
}

function shortened(text: string, longest: number): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  return `${letters.slice(0, longest - 1).join('')}…`;
}
