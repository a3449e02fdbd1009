import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import type { Reader } from '../database/schema.ts';
import { hashToken, newToken } from '../http/authentication.ts';
import { roles as allRoles, type Role } from './calls/define.ts';

/** Where the demo's operator token is written, readable by its owner alone (S31). */
export function tokenFile(dataDir: string): string {
  return join(dataDir, 'operator-token');
}

const DEMO_OPERATOR = 'demo';
const OWNER_ONLY = 0o600;

/** A named person who operates the site. */
export interface Operator {
  readonly name: string;
  readonly roles: readonly Role[];
}

/**
 * Makes an operator, or gives one a new token, which ends the old one at once. The token is answered
 * once and stored only as a hash (S31).
 */
export async function setOperator(
  on: Reader,
  clock: Clock,
  { name, roles }: Operator,
): Promise<string> {
  const token = newToken();
  const row = {
    token_hash: hashToken(token),
    roles: [...roles],
    created_at: instantOf(clock),
    disabled_at: null,
  };
  await on
    .insertInto('operator_account')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return token;
}

/** The operator who holds a token, or undefined. */
export async function findOperator(
  { db }: Pick<Core, 'db'>,
  token: string,
): Promise<Operator | undefined> {
  const row = await db
    .selectFrom('operator_account')
    .select(['name', 'roles'])
    .where('token_hash', '=', hashToken(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row && { name: row.name, roles: allRoles.filter((role) => row.roles.includes(role)) };
}

/** Demo: an operator whose token lies in the data folder. One that still works is kept. */
export async function prepareDemoOperator(core: Core): Promise<void> {
  const file = tokenFile(core.config.dataDir);
  const known = readToken(file);
  if (known !== undefined && (await findOperator(core, known)) !== undefined) return;
  const token = await setOperator(core.db, core.clock, { name: DEMO_OPERATOR, roles: ['admin'] });
  mkdirSync(core.config.dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: OWNER_ONLY });
  chmodSync(file, OWNER_ONLY);
}

function readToken(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
