/**
 * The differences between two states, by the path of each field, in the format of the audit log: `{
 * before: { 'deposit.minimum': '50.00' }, after: { 'deposit.minimum': '100.00' } }`.
 *
 * @returns undefined without differences.
 */
export function difference(
  before: unknown,
  after: unknown,
): { before: Record<string, unknown>; after: Record<string, unknown> } | undefined {
  const [left, right] = [flat(before), flat(after)];
  const paths = [...new Set([...left.keys(), ...right.keys()])].filter(
    (path) => JSON.stringify(left.get(path)) !== JSON.stringify(right.get(path)),
  );
  if (paths.length === 0) return undefined;
  const pick = (from: Map<string, unknown>) =>
    Object.fromEntries(paths.flatMap((path) => (from.has(path) ? [[path, from.get(path)]] : [])));
  return { before: pick(left), after: pick(right) };
}

/** Fields of nested objects by their paths; lists are values. */
export function flat(value: unknown, path = ''): Map<string, unknown> {
  if (value === undefined || value === null) return new Map();
  if (value instanceof Date) return new Map([[path, value.toISOString()]]);
  if (typeof value === 'bigint') return new Map([[path, String(value)]]);
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}
