import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import { hashToken, newToken } from '../http/authentication.ts';

/** Where the demo's operator token is written, readable by its owner alone (S31). */
export function tokenFile(dataDir: string): string {
  return join(dataDir, 'operator-token');
}

const DEMO_OPERATOR = 'demo';
const OWNER_ONLY = 0o600;

/** Makes or replaces a named operator; its token is answered once and stored only as a hash. */
export async function setOperator({ db, clock }: Core, name: string): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashToken(token), created_at: instantOf(clock), disabled_at: null };
  await db
    .insertInto('operator_account')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return token;
}

/** The operator who holds a token, or undefined. */
export async function findOperator({ db }: Core, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('operator_account')
    .select('name')
    .where('token_hash', '=', hashToken(token))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

/** Demo: an operator whose token lies in the data folder. One that still works is kept. */
export async function prepareDemoOperator(core: Core): Promise<void> {
  const file = tokenFile(core.config.dataDir);
  const known = readToken(file);
  if (known !== undefined && (await findOperator(core, known)) !== undefined) return;
  const token = await setOperator(core, DEMO_OPERATOR);
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
