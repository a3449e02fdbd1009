import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const columnGap = '--parlor-grid-column-gap';
export const rowHeight = '--parlor-grid-row-height';
export const columns = '--parlor-grid-columns';

export const root = style({ position: 'relative', minInlineSize: 0 });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(var(${columns}), minmax(0, 1fr))`,
  columnGap: `var(${columnGap})`,
  // Adding or removing a row does not affect the layout of the others.
  contain: 'layout style',
});

export const cell = style({
  minInlineSize: 0,
  // A placeholder for a cell during fast scrolling.
  selectors: {
    '&:empty': {
      blockSize: `var(${rowHeight})`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.bg.sunken,
    },
  },
});
