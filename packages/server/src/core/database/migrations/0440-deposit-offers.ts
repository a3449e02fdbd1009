import { statements } from '../statements.ts';

/** Promotions that a deposit joins when it is credited, and the choice of an order. */
export const depositOffers = statements(
  'alter table promotion add column deposit_offer boolean not null default false',
  `alter table deposit_order
     add column offer_id text references promotion (id),
     add column offer_terms text references promotion_terms (hash),
     add column offer_state text check (offer_state in ('pending', 'due', 'joined', 'missed')),
     add column offer_record uuid references promotion_record (id)`,
  `alter table deposit_order
     add check ((offer_id is null) = (offer_state is null)),
     add check ((offer_id is null) = (offer_terms is null)),
     add check ((offer_record is not null) = (offer_state is not distinct from 'joined'))`,
  `create index deposit_order_offer_due on deposit_order (finished_at) where offer_state = 'due'`,
);
