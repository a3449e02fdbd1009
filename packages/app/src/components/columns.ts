import type { Column } from '../navigation/route.ts';

/** Width in px of a page's column on a desktop. */
export const columns = { read: 720, narrow: 520 } as const satisfies Record<Column, number>;
