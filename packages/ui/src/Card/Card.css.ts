import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, text } from '../internal/style.ts';

export const root = recipe({
  base: {
    display: 'block',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.surface,
    color: vars.color.fg.default,
    // Inset, so that a card is exactly as wide as the content above it.
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    padding: { none: {}, md: { padding: vars.space[16] } },
    interactive: {
      false: {},
      true: {
        appearance: 'none',
        border: 0,
        inlineSize: '100%',
        font: 'inherit',
        textAlign: 'start',
        textDecoration: 'none',
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
        transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
        selectors: { '&:focus-visible': focusRing },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
            },
          },
        },
      },
    },
  },
});

export const header = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  },
  variants: {
    padding: {
      none: { padding: vars.space[16], paddingBlockEnd: vars.space[4] },
      md: { marginBlockEnd: vars.space[16] },
    },
  },
});

export const title = style([text(17, 'semibold'), { margin: 0, color: vars.color.fg.default }]);

export const aside = style([text(13), { color: vars.color.fg.muted }]);
