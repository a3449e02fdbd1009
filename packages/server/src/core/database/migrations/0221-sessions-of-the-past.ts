import { statements } from '../statements.ts';

/** Indexes by age, for the jobs that prune rows. */
export const sessionsOfThePast = statements(
  'create index player_session_started_at on player_session (started_at)',
  `create index social_identity_unbound on social_identity (first_seen_at)
   where player_id is null`,
  'create index online_time_report_reported_at on online_time_report (reported_at)',
);
