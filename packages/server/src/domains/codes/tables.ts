import type { Generated } from 'kysely';

export interface SmsCodeTable {
  id: string;
  purpose: string;
  phone_key: string;
  /** Hash of the id of the device that asked for it; empty for all clients that send none. */
  device_hash: Generated<string>;
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  wrong_tries: Generated<number>;
  /** Spent, replaced or tried too often. */
  voided_at: Date | null;
}

export interface CodeTables {
  sms_code: SmsCodeTable;
}
