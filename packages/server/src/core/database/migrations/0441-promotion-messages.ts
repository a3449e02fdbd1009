import { statements } from '../statements.ts';

/** When the player of a promotion record was notified, so that each message is sent once. */
export const promotionMessages = statements(
  `alter table promotion_record
     add column settlable_notified_at timestamptz,
     add column ending_notified_at timestamptz`,
);
