/**
 * The rows that stand in the window, the first of them `from` turns on, and the one that is about to
 * come in: a list turns without an end, and each of its rows is there once.
 */
export function rowsFrom<Row>(rows: readonly Row[], from: number, shown: number): Row[] {
  const count = Math.min(shown + 1, rows.length);
  return Array.from({ length: count }, (_, index) => rows[(from + index) % rows.length] as Row);
}
