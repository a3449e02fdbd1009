import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const root = recipe({
  base: { alignItems: 'center' },
  variants: {
    /** The label comes first in a row of settings; beside a single sentence the switch does. */
    side: { end: {}, start: { flexDirection: 'row-reverse', justifyContent: 'flex-end' } },
  },
});

export const content = recipe({
  variants: { side: { end: { flex: 1 }, start: {} } },
});

export const label = style([
  text(15, 'medium'),
  {
    color: vars.color.fg.default,
    cursor: 'pointer',
    selectors: { '[data-disabled] &': { color: vars.color.fg.muted, cursor: 'default' } },
  },
]);

export const track = style([
  buttonReset,
  {
    position: 'relative',
    flex: 'none',
    inlineSize: 48,
    blockSize: 28,
    borderRadius: vars.radius.full,
    // The border has 3:1 against the page; the fill alone would not.
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border.strong}`,
    backgroundColor: vars.color.bg.sunken,
    transition: `background-color ${vars.motion.base} ${vars.motion.easing}`,
    selectors: {
      // The target is 44 px high though the track is smaller.
      '&::before': { content: '', position: 'absolute', inset: '-8px 0' },
      '&[data-state="checked"]': {
        backgroundColor: vars.color.tone.brand.solid,
        boxShadow: 'none',
      },
      '&:focus-visible': focusRing,
      '&:disabled': {
        cursor: 'default',
        boxShadow: `inset 0 0 0 1.5px ${vars.color.border.default}`,
      },
      '&[data-state="checked"]:disabled': {
        backgroundColor: vars.color.border.default,
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&[data-state="checked"]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

export const thumb = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  inlineSize: 20,
  blockSize: 20,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.strong,
  transition: `inset-inline-start ${vars.motion.base} ${vars.motion.easing}, background-color ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="checked"]': {
      insetInlineStart: 24,
      backgroundColor: vars.color.tone.brand.onSolid,
    },
    '&[data-disabled]': { backgroundColor: vars.color.bg.raised },
    '&[data-disabled][data-state="unchecked"]': { backgroundColor: vars.color.border.default },
  },
  '@media': {
    [media.forcedColors]: { backgroundColor: 'ButtonText' },
  },
});
