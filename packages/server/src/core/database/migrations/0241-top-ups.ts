import { statements } from '../statements.ts';

/** The input of a transfer request, so that its key with other input is refused (S4). */
export const topUps = statements('alter table maker_transfer add column request_hash text');
