import type { Generated } from 'kysely';

export interface OperatorAccountTable {
  name: string;
  token_hash: string;
  /** See `roles` of the contract; unknown roles are ignored. */
  roles: Generated<string[]>;
  created_at: Date;
  disabled_at: Date | null;
}

export interface OperatorTables {
  operator_account: OperatorAccountTable;
}
