/** The database refuses changes of a card's details: an edit adds a row. */
export interface BankCardTable {
  id: string;
  player_id: string;
  bank_code: string;
  bank_name: string;
  cardholder: string;
  card_number: string;
  operator_code: string;
  is_default: boolean;
  /** Null until a withdrawal to it had a fresh proof (S19). */
  proved_at: Date | null;
  added_at: Date;
  removed_at: Date | null;
  /** The card that an edit replaced with this one. */
  replaces_id: string | null;
}

export interface CardTables {
  bank_card: BankCardTable;
}
