import type { Generated } from 'kysely';

export interface SmsCodeTable {
  id: string;
  purpose: string;
  phone_key: string;
  /** Hash of the id of the device that requested it; empty for all clients without one. */
  device_hash: Generated<string>;
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  wrong_tries: Generated<number>;
  /** Consumed, replaced or attempted too often. */
  voided_at: Date | null;
}

export interface CodeTables {
  sms_code: SmsCodeTable;
}
