/**
 * The visible rows, starting `from` turns on, and the next one to come in: the list rotates
 * endlessly and contains each row once.
 */
export function rowsFrom<Row>(rows: readonly Row[], from: number, shown: number): Row[] {
  const count = Math.min(shown + 1, rows.length);
  return Array.from({ length: count }, (_, index) => rows[(from + index) % rows.length] as Row);
}
