/** How wide a page's column is on a desktop: for what is read, and for what one does. */
export const columns = { read: 720, narrow: 520 } as const;

export type Column = keyof typeof columns;
