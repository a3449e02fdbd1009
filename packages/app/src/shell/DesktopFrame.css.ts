import { vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../components/columns.ts';

export const content = style({ paddingBlockStart: vars.space[4] });

/** The stroke of the arrow, not its box, meets the edge of what stands below. */
const ARROW_INSET = 12;

const base = style({
  // Over the art that a page lays behind its own words.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 44,
  marginBlockEnd: vars.space[16],
});

const above = (width: number) =>
  [
    base,
    { marginInlineStart: `calc(max(0px, (100% - ${width}px) / 2) - ${ARROW_INSET}px)` },
  ] as const;

/** It begins where the page's column does, or at the gutter where a page takes all the width. */
export const head = styleVariants({
  wide: [base, { marginInlineStart: -ARROW_INSET }],
  read: [...above(columns.read)],
  narrow: [...above(columns.narrow)],
});
