/** The points of a SPEC.md, for people: the names of tests are for the script that checks them. */
export function pointsOf(markdown: string): string {
  return markdown
    .replace(/^# .*\n+/, '')
    .replace(/\s*\[(?:test|story): [^\]]+\]/g, '')
    .trim();
}

/**
 * What a component weighs by itself, as the bench last measured it.
 * @returns kB of script and style together, minified and compressed; undefined where it was not measured
 */
export function weightOf(report: string, name: string): number | undefined {
  const row = new RegExp(`^\\s*\\| ${name} \\| ([\\d.]+) \\| ([\\d.]+) \\|`, 'm').exec(report);
  return row === null ? undefined : Number(row[1]) + Number(row[2]);
}
