export interface OperatorAccountTable {
  name: string;
  token_hash: string;
  created_at: Date;
  disabled_at: Date | null;
}

export interface OperatorTables {
  operator_account: OperatorAccountTable;
}
