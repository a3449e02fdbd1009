/** As many makers or categories side by side as have room. */
export const MAKER_COLUMNS = { phone: '156px', desktop: '202px' } as const;
