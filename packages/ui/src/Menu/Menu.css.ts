import { media, toneClass, toneVars, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

export const root = style({
  zIndex: vars.z.dialog,
  minInlineSize: 200,
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[8],
  borderRadius: vars.radius.card,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  selectors: {
    '&[data-state="open"]': { animation: `${enter} ${vars.motion.fast} ${vars.motion.easing}` },
  },
});

/** Covers the page, below the menu. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  // In a dialog too, which sets `pointer-events: none` on the body.
  pointerEvents: 'auto',
});

export const item = recipe({
  base: [
    text(15),
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minBlockSize: 44,
      paddingInline: vars.space[12],
      paddingBlock: vars.space[8],
      borderRadius: vars.radius.thumbnail,
      color: toneVars.fg,
      textDecoration: 'none',
      cursor: 'default',
      outline: 'none',
      selectors: {
        '&[data-highlighted]': { backgroundColor: toneVars.soft },
        '&[data-disabled]': { color: vars.color.fg.subtle },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
  variants: { tone: toneClass },
});

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.fg.muted });
export const iconToned = style({ color: 'inherit' });
export const label = style({ flex: 1, minInlineSize: 0 });
export const hint = style([text(13), { color: vars.color.fg.muted }]);
export const check = style({ flexShrink: 0, color: vars.color.tone.brand.fg });

export const heading = style([
  text(12, 'medium'),
  { paddingInline: vars.space[12], paddingBlock: vars.space[8], color: vars.color.fg.muted },
]);

export const separator = style({
  blockSize: 1,
  marginBlock: vars.space[8],
  marginInline: vars.space[12],
  backgroundColor: vars.color.border.subtle,
});
