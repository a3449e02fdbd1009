import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, toDate } from '../core/clock.ts';
import type { Reader } from '../core/database/schema.ts';
import { hashToken, newToken } from '../core/http/authentication.ts';
import type { Core } from '../platform/core.ts';
import { roles as allRoles, type Role } from './calls/define.ts';

/** File of the demo's operator token, readable by its owner alone (S31). */
export function tokenFile(dataDir: string): string {
  return join(dataDir, 'operator-token');
}

const DEMO_OPERATOR = 'demo';
const OWNER_ONLY = 0o600;

/** A named operator of the site. */
export interface Operator {
  readonly name: string;
  readonly roles: readonly Role[];
}

/**
 * Creates an operator with an unused name. The token is returned once and stored only as a hash
 * (S31).
 *
 * @returns undefined if the name is taken, also by a concurrent request.
 */
export async function addOperator(
  on: Reader,
  clock: Clock,
  { name, roles }: Operator,
): Promise<string | undefined> {
  const token = newToken();
  const added = await on
    .insertInto('operator_account')
    .values({ name, ...accountRow(clock, token, roles) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return added && token;
}

/**
 * Creates an operator, or replaces the token of an existing one, which revokes the old token at
 * once.
 */
export async function setOperator(
  on: Reader,
  clock: Clock,
  { name, roles }: Operator,
): Promise<string> {
  const token = newToken();
  const row = accountRow(clock, token, roles);
  await on
    .insertInto('operator_account')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return token;
}

function accountRow(clock: Clock, token: string, roles: readonly Role[]) {
  return {
    token_hash: hashToken(token),
    roles: [...roles],
    created_at: toDate(clock),
    disabled_at: null,
  };
}

/** The operator with a token, or undefined. */
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

/**
 * Demo: an operator whose token is in the data folder. A valid one is kept. Each data folder has
 * its own operator, so that two servers of one database do not replace each other's token.
 */
export async function prepareDemoOperator(core: Core): Promise<void> {
  const file = tokenFile(core.config.dataDir);
  const known = readToken(file);
  if (known !== undefined && (await findOperator(core, known)) !== undefined) return;
  const token = await addDemoOperator(core);
  mkdirSync(core.config.dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: OWNER_ONLY });
  chmodSync(file, OWNER_ONLY);
}

/** `demo`, or `demo-2` and so on if the name is taken. */
async function addDemoOperator({ db, clock }: Core): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? DEMO_OPERATOR : `${DEMO_OPERATOR}-${count}`;
    const token = await addOperator(db, clock, { name, roles: ['admin'] });
    if (token !== undefined) return token;
  }
}

function readToken(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
