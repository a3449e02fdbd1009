import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnDatabases, describeOnPostgres } from '../../testing/index.ts';
import { isConnectionLoss } from './errors.ts';
import { isMigrated, migrate } from './migrate.ts';
import { commitWith, withTransaction } from './transaction.ts';

describeOnDatabases('the database', (database) => {
  it('reads int8 as bigint and a date as text on both drivers (S2)', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as big, sum(1::int8)::int8 as total, date '2026-01-02' as day`.execute(
      database().db,
    );
    expect(rows).toEqual([{ big: 9007199254740993n, total: 1n, day: '2026-01-02' }]);
  });

  it('throws when the database is used directly inside a transaction', async () => {
    const { db } = database();
    await expect(withTransaction(db, () => sql`select 1`.execute(db))).rejects.toThrow(
      'db was called inside a database transaction',
    );
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('rolls back a transaction that throws', async () => {
    const { db } = database();
    const write = withTransaction(db, async (trx) => {
      await sql`insert into rate_window values ('undone', 1, now())`.execute(trx);
      throw new Error('no');
    });
    await expect(write).rejects.toThrow('no');
    const { rows } = await sql`select from rate_window where key = 'undone'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('retries a transaction after a serialization failure only', async () => {
    let runs = 0;
    const fails = (code: string) => async () => {
      runs += 1;
      if (runs < 3) throw Object.assign(new Error(code), { code });
      return runs;
    };
    await expect(withTransaction(database().db, fails('40001'))).resolves.toBe(3);
    runs = 0;
    await expect(withTransaction(database().db, fails('23505'))).rejects.toThrow('23505');
    expect(runs).toBe(1);
  });

  it('commits with the last statement, alone or behind others', async () => {
    const { db } = database();
    const insert = (key: string) => sql`insert into rate_window values (${key}, 1, now())`;
    await withTransaction(db, (trx) => commitWith(() => insert('last of one').execute(trx)));
    await withTransaction(db, async (trx) => {
      await insert('first of two').execute(trx);
      return await commitWith(() => insert('last of two').execute(trx));
    });
    const { rows } =
      await sql`select key from rate_window where key like '%t of %' order by key`.execute(db);
    expect(rows).toEqual([{ key: 'first of two' }, { key: 'last of one' }, { key: 'last of two' }]);
  });

  it('lets other work of the process run between transactions', async () => {
    const { db } = database();
    let runs = 0;
    const other = setInterval(() => {
      runs += 1;
    });
    const from = performance.now();
    while (performance.now() - from < 200) {
      await withTransaction(db, (trx) => sql`select 1`.execute(trx));
    }
    clearInterval(other);
    expect(runs).toBeGreaterThan(2);
  });

  it('undoes a transaction whose last statement fails', async () => {
    const { db } = database();
    const insert = (key: string, count: number) =>
      sql`insert into rate_window values (${key}, 10 / ${count}::int, now())`;
    const alone = withTransaction(db, (trx) => commitWith(() => insert('fails', 0).execute(trx)));
    await expect(alone).rejects.toThrow('division by zero');
    const behind = withTransaction(db, async (trx) => {
      await insert('fails', 1).execute(trx);
      return await commitWith(() => insert('fails as well', 0).execute(trx));
    });
    await expect(behind).rejects.toThrow('division by zero');
    const { rows } = await sql`select from rate_window where key like 'fails%'`.execute(db);
    expect(rows).toEqual([]);
    await expect(commitWith(async () => 1)).rejects.toThrow('outside a database transaction');
  });

  it('refuses a database of a newer version, without changes', async () => {
    const { db } = database();
    expect(await isMigrated(db)).toBe(true);
    await sql`insert into schema_migration (name, timestamp) values ('9999-later', 'x')`.execute(
      db,
    );
    await expect(migrate(db)).rejects.toThrow(/newer version of Parlor \(it has 9999-later\)/);
    expect(await isMigrated(db)).toBe(false);
    await sql`delete from schema_migration where name = '9999-later'`.execute(db);
  });

  it('never updates or deletes append-only rows', async () => {
    const { db } = database();
    await sql`insert into audit_entry (at, actor, action, subject) values (now(), 'a', 'b', 'c')`.execute(
      db,
    );
    await expect(sql`update audit_entry set actor = 'x'`.execute(db)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`delete from audit_entry`.execute(db)).rejects.toThrow(/append-only/);
    await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(/append-only/);
  });
});

describeOnPostgres('prepared statements', (database) => {
  it('sends a statement that is alone in its transaction without begin and commit', async () => {
    const { db } = database();
    const isAlone = sql<{ alone: boolean }>`select now() = statement_timestamp() as alone`;
    const read = (isLast: boolean) =>
      withTransaction(db, async (trx) => {
        const { rows } = await (isLast
          ? commitWith(() => isAlone.execute(trx))
          : isAlone.execute(trx));
        return rows[0]?.alone;
      });
    expect(await read(true)).toBe(true);
    expect(await read(false)).toBe(false);
  });

  it('refuses a statement behind the last one', async () => {
    const both = withTransaction(database().db, async (trx) => {
      await commitWith(() => sql`select 1`.execute(trx));
      await sql`select 2`.execute(trx);
    });
    await expect(both).rejects.toThrow('a statement followed the last one of its transaction');
  });

  it('prepares what is used repeatedly, and again when a migration changes its columns', async () => {
    const { db } = database();
    await sql`create table wide (id int)`.execute(db);
    await sql`insert into wide values (1)`.execute(db);
    const read = (on: typeof db) => sql`select * from wide where id = ${1}`.execute(on);
    for (let use = 0; use < 5; use += 1) await read(db);
    const { rows: names } = await sql`
      select name from pg_prepared_statements where statement like '%from wide%'`.execute(db);
    expect(names).toHaveLength(1);
    await sql`alter table wide add column a int`.execute(db);
    expect((await read(db)).rows).toEqual([{ id: 1, a: null }]);
    await sql`alter table wide add column b int`.execute(db);
    const inside = await withTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx);
      return await sql`select * from wide where id = ${1}`.execute(trx);
    });
    expect(inside.rows).toEqual([{ id: 1, a: null, b: null }]);
    await sql`drop table wide`.execute(db);
  });
});

