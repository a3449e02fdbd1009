import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { spoken as hidden, text } from '../../shell/style.ts';

export const spoken = style(hidden);

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  '@media': {
    [media.desktop]: { gap: vars.space[16], padding: 0 },
  },
});

// Sticks under the top of the window, and runs to both edges so that nothing shows beside it.
export const strip = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.bg.page,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.desktop]: {
      // Under the bar on top, which sticks as well.
      insetBlockStart: 68,
      marginInline: `calc(-1 * ${vars.space[32]})`,
      paddingInline: vars.space[32],
      borderBlock: 0,
    },
  },
});

export const section = style({ marginBlockStart: vars.space[16] });

export const sectionHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 44,
  marginBlockEnd: vars.space[8],
});

export const sectionTitle = style([text(20, 'semibold'), { color: vars.color.fg.default }]);

export const sectionNote = style([text(13), { color: vars.color.fg.muted }]);
