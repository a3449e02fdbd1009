// A game is dark or bright: the menu over it has its own background, and can be dragged.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const ground = style({
  backgroundColor: 'rgb(17 20 19 / 82%)',
  color: '#fff',
  backdropFilter: 'blur(12px)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 18%)',
});

export const mask = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.sticky,
  inlineSize: '100%',
  border: 0,
  padding: 0,
  background: 'none',
});

export const root = style({
  position: 'absolute',
  insetInlineEnd: 0,
  zIndex: vars.z.nav,
  marginBlockStart: -26,
});

const focus = { outlineColor: '#fff', outlineOffset: -4 };

export const handle = style({
  flex: 'none',
  inlineSize: 44,
  blockSize: 52,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  touchAction: 'none',
  transition: `transform ${vars.motion.base} ${vars.motion.easing}, opacity ${vars.motion.base}`,
  selectors: {
    '&&:focus-visible': focus,
    // When collapsed, a narrow part stays visible.
    [`${root}[data-look='hidden'] &`]: { transform: 'translateX(30px)', opacity: 0.6 },
    [`${root}[data-look='hidden'] &:focus-visible`]: { transform: 'none', opacity: 1 },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const icon = style({
  selectors: { [`${root}[data-look='hidden'] &`]: { visibility: 'hidden' } },
});

export const action = style({
  inlineSize: '100%',
  whiteSpace: 'nowrap',
  selectors: { '&&:focus-visible': focus },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: 'rgb(255 255 255 / 12%)' } } },
  },
});
