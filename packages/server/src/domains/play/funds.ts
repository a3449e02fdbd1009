/** The wallet's name at providers. */
export const CASH_FUND = 'cash';
