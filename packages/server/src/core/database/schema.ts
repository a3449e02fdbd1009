import type { Kysely, Transaction } from 'kysely';
import type { AuditTables } from '../audit/tables.ts';
import type { BlockTables } from '../blocks/tables.ts';
import type { EventTables } from '../events/tables.ts';
import type { FourEyesTables } from '../four-eyes/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { LimitTables } from '../limits/tables.ts';

/**
 * The tables of `core`. `create-domains.ts` adds those of the ledger, the domains and the operator
 * (module augmentation), so that `core` imports none of them.
 */
export interface Database
  extends AuditTables,
    BlockTables,
    EventTables,
    FourEyesTables,
    JobTables,
    LimitTables {}

/** The database outside any transaction. Never used inside one. */
export type Db = Kysely<Database>;

/** An open transaction; made by `withTransaction` alone. */
export type Trx = Transaction<Database>;

/** For reads that are correct inside a transaction and outside. */
export type Reader = Db | Trx;
