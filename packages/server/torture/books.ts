/** Opens the database of a run beside or after its servers, with every invariant that they check. */
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { createCore } from '../src/core.ts';
import { openDatabase } from '../src/database/open.ts';
import type { Db } from '../src/database/schema.ts';
import { createLogger } from '../src/http/redaction.ts';
import type { Auditor } from '../src/ledger/auditor.ts';
import { connectOutside } from '../src/outside/connect.ts';
import type { OutsidePorts } from '../src/outside/ports.ts';
import { depositsAndTheirTransfers } from '../src/payments/invariants.ts';
import { playAndItsTransfers } from '../src/play/invariants.ts';
import { withdrawalsAndTheirTransfers } from '../src/withdrawals/invariants.ts';

export interface Books {
  readonly db: Db;
  readonly outside: OutsidePorts;
  readonly auditor: Auditor;
  close(): Promise<void>;
}

/** The embedded database, without `url`, has to be closed by its server first. */
export async function openBooks(
  env: Readonly<Record<string, string>>,
  url: string | undefined,
): Promise<Books> {
  const config = readConfig(env);
  const logger = createLogger('error');
  const { db, close } = await openDatabase({ url, pool: 4, dataDir: config.dataDir });
  const outside = connectOutside(config, systemClock, logger);
  const { auditor } = createCore({ config, db, clock: systemClock, logger, outside });
  for (const invariants of [
    depositsAndTheirTransfers,
    withdrawalsAndTheirTransfers,
    playAndItsTransfers,
  ]) {
    for (const invariant of invariants) auditor.add(invariant);
  }
  return { db, outside, auditor, close };
}
