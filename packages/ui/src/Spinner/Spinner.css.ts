import { media } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../internal/style.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

export const root = style({ display: 'inline-flex', flexShrink: 0, color: 'inherit' });

export const ring = style({
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // With reduced motion it pulses instead of turning, so that the activity stays visible.
    [media.reducedMotion]: {
      animation: `${fade} 1600ms ease-in-out infinite !important`,
      animationDuration: '1600ms !important',
      animationIterationCount: 'infinite !important',
    },
  },
});

export const track = style({ opacity: 0.24 });

export const label = style(visuallyHidden);
