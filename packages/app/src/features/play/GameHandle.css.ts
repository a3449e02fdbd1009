import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

// A game is dark or bright: the handle brings its own ground, so that it can be seen on both.
const ground = {
  backgroundColor: 'rgb(17 20 19 / 82%)',
  color: '#fff',
  backdropFilter: 'blur(12px)',
  boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 18%)',
};

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
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  marginBlockStart: -26,
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
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
    [`${root}[data-look='hidden'] &`]: { transform: 'translateX(30px)', opacity: 0.6 },
    [`${root}[data-look='hidden'] &:focus-visible`]: { transform: 'none', opacity: 1 },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const icon = style({
  selectors: { [`${root}[data-look='hidden'] &`]: { visibility: 'hidden' } },
});

export const actions = style({
  display: 'grid',
  margin: 0,
  padding: vars.space[8],
  listStyle: 'none',
  borderRadius: vars.radius.card,
  ...ground,
});

export const action = style([
  text(15, 'medium'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: `${vars.space[12]} ${vars.space[20]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2, outlineColor: '#fff' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: 'rgb(255 255 255 / 12%)' } } },
    },
  },
]);
