import type { ColumnType } from 'kysely';
import type { Localised } from '../site/index.ts';

type Json<T> = ColumnType<T, string, string>;

export interface FeedbackTable {
  id: string;
  player_id: string;
  content: string;
  contact: string;
  state: 'open' | 'answered';
  created_at: Date;
}

export interface FeedbackAnswerTable {
  id: string;
  feedback_id: string;
  content: string;
  /** `operator:<name>`. */
  answered_by: string;
  answered_at: Date;
}

export interface ServiceContactTable {
  id: string;
  kind: 'chat' | 'phone' | 'email' | 'facebook' | 'telegram' | 'line';
  value: string;
  /** http, https, tel or mailto (S24). */
  link: string;
  texts: Json<Localised<{ name: string; hours: string }>>;
  position: number;
}

export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_answer: FeedbackAnswerTable;
  service_contact: ServiceContactTable;
}
