import type { Activity, ActivityDetail } from '@parlor/api/entities/activity';
import type { ColumnType, Generated } from 'kysely';
import type { Localised } from '../site/index.ts';

export interface ActivityText {
  readonly title: string;
  /** The reward, in one line. */
  readonly text: string;
  /** Rules as HTML. */
  readonly content: string;
}

export interface ActivityTable {
  id: string;
  kind: Activity['kind'];
  position: number;
  texts: ColumnType<Localised<ActivityText>, string, string>;
  /** Path below the art's address. */
  art: string;
  color: string;
  /** Minor units. */
  prize: bigint;
  /** Of `claim`; null without one. */
  code: string | null;
  /** Of `attend`. */
  required_days: number | null;
  starts_at: Date;
  ends_at: Date;
  hidden: Generated<boolean>;
}

export interface ActivityAttendanceTable {
  activity_id: string;
  player_id: string;
  /** `YYYY-MM-DD` in the site's zone. */
  day: string;
}

export type ApplicationState = NonNullable<ActivityDetail['application']>['state'];

export interface ActivityApplicationTable {
  activity_id: string;
  player_id: string;
  state: ApplicationState;
  note: string;
  answer: string;
  applied_at: Date;
  decided_at: Date | null;
  /** `operator:<name>`. */
  decided_by: string | null;
}

export interface ActivityTables {
  activity: ActivityTable;
  activity_attendance: ActivityAttendanceTable;
  activity_application: ActivityApplicationTable;
}
