import { statements } from '../statements.ts';

/**
 * A daily rollup of each player's bills, derived from the entries of the wallet and verified by the
 * auditor (ADR 0062).
 */
export const billDays = statements(
  // Every entry of the wallet up to `entry_id` is in the rollup, by the days of `zone`.
  `create table bill_position (
     account_id bigint primary key references ledger_account (id),
     entry_id bigint not null,
     zone text not null
   )`,
  `create table bill_day (
     account_id bigint not null references ledger_account (id),
     day date not null,
     type text not null,
     bills bigint not null,
     income bigint not null,
     expense bigint not null,
     first_entry bigint not null,
     last_entry bigint not null,
     primary key (account_id, day, type)
   )`,
);
