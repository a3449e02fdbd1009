import { media, vars } from '@parlor/tokens';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const root = style({
  display: 'block',
  backgroundColor: vars.color.tone.neutral.softHover,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = styleVariants({
  block: { inlineSize: '100%', borderRadius: vars.radius.control },
  thumbnail: { borderRadius: vars.radius.thumbnail },
  card: { inlineSize: '100%', borderRadius: vars.radius.card },
  circle: { borderRadius: vars.radius.full, flexShrink: 0 },
  /** As tall as the letters, centred in a line as tall as that of the text to come. */
  text: {
    inlineSize: '100%',
    blockSize: '1lh',
    // Transparent borders rather than margins, which would collapse between two lines.
    borderBlock: 'calc((1lh - 0.7em) / 2) solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: '4px / calc(4px + (1lh - 0.7em) / 2)',
  },
});

/** The delay is a CSS animation and needs no timer. */
export const delayed = style({
  animationName: appear,
  animationDuration: '1ms',
  animationFillMode: 'both',
});

export const label = style(visuallyHidden);
