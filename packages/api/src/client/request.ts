import type { Call } from '../calls/define.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** A call with its arguments in their places: path, query and body. */
export interface PlacedRequest {
  path: string;
  query: URLSearchParams;
  body: URLSearchParams | FormData | string | undefined;
  contentType: string | undefined;
}

/**
 * Places the arguments of a call by the contract (docs/product.md: Calls; product decision 1).
 * Undefined arguments are left out; nested fields of a form are dotted.
 */
export function placeArguments(call: Call, args: Arguments): PlacedRequest {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args[name] ?? '')),
  );
  const rest = Object.entries(args).filter(
    ([name, value]) => value !== undefined && !call.pathParameters.includes(name),
  );
  const query = new URLSearchParams();
  if (call.method === 'GET' || call.in === 'query') {
    for (const [name, value] of flatten(rest)) query.append(name, value);
    return { path, query, body: undefined, contentType: undefined };
  }
  if (call.in === 'body') {
    const body = JSON.stringify(Object.fromEntries(rest));
    return { path, query, body, contentType: 'application/json' };
  }
  if (call.in === 'multipart') {
    const body = new FormData();
    for (const [name, value] of rest) body.append(name, value as Blob | string);
    // Only the sender knows its boundary.
    return { path, query, body, contentType: undefined };
  }
  const body = new URLSearchParams(flatten(rest));
  return { path, query, body, contentType: 'application/x-www-form-urlencoded;charset=UTF-8' };
}

function flatten(entries: [string, unknown][], prefix = ''): [string, string][] {
  return entries.flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'object') return flatten(Object.entries(value), `${prefix}${name}.`);
    return [[`${prefix}${name}`, String(value)]];
  });
}

/**
 * The identity of a call for the rule that a repeated call aborts the previous one: method and
 * path, numeric ids at the end ignored (docs/product.md: Calls).
 */
export function repetitionKey(call: Call, path: string): string {
  return `${call.method} ${path.replace(/(\/\d+)+$/, '')}`;
}
