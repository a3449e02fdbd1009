/** Name of the wallet at providers. */
export const CASH_FUND = 'cash';
