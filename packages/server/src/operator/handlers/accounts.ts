import { type Selectable, sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { Core } from '../../platform/core.ts';
import { addOperator, setOperator } from '../accounts.ts';
import { roles as allRoles, type Role } from '../calls/define.ts';
import { accounts } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';
import type { OperatorAccountTable } from '../tables.ts';

/** Named operators, each with a token of their own (S31). */
export function answerAccounts({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(accounts.listAccounts, async ({ db }) => {
    const rows = await db.selectFrom('operator_account').selectAll().orderBy('name').execute();
    return { rows: rows.map(getAccount), total: rows.length };
  });

  routes.change(accounts.addAccount, async ({ trx, args: { name, roles } }) => {
    const token = await addOperator(trx, clock, { name, roles });
    if (token === undefined) {
      throw new OperatorRefusal(409, `the operator “${name}” already exists`);
    }
    const account = getAccount(await known(trx, name));
    return { answer: { ...account, token }, subject: `operator:${name}`, after: account };
  });

  routes.change(accounts.setAccount, async ({ trx, args: { name, roles } }) => {
    await lockAccounts(trx);
    const before = getAccount(await known(trx, name));
    await trx.updateTable('operator_account').set({ roles }).where('name', '=', name).execute();
    await keepAnAdmin(trx);
    const answer = getAccount(await known(trx, name));
    return { answer, subject: `operator:${name}`, before, after: answer };
  });

  routes.change(accounts.renewAccount, async ({ trx, args: { name } }) => {
    const row = await known(trx, name);
    const roles = allRoles.filter((role) => row.roles.includes(role));
    const token = await setOperator(trx, clock, { name, roles });
    const answer = { ...getAccount(await known(trx, name)), token };
    return { answer, subject: `operator:${name}`, note: { token: 'renewed' } };
  });

  routes.change(accounts.disableAccount, async ({ trx, args: { name } }) => {
    await lockAccounts(trx);
    const before = getAccount(await known(trx, name));
    await trx
      .updateTable('operator_account')
      .set({ disabled_at: toDate(clock) })
      .where('name', '=', name)
      .where('disabled_at', 'is', null)
      .execute();
    await keepAnAdmin(trx);
    const answer = getAccount(await known(trx, name));
    return { answer, subject: `operator:${name}`, before, after: answer };
  });
}

async function known(trx: Trx, name: string): Promise<Selectable<OperatorAccountTable>> {
  const row = await trx
    .selectFrom('operator_account')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw nothingFound(`operator “${name}”`);
  return row;
}

/**
 * One change of roles at a time: two admins who remove each other would both still see the other.
 * Before anything else in the transaction, to prevent a deadlock.
 */
async function lockAccounts(trx: Trx): Promise<void> {
  await sql`lock table operator_account in share row exclusive mode`.execute(trx);
}

/** Otherwise no admin would be left. */
async function keepAnAdmin(trx: Trx): Promise<void> {
  const admin: Role = 'admin';
  const left = await trx
    .selectFrom('operator_account')
    .select('name')
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${admin} = any (roles)`)
    .limit(1)
    .executeTakeFirst();
  if (!left) throw new OperatorRefusal(409, 'at least one admin must remain');
}

function getAccount(row: Selectable<OperatorAccountTable>) {
  return {
    name: row.name,
    roles: row.roles,
    createdAt: row.created_at.toISOString(),
    disabledAt: row.disabled_at?.toISOString() ?? null,
  };
}
