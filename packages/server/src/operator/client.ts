import { readFileSync } from 'node:fs';
import { readConfig } from '../core/config.ts';
import { tokenFile } from './accounts.ts';
import { type OperatorCall, placeOperatorArguments } from './calls/define.ts';

/** The operator server is unreachable: it does not run, or another program uses its port. */
export class NoServerError extends Error {}
/** The token is invalid or missing. */
export class NoTokenError extends Error {}

/**
 * Makes requests to the operator's server, with `OPERATOR_TOKEN` or the demo's token from DATA_DIR.
 *
 * @throws NoServerError, NoTokenError; Error in one line for a refusal.
 */
export async function askOperator<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const config = readConfig(process.env);
  const { host, port } = config.operator;
  const token = process.env.OPERATOR_TOKEN || demoToken(config.dataDir);
  const response = await fetch(`http://${host}:${port}/operator${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new NoServerError(
      `No server answers on ${host}:${port}; start it first, or set OPERATOR_PORT`,
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) {
    throw new NoServerError(`${host}:${port} is not the operator's server`);
  }
  if (response.ok) return answer as Answer; // The response of our own server, typed by its path.
  const error = 'error' in answer ? answer.error : 'no reason given';
  if (response.status === 401) {
    throw new NoTokenError(
      `Refused (401): ${error}; set OPERATOR_TOKEN, or DATA_DIR to the demo's`,
    );
  }
  throw new Error(`Refused (${response.status}): ${error}`);
}

/** Makes a call of the operator's contract; the response is JSON. */
export async function makeOperatorCall(
  call: OperatorCall,
  args: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { path, rest } = placeOperatorArguments(call, args);
  if (call.method === 'POST') return await askOperator('POST', path, rest);
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return await askOperator('GET', query.size > 0 ? `${path}?${query}` : path);
}

/** Whether a server responds at the configured address of the operator's server. */
export async function operatorAnswers(): Promise<boolean> {
  const { host, port } = readConfig(process.env).operator;
  return await fetch(`http://${host}:${port}/operator`).then(
    () => true,
    () => false,
  );
}

function demoToken(dataDir: string): string {
  try {
    return readFileSync(tokenFile(dataDir), 'utf8').trim();
  } catch {
    throw new NoTokenError(`No operator token in ${dataDir}; set OPERATOR_TOKEN or DATA_DIR`);
  }
}
