import { statements } from '../statements.ts';

/** What a transfer was asked for with, so that its key with other input is refused (S4). */
export const topUps = statements('alter table maker_transfer add column request_hash text');
