/** As many columns of makers or categories as fit. */
export const MAKER_COLUMNS = { phone: '156px', desktop: '202px' } as const;
