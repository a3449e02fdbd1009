import { media, toneVars, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { labelled, text } from './style.ts';

export const root = style(labelled.root);

export const header = style(labelled.header);

export const label = style([text(15, 'medium'), { color: vars.color.fg.default }]);

const figures = { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' } as const;

export const value = style([text(13), figures]);

export const help = style([text(12), { margin: 0 }, figures]);

export const track = style({
  position: 'relative',
  blockSize: 8,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border.subtle,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const sweep = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: toneVars.solid,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '&[data-state="indeterminate"]': {
      inlineSize: '40%',
      animation: `${sweep} 1.4s ${vars.motion.easing} infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: {
      selectors: { '&[data-state="indeterminate"]': { inlineSize: '100%', opacity: 0.5 } },
    },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
});

/** Keeps the moving fill of an indeterminate bar inside the track. */
export const clipped = style({ overflow: 'hidden' });

/** Extends slightly beyond the bar, so that it is visible on a full one. */
export const mark = style({
  position: 'absolute',
  insetBlock: -3,
  inlineSize: 3,
  marginInlineStart: -1.5,
  borderRadius: 2,
  backgroundColor: vars.color.fg.default,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});
