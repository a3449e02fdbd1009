import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: 720,
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[12]} ${vars.space[40]}`,
  '@media': { [media.desktop]: { marginInline: 'auto', paddingInline: 0 } },
});
