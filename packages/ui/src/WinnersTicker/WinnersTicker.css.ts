import { media, vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { buttonReset, focusRing, oneLine, text } from '../internal/style.ts';

/** Number of visible rows. */
export const rows = '--parlor-winners-rows';

/**
 * A cover of 36 x 48 with 4 px above and below, or three lines of text. In a higher card the rows
 * share its height.
 */
const ROW = '3.5rem';
const share = `calc(100% / var(${rows}))`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  // Inset, so that a card is exactly as wide as the content above it.
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: 28,
  marginBlockEnd: vars.space[8],
});

export const title = style([text(17, 'semibold'), oneLine, { color: vars.color.fg.default }]);

export const pause = style([
  buttonReset,
  {
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    marginBlock: -8,
    marginInlineEnd: -13,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    color: vars.color.fg.muted,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4 } },
  },
]);

// Wider than its rows by the width of a focus ring.
export const window = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'hidden',
  // A grid, so that percentages of its height resolve.
  display: 'grid',
  gridTemplateRows: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: `calc(${ROW} * var(${rows}))`,
  marginInline: -8,
  paddingInline: 8,
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minBlockSize: 0,
  selectors: {
    '&[data-turning]': {
      transform: `translateY(calc(-100% / var(${rows})))`,
      transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-turning]': { transform: 'none' } } },
  },
});

export const row = style({ blockSize: share });

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  blockSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.thumbnail,
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
});

export const cover = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 36,
  blockSize: 48,
  overflow: 'hidden',
  borderRadius: 6,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
    },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** Game and player beside the amount, which wraps below them where there is no room. */
export const win = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
});

export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 64px',
  minInlineSize: 0,
});

export const game = style([text(13, 'semibold'), oneLine]);

export const player = style([
  text(12),
  oneLine,
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const amount = style([
  text(15, 'semibold'),
  {
    minInlineSize: 0,
    // Twelve digits fit one line at every text size.
    fontSize: `min(${vars.text[15].size}, 5.5vw)`,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    textAlign: 'end',
  },
]);

export const empty = style([text(13), { margin: 0, color: vars.color.fg.muted }]);

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bone = style({
  backgroundColor: vars.color.bg.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const line = style({ blockSize: 12, inlineSize: '70%', borderRadius: 4, marginBlock: 3 });

export const shortLine = style({
  blockSize: 10,
  inlineSize: '40%',
  borderRadius: 4,
  marginBlock: 3,
});
