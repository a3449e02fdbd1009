import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing } from './style.ts';

export const cardLink = style([
  buttonReset,
  {
    letterSpacing: 'inherit',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        // Above non-interactive content, such as a bar that is positioned.
        zIndex: 1,
        borderRadius: 'inherit',
      },
      // The ring is drawn around the card, since the whole card is the target.
      '&:focus-visible': { outline: 'none' },
    },
  },
]);

/** The surface that a `CardLink` fills: a card with hover styles and the focus ring. */
export const cardLinkFrame = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { [`&:has(${cardLink}:focus-visible)`]: focusRing },
  '@media': {
    [media.hover]: {
      selectors: {
        [`&:has(${cardLink}:hover)`]: { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` },
      },
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** Above the link of the card: a control of its own. */
export const aboveCardLink = style({ position: 'relative', zIndex: 2 });
