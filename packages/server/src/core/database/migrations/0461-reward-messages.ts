import { statements } from '../statements.ts';

/** When the player was notified that a reward expires soon. */
export const rewardMessages = statements(
  'alter table reward add column expiry_notified_at timestamptz',
);
