import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
});

export const label = style([
  text(13),
  { alignSelf: 'flex-end', color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const segments = style({ display: 'flex', gap: vars.space[4] });

export const segment = style({
  flex: 1,
  blockSize: 4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.subtle,
  transition: `background-color ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '&:not([data-state="ahead"])': { backgroundColor: vars.color.tone.brand.solid },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '&:not([data-state="ahead"])': { backgroundColor: 'Highlight' } },
    },
  },
});
