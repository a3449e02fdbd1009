import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/** The padding around the box belongs to its target. */
export const root = style({ alignItems: 'flex-start', paddingBlock: 11 });

/** Without a visible label there is nothing to keep a distance to. */
export const alone = style({ gap: 0 });

export const box = style([
  buttonReset,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: 22,
    blockSize: 22,
    borderRadius: 6,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border.strong}`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      // The target is 44 px though the box is small.
      '&::before': { content: '', position: 'absolute', inset: -11 },
      '&:is([data-state="checked"], [data-state="indeterminate"])': {
        backgroundColor: vars.color.tone.brand.solid,
        boxShadow: 'none',
      },
      '[data-invalid] &[data-state="unchecked"]': {
        boxShadow: `inset 0 0 0 1.5px ${vars.color.tone.critical.solid}`,
      },
      '&:focus-visible': focusRing,
      '&:disabled': {
        cursor: 'default',
        backgroundColor: vars.color.bg.sunken,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.border.default}`,
      },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

export const indicator = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.tone.brand.onSolid,
  selectors: { '&[data-disabled]': { color: vars.color.fg.subtle } },
});

export const label = style([
  text(15),
  {
    color: vars.color.fg.default,
    selectors: { '[data-disabled] &': { color: vars.color.fg.muted } },
  },
]);
