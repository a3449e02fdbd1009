import { statements } from '../statements.ts';

/** Deposit orders by bank transfer and QR code, and notices of the wallet's pages. */
export const depositMethods = statements(
  `alter table deposit_order
     add column bank_code text,
     add column transfer jsonb`,
  `alter table bulletin
     add column place text check (place in ('wallet', 'deposit', 'withdrawal')),
     add column ends_at timestamptz`,
  'create index bulletin_place on bulletin (place, published_at desc) where place is not null',
);
