import { style } from '@vanilla-extract/css';

export const columnGap = '--parlor-grid-column-gap';
export const columns = '--parlor-grid-columns';

export const root = style({ position: 'relative', minInlineSize: 0 });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columns}), minmax(0, 1fr))`,
  columnGap: `var(${columnGap})`,
  // A row that comes or goes leaves the others as they are.
  contain: 'layout style',
});

export const cell = style({ minInlineSize: 0 });
