import type { Kysely, Transaction } from 'kysely';
import type { AuditTables } from '../audit/tables.ts';
import type { BlockTables } from '../blocks/tables.ts';
import type { DeadLetterTables } from '../dead-letters/tables.ts';
import type { EventTables } from '../events/tables.ts';
import type { FeedbackTables } from '../feedback/tables.ts';
import type { GameTables } from '../games/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { LimitTables } from '../limits/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { OperatorTables } from '../operator/tables.ts';
import type { OpinionTables } from '../opinions/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { PlayTables } from '../play/tables.ts';
import type { PlayerTables } from '../players/tables.ts';
import type { SiteTables } from '../site/tables.ts';
import type { UploadTables } from '../uploads/tables.ts';
import type { WithdrawalTables } from '../withdrawals/tables.ts';

/**
 * Every table, assembled from the domains: each has its `tables.ts` and its migrations, and adds
 * one name to this list.
 */
export interface Database
  extends AuditTables,
    BlockTables,
    DeadLetterTables,
    EventTables,
    FeedbackTables,
    GameTables,
    IdentityTables,
    JobTables,
    LedgerTables,
    LimitTables,
    MessageTables,
    OperatorTables,
    OpinionTables,
    PaymentTables,
    PlayerTables,
    PlayTables,
    SiteTables,
    UploadTables,
    WithdrawalTables {}

/** The database outside any transaction. Never used inside one. */
export type Db = Kysely<Database>;

/** An open transaction; made by `withTransaction` alone. */
export type Trx = Transaction<Database>;

/** For reads that are as good inside a transaction as outside. */
export type Reader = Db | Trx;
