/**
 * Posts deposits and holds in a loop, and prints the key of each once it is committed: the process
 * that crash tests kill. Run as `node poster.ts <data folder> [database address]`.
 */
import { randomUUID } from 'node:crypto';
import { systemClock } from '../core/clock.ts';
import { migrate } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { post, type Transfer, transfers } from '../ledger/index.ts';

const WORKERS = 4;

const [, , dataDir = '', url] = process.argv;
const { db } = await openDatabase({ url, pool: WORKERS, dataDir });
await migrate(db);

function randomTransfer(playerId: string): Transfer {
  const key = randomUUID();
  const of = { playerId, currency: 'PHP', subject: 'Card' };
  return Math.random() < 0.7
    ? transfers.deposit({ ...of, amount: 1_000n, channel: 'card', txId: key, orderNo: key })
    : transfers.withdrawalHold({ ...of, amount: 1n, withdrawalId: key, idempotencyKey: key });
}

async function work(): Promise<never> {
  const playerId = randomUUID();
  const first = { playerId, currency: 'PHP', subject: 'Card', channel: 'card' };
  const txId = randomUUID();
  let transfer: Transfer = transfers.deposit({ ...first, amount: 1_000n, txId, orderNo: txId });
  for (;;) {
    const next = transfer;
    await withTransaction(db, (trx) => post(trx, systemClock, next));
    console.log(JSON.stringify([next.scope, next.key]));
    transfer = randomTransfer(playerId);
  }
}

await Promise.all(Array.from({ length: WORKERS }, work));
