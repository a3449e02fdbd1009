import type { Generated } from 'kysely';

export interface OnlineTimeReportTable {
  id: Generated<bigint>;
  player_id: string;
  minutes: number;
  reported_at: Date;
}

export interface OnlineDayTable {
  player_id: string;
  /** `YYYY-MM-DD` in the site's zone. */
  day: string;
  minutes: number;
}

export interface ProfileTables {
  online_time_report: OnlineTimeReportTable;
  online_day: OnlineDayTable;
}
