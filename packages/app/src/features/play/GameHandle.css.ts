import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../../shell/style.ts';

// A game is dark or bright: the handle brings its own ground, so that it can be seen on both.
const ground = {
  backgroundColor: 'rgb(17 20 19 / 78%)',
  color: '#fff',
  backdropFilter: 'blur(8px)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 18%)',
};

export const root = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: vars.z.nav,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  transform: 'translateY(-50%)',
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 52,
  padding: 0,
  border: 0,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  cursor: 'pointer',
  touchAction: 'none',
  transition: `transform ${vars.motion.base} ${vars.motion.easing}, opacity ${vars.motion.base}`,
  ...ground,
  selectors: {
    '&:focus-visible': { ...focusRing, outlineOffset: -4, outlineColor: '#fff' },
    // Hidden, a sliver of it stays in reach.
    [`${root}[data-look='hidden'] &`]: { transform: 'translateX(30px)', opacity: 0.55 },
    [`${root}[data-look='hidden'] &:focus-visible`]: { transform: 'none', opacity: 1 },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const icon = style({
  selectors: { [`${root}[data-look='hidden'] &`]: { visibility: 'hidden' } },
});

export const actions = style({
  display: 'flex',
  padding: vars.space[4],
  borderRadius: vars.radius.full,
  ...ground,
});

export const action = style({
  color: '#fff',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: 'rgb(255 255 255 / 14%)' } } },
  },
});
