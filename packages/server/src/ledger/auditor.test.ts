import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { createLogger } from '../core/http/redaction.ts';
import { describeOnDatabases, fakeClock } from '../testing/index.ts';
import { createAuditor } from './auditor.ts';
import { assertNotHalted, invariant, LedgerHaltedError, post, transfers } from './index.ts';

const clock = fakeClock();
const logger = createLogger('silent');

async function depositTo(db: Db, playerId: string, amount: bigint): Promise<void> {
  const txId = randomUUID();
  const of = { playerId, amount, currency: 'PHP', subject: 'Card', channel: 'card', txId };
  await withTransaction(db, (trx) => post(trx, clock, transfers.deposit({ ...of, orderNo: txId })));
}

/** Changes the ledger behind the database's guards, which the code cannot do. */
async function tamper(db: Db, table: string, statement: string): Promise<void> {
  await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  await sql.raw(statement).execute(db);
  await sql.raw(`alter table ${table} enable trigger user`).execute(db);
}

describeOnDatabases('the auditor', (database) => {
  let player = '';
  beforeEach(async () => {
    player = randomUUID();
    await depositTo(database().db, player, 100n);
    await depositTo(database().db, player, 50n);
  });
  const auditor = () => createAuditor({ db: database().db, clock, logger });
  const breaches = () =>
    database().db.selectFrom('ledger_breach').selectAll().where('player_id', '=', player).execute();

  it('finds nothing in correct books, and keeps its position', async () => {
    expect(await auditor().runFull()).toBe(0);
    expect(await auditor().runIncremental()).toBe(0);
    const { rows } = await sql`select from ledger_audit`.execute(database().db);
    expect(rows).toHaveLength(1);
  });

  it('finds a balance that does not match its entries within a minute, and halts that player', async () => {
    const { db } = database();
    const other = randomUUID();
    await depositTo(db, other, 10n);
    const code = `'player:${player}:cash'`;
    await tamper(
      db,
      'ledger_account',
      `update ledger_account set balance = 151 where code = ${code}`,
    );
    expect(await auditor().runIncremental()).toBe(1);
    expect(await auditor().runIncremental()).toBe(1);
    expect(await breaches()).toMatchObject([{ check_id: 'ledger.balanceChain' }]);
    await expect(assertNotHalted(db, player)).rejects.toThrow(LedgerHaltedError);
    await expect(assertNotHalted(db, other)).resolves.toBeUndefined();
    await tamper(
      db,
      'ledger_account',
      `update ledger_account set balance = 150 where code = ${code}`,
    );
    await sql`update ledger_breach set resolved_at = now()`.execute(db);
    await expect(assertNotHalted(db, player)).resolves.toBeUndefined();
  });

  it('finds a changed entry, and a transfer that does not sum to zero', async () => {
    const { db } = database();
    const entry = `(select max(e.id) from ledger_entry e join ledger_account a on a.id = e.account_id
      where a.code = 'player:${player}:cash')`;
    await tamper(
      db,
      'ledger_entry',
      `update ledger_entry set amount = amount - 1 where id = ${entry}`,
    );
    await auditor().runIncremental();
    const found = (await breaches()).map(({ check_id }) => check_id).sort();
    expect(found).toEqual(['ledger.balanceChain', 'ledger.transferSumsToZero']);
    await tamper(
      db,
      'ledger_entry',
      `update ledger_entry set amount = amount + 1 where id = ${entry}`,
    );
    await sql`update ledger_breach set resolved_at = now()`.execute(db);
    expect(await auditor().runFull()).toBe(0);
  });

  it('finds a rollback that is not the inverse of its transfer', async () => {
    const { db } = database();
    const deposits = `select id from ledger_transfer where player_id = '${player}' order by id`;
    const change = (changes: string) =>
      tamper(
        db,
        'ledger_transfer',
        `update ledger_transfer set ${changes} where id = (${deposits} offset 1 limit 1)`,
      );
    await change(`kind = 'round.rollback', reverses_id = (${deposits} limit 1)`);
    expect(await auditor().runFull()).toBe(1);
    expect(await breaches()).toMatchObject([{ check_id: 'ledger.reversalIsInverse' }]);
    await change("kind = 'deposit', reverses_id = null");
    await sql`update ledger_breach set resolved_at = now()`.execute(db);
    expect(await auditor().runFull()).toBe(0);
  });

  it('may take longer than other statements', async () => {
    const { db } = database();
    const limited = auditor();
    limited.add(
      invariant(
        'test.timeout',
        () =>
          sql`select ${player}::uuid as player_id, current_setting('statement_timeout') as detail`,
      ),
    );
    await limited.runIncremental();
    expect(await breaches()).toMatchObject([{ check_id: 'test.timeout', detail: '15min' }]);
    const { rows } = await sql<{ timeout: string }>`
      select current_setting('statement_timeout') as timeout`.execute(db);
    expect(rows[0]?.timeout).not.toBe('15min');
  });

  it('runs the domains’ checks, from its position in a quick run and completely in a full one', async () => {
    const asked: (Date | undefined)[] = [];
    const own = auditor();
    own.add({
      id: 'test.rows',
      find: async (_, since) => {
        asked.push(since);
        return [];
      },
    });
    await own.runIncremental();
    await own.runFull();
    expect(asked).toEqual([expect.any(Date), undefined]);
  });
});
