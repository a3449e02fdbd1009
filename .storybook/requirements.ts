/** The requirements of a SPEC.md without references to tests and to other documents. */
export function extractRequirements(markdown: string): string {
  return markdown
    .replace(/^# .*\n+/, '')
    .replace(/\s*\[(?:test|story): [^\]]+\]/g, '')
    .replace(/\s*\(docs\/[^)]*\)|, docs\/[^)]*(?=\))|: docs\/[\w/]+(?=\.)|^See docs\/.*$/gm, '')
    .trim();
}

/**
 * The bundle size of a component alone, from the last bench.
 * @returns kB of script and style, minified and compressed; undefined if not measured
 */
export function findWeight(report: string, name: string): number | undefined {
  const row = new RegExp(`^\\s*\\| ${name} \\| ([\\d.]+) \\| ([\\d.]+) \\|`, 'm').exec(report);
  return row === null ? undefined : Number(row[1]) + Number(row[2]);
}
