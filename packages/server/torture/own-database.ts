import { Client } from 'pg';

const POSTGRES = process.env.TEST_DATABASE_URL || 'postgres://root@127.0.0.1:5432/test';

/**
 * Passes an empty PostgreSQL database to `work`, and drops it; prints a message if PostgreSQL is
 * unreachable.
 */
export async function onOwnDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `parlor_run_${process.pid}`;
  const client = new Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
  } catch {
    console.log('PostgreSQL: left out, since none answers');
    return;
  }
  await client.query(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
