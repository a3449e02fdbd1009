/** The kinds of orders that share their views, each with its own texts. */
export type OrderKind = 'deposit' | 'withdrawal' | 'manualDeposit';
