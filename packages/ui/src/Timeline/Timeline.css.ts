import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text, visuallyHidden as visuallyHiddenStyle } from '../internal/style.ts';

export const root = style({ listStyle: 'none', margin: 0, padding: 0 });

export const entry = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[24],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line from this dot to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 10,
      insetBlockStart: 26,
      insetBlockEnd: 2,
      inlineSize: 2,
      borderRadius: 1,
      backgroundColor: vars.color.border.default,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      backgroundColor: vars.color.tone.positive.solid,
    },
  },
});

export const dot = recipe({
  base: {
    flex: 'none',
    inlineSize: 22,
    blockSize: 22,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    state: {
      done: {
        backgroundColor: vars.color.tone.positive.solid,
        color: vars.color.tone.positive.onSolid,
      },
      failed: {
        backgroundColor: vars.color.tone.critical.solid,
        color: vars.color.tone.critical.onSolid,
      },
      current: {
        boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}`,
        selectors: {
          '&::after': {
            content: '',
            inlineSize: 10,
            blockSize: 10,
            borderRadius: vars.radius.full,
            backgroundColor: vars.color.tone.brand.solid,
          },
        },
      },
      ahead: { boxShadow: `inset 0 0 0 2px ${vars.color.border.default}` },
    },
  },
});

export const content = style({ flex: 1, minInlineSize: 0 });

export const title = recipe({
  base: [text(15, 'medium'), { margin: 0 }],
  variants: {
    ahead: { true: { color: vars.color.fg.muted }, false: { color: vars.color.fg.default } },
  },
});

export const visuallyHidden = style(visuallyHiddenStyle);

export const meta = style([
  text(12),
  { margin: 0, color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const body = style([
  text(13),
  { marginBlockStart: vars.space[4], color: vars.color.fg.muted },
]);
