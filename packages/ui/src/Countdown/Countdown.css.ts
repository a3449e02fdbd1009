import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text, visuallyHidden } from '../internal/style.ts';

export const root = recipe({
  base: { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
  variants: {
    variant: {
      text: {},
      ring: [text(15), { display: 'flex', alignItems: 'center', gap: vars.space[4] }],
      units: {},
    },
  },
});

export const hidden = style(visuallyHidden);

export const label = style({});

export const value = style({
  color: vars.color.fg.default,
  fontWeight: vars.weight.semibold,
});

export const ring = style({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: vars.space[4],
  fill: 'none',
  strokeWidth: 3,
  // The arc starts at the top.
  transform: 'rotate(-90deg)',
});

export const ringTrack = style({ stroke: vars.color.border.subtle });

// Waiting is not an action, so the arc does not use the brand colour.
export const ringArc = style({
  stroke: vars.color.fg.muted,
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset 1s linear',
});

export const units = style({ display: 'flex' });

export const unit = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  selectors: {
    '& + &': { boxShadow: `inset 1px 0 0 ${vars.color.border.subtle}` },
  },
});

export const unitValue = style([
  text(32, 'bold'),
  {
    color: vars.color.fg.default,
    // Four units fit side by side at every text size.
    fontSize: `min(${vars.text[32].size}, 9vw)`,
  },
]);

export const unitLabel = style([text(12), { color: vars.color.fg.muted }]);
