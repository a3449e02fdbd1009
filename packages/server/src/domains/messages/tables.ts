import type { MessageKind } from '@parlor/api/entities/message';
import type { ColumnType } from 'kysely';
import type { Localised } from '../site/index.ts';

type Json<T> = ColumnType<T, string, string>;

export interface MessageText {
  readonly title: string;
  /** HTML. */
  readonly content: string;
}

export interface MessageTable {
  id: string;
  /** Null: to everybody, including later players. */
  player_id: string | null;
  kind: MessageKind;
  texts: Json<Localised<MessageText>>;
  /** A path of the route table, or empty (S25). */
  link: string;
  created_at: Date;
  expires_at: Date | null;
}

export interface MessageReadTable {
  player_id: string;
  message_id: string;
  read_at: Date;
}

export interface MessageTables {
  message: MessageTable;
  message_read: MessageReadTable;
}
