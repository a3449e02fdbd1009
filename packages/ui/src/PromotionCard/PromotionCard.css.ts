import { media, vars } from '@parlor/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { aboveCardLink, cardLinkFrame } from '../internal/cardLink.css.ts';
import { text } from '../internal/style.ts';

/** Room for the art and a word beside it; in larger text the text wraps below the art. */
const WORDS_BESIDE_ART = '9rem';

export const root = style([
  cardLinkFrame,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    paddingBlockEnd: vars.space[16],
  },
]);

export const head = styleVariants({
  // Not positioned: the link in it must cover the whole card.
  banner: {},
  thumbnail: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    padding: vars.space[16],
    paddingBlockEnd: 0,
  },
});

const plate = style({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    // A line over the picture, so that dark art remains distinct from a dark page.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
    },
  },
});

export const art = styleVariants({
  banner: [
    plate,
    {
      aspectRatio: '16 / 7',
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
  ],
  thumbnail: [plate, { inlineSize: 72, blockSize: 72, borderRadius: vars.radius.thumbnail }],
});

export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The subject of the art is at its right, in both text directions.
  objectPosition: '76% center',
  selectors: { '[data-over] &': { filter: 'grayscale(1)', opacity: 0.5 } },
});

/** On the colour of the art, which is dark in every theme. */
export const fallback = style({ inlineSize: 32, blockSize: 32, color: '#fff', opacity: 0.7 });

export const content = styleVariants({
  banner: { padding: vars.space[16], paddingBlockEnd: 0 },
  thumbnail: { flex: `1 1 ${WORDS_BESIDE_ART}`, minInlineSize: 0 },
});

export const state = styleVariants({
  banner: {
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
  },
  thumbnail: { marginBlockEnd: vars.space[4] },
});

export const title = style([text(17, 'semibold'), { margin: 0, overflowWrap: 'anywhere' }]);

export const reward = style([
  text(15),
  {
    margin: 0,
    marginBlockStart: vars.space[4],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  margin: 0,
  marginInline: vars.space[16],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

/** Term and description at the two ends of a line, or stacked where they need two lines. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minInlineSize: 0,
});

export const term = style([text(13), { color: vars.color.fg.muted }]);

export const value = style([
  text(13, 'medium'),
  {
    margin: 0,
    minInlineSize: 0,
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
]);

export const progress = style({
  marginInline: vars.space[16],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

// Links to the bets that count are above the link of the card.
globalStyle(`${progress} :is(a, button)`, { position: 'relative', zIndex: 2 });

export const action = style([
  aboveCardLink,
  { display: 'flex', flexDirection: 'column', marginInline: vars.space[16] },
]);