describeOnPostgres('a connection', (database) => {
  it('does not compile statements, which takes longer than to run them', async () => {
    const { rows } = await sql`select current_setting('jit') as jit`.execute(database().db);
    expect(rows).toEqual([{ jit: 'off' }]);
  });
});

describeOnPostgres('a transaction that loses its connection', (database) => {
  const insert = (key: string) => sql`insert into rate_window values (${key}, 1, now())`;
  const count = async (key: string) => {
    const { rows } = await sql`select from rate_window where key = ${key}`.execute(database().db);
    return rows.length;
  };
  const terminate = sql`select pg_terminate_backend(pg_backend_pid())`;

  it('retries if the commit was not sent', async () => {
    let runs = 0;
    await withTransaction(database().db, async (trx) => {
      runs += 1;
      await insert('lost before commit').execute(trx);
      if (runs === 1) await terminate.execute(trx);
    });
    expect([runs, await count('lost before commit')]).toEqual([2, 1]);
  });

  it('does not retry if the outcome of the commit is unknown', async () => {
    const { db } = database();
    await sql`create function terminate_self() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(db);
    await sql`create constraint trigger terminate_on_commit after insert on rate_window
      deferrable initially deferred for each row execute function terminate_self()`.execute(db);
    let runs = 0;
    const lost = withTransaction(db, async (trx) => {
      runs += 1;
      await insert('lost in commit').execute(trx);
    });
    await expect(lost).rejects.toSatisfy(isConnectionLoss);
    await sql`drop trigger terminate_on_commit on rate_window`.execute(db);
    expect(runs).toBe(1);
  });

  it('does not run again when it was lost in the last statement', async () => {
    for (const first of [sql`select 1`, undefined]) {
      let runs = 0;
      const lost = withTransaction(database().db, async (trx) => {
        runs += 1;
        await first?.execute(trx);
        await commitWith(() => terminate.execute(trx));
      });
      await expect(lost).rejects.toSatisfy(isConnectionLoss);
      expect(runs).toBe(1);
    }
  });

  it('throws the error of the work, not of the rollback', async () => {
    const refused = withTransaction(database().db, async (trx) => {
      await terminate.execute(trx).catch(() => undefined);
      throw new Error('refused by a rule');
    });
    await expect(refused).rejects.toThrow('refused by a rule');
  });
});
