/**
 * Rows as CSV (RFC 4180), with a byte-order mark so that spreadsheets read it as UTF-8. A text that a
 * spreadsheet would run as a formula is quoted with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
