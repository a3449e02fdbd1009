import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: 520,
  minBlockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlockStart: vars.space[12],
  '@media': { [media.desktop]: { paddingInline: 0, paddingBlockEnd: vars.space[40] } },
});
