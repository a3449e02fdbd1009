import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing } from '../internal/style.ts';

export const root = recipe({
  base: [
    // A button that opens a menu may look like a link.
    buttonReset,
    {
      color: vars.color.fg.link,
      borderRadius: 4,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
      selectors: { '&:focus-visible': focusRing },
    },
  ],
  variants: {
    variant: {
      /** Within a sentence: underlined, so that colour is not the only distinction. */
      inline: {
        textDecorationLine: 'underline',
        '@media': {
          [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
        },
      },
      standalone: {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[4],
        fontWeight: vars.weight.medium,
        textDecorationLine: 'none',
        '::after': {
          content: '""',
          position: 'absolute',
          insetInline: '-8px',
          insetBlockStart: '50%',
          blockSize: 44,
          transform: 'translateY(-50%)',
        },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
        },
      },
    },
    color: {
      link: {},
      /** The colour of the surrounding text. */
      inherit: { color: 'inherit' },
    },
  },
});

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  // Aligns the stroke of a chevron, not its box, with the gutter.
  selectors: { '&:last-child': { marginInlineEnd: -5 } },
});
