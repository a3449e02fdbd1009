import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const content = style({ paddingBlockStart: vars.space[4] });

export const head = style({
  // Over the art that a page lays behind its own words.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 44,
  // The stroke of the arrow, not its box, meets the gutter.
  marginInlineStart: -12,
  marginBlockEnd: vars.space[16],
});
