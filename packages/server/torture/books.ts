/** Opens the database of a run beside or after its servers, with every invariant that they check. */
import { systemClock } from '../src/core/clock.ts';
import { readConfig } from '../src/core/config.ts';
import { openDatabase } from '../src/core/database/open.ts';
import type { Db } from '../src/core/database/schema.ts';
import { createLogger } from '../src/core/http/redaction.ts';
import { connectOutside } from '../src/core/integrations/connect.ts';
import type { OutsidePorts } from '../src/core/integrations/ports.ts';
import { depositInvariants } from '../src/domains/payments/index.ts';
import { playInvariants } from '../src/domains/play/index.ts';
import { withdrawalInvariants } from '../src/domains/withdrawals/index.ts';
import type { Auditor } from '../src/ledger/auditor.ts';
import { createCore } from '../src/platform/core.ts';

export interface Books {
  readonly db: Db;
  readonly outside: OutsidePorts;
  readonly auditor: Auditor;
  close(): Promise<void>;
}

/** The embedded database, without `url`, must be closed by its server first. */
export async function openBooks(
  env: Readonly<Record<string, string>>,
  url: string | undefined,
): Promise<Books> {
  const config = readConfig(env);
  const logger = createLogger('error');
  const { db, close } = await openDatabase({ url, pool: 4, dataDir: config.dataDir });
  const outside = connectOutside(config, systemClock, logger);
  const { auditor } = createCore({ config, db, clock: systemClock, logger, outside });
  for (const invariants of [depositInvariants, withdrawalInvariants, playInvariants]) {
    for (const invariant of invariants) auditor.add(invariant);
  }
  return { db, outside, auditor, close };
}
