import { media, vars } from '@parlor/tokens';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, clamp, focusRing, oneLine, text } from '../internal/style.ts';

// The art has its own colours in every theme, so the content over it does too.
const onArt = {
  line: 'rgb(255 255 255 / 12%)',
  plate: 'rgb(17 18 20 / 85%)',
  text: '#fff',
  live: '#ff4d4f',
} as const;

/** How far the numeral extends to the left of its cover. */
const RANK_INSET = 50;

const base = style([
  buttonReset,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    color: vars.color.fg.default,
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const tile = style([
  base,
  {
    display: 'flex',
    flexDirection: 'column',
    borderRadius: vars.radius.control,
  },
]);

export const wide = style([
  base,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    padding: vars.space[8],
    paddingInlineEnd: vars.space[12],
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

export const ranked = style({ paddingInlineStart: RANK_INSET });

/** Positions the numeral by the cover, whatever the height of the text below. */
export const stage = style({ position: 'relative', display: 'block' });

export const rank = style({
  position: 'absolute',
  insetInlineStart: -RANK_INSET,
  // Aligns its bottom with that of the cover.
  insetBlockEnd: 0,
  inlineSize: RANK_INSET + 10,
  display: 'flex',
  justifyContent: 'flex-end',
  // The numeral is decoration of a fixed size: it stays behind its cover in large text too.
  fontSize: 104,
  lineHeight: 0.73,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.07em',
  // A rank must be readable: large text, so 3:1.
  color: vars.color.border.strong,
  userSelect: 'none',
  selectors: { '&[data-long]': { fontSize: 64 } },
  // Without the backplate that forced colours would add, which would cover the name.
  '@media': { [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
});

// A page has hundreds of tiles, and each positioned or clipping element is a layer that is painted
// separately in every frame that changes anything. Content over a picture is therefore a later item
// of the same grid cell. It is positioned only where the picture is a layer as well, since it grows
// on hover, is dimmed or covers a numeral.
const layer = { position: 'relative', zIndex: 1 } as const;

const plate = style({
  flex: 'none',
  display: 'block',
  aspectRatio: '3 / 4',
  // A line over the picture, so that dark art remains distinct from a dark page. An outline is
  // painted after its element and needs no element of its own.
  outline: `1px solid ${onArt.line}`,
  outlineOffset: -1,
  selectors: { [`${stage} > &`]: { position: 'relative' } },
  '@media': { [media.hover]: { overflow: 'hidden' } },
});

export const cover = styleVariants({
  cover: [plate, { inlineSize: '100%', borderRadius: vars.radius.control }],
  wide: [plate, { inlineSize: 60, borderRadius: vars.radius.thumbnail }],
});

/** A cover with content over its picture. Without any it is no grid, which takes longer to lay out. */
export const overlaid = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
});

const overlay = style({ gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 });

export const image = style({
  gridArea: '1 / 1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  transition: `scale ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { '[data-unavailable] &': { filter: 'grayscale(1)', opacity: 0.5 } },
  '@media': {
    [media.hover]: { selectors: { [`${base}:hover &`]: { scale: '1.04' } } },
    [media.reducedMotion]: { selectors: { [`${base}:hover &`]: { scale: '1' } } },
  },
});

export const fallback = style([
  overlay,
  text(13, 'semibold'),
  {
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[8],
    borderRadius: 'inherit',
    textAlign: 'center',
    overflow: 'hidden',
    color: onArt.text,
    backgroundColor: 'rgb(17 18 20 / 45%)',
  },
]);

export const tag = style([
  overlay,
  text(12, 'semibold'),
  {
    justifySelf: 'start',
    alignSelf: 'start',
    margin: 6,
    maxInlineSize: 'calc(100% - 12px)',
    minBlockSize: 20,
    selectors: { '[data-unavailable] &': layer },
    '@media': { [media.hover]: layer },
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: 6,
    borderRadius: 6,
    backgroundColor: onArt.plate,
    color: onArt.text,
    lineHeight: '1.25rem',
  },
]);

/** Tile and action are siblings, because a control inside a link is invalid. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  minInlineSize: 0,
});

globalStyle(`${frame} > *`, { gridArea: '1 / 1' });

globalStyle(`${frame} > button:last-child`, {
  justifySelf: 'end',
  alignSelf: 'start',
  '@media': { [media.hover]: layer },
});

globalStyle(`${frame} > :is([data-unavailable], ${ranked}) ~ button`, layer);

/** A wide tile has its control where the play symbol would be. */
export const wideFrame = style({});

globalStyle(`${wideFrame} > ${wide}`, { paddingInlineEnd: 44 + 2 * 12 });
globalStyle(`${wideFrame} > button:last-child`, { alignSelf: 'center', marginInlineEnd: 12 });

const NOTE_INSET = 6;
const NOTE_HEIGHT = '1.25rem';

/** From the top of a tile to a note at the lower edge of its cover: percentages are of the width. */
const toNote = (width: string) => `calc(${width} * 4 / 3 - ${NOTE_HEIGHT} - ${NOTE_INSET}px)`;

/** Over the cover, beside the link; it passes every press on to it. */
export const note = style([
  text(12, 'semibold'),
  oneLine,
  {
    justifySelf: 'start',
    alignSelf: 'start',
    marginBlockStart: toNote('100%'),
    marginInline: NOTE_INSET,
    paddingInline: 6,
    borderRadius: 6,
    lineHeight: NOTE_HEIGHT,
    backgroundColor: onArt.plate,
    color: onArt.text,
    pointerEvents: 'none',
    selectors: {
      [`${ranked} ~ &`]: {
        marginBlockStart: toNote(`(100% - ${RANK_INSET}px)`),
        marginInlineStart: RANK_INSET + NOTE_INSET,
        ...layer,
      },
      '[data-unavailable] ~ &': layer,
    },
    '@media': { [media.hover]: layer },
  },
]);

export const live = style({
  flex: 'none',
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radius.full,
  backgroundColor: onArt.live,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  minInlineSize: 0,
});

/** The text lines of a skeleton, in place of those of a tile. */
export const tileContent = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space[8],
});

export const name = style([text(13, 'medium'), oneLine, { marginBlockStart: vars.space[8] }]);

export const wideName = style([text(15, 'medium'), clamp(2)]);

/** An amount of twelve digits wraps: a truncated one would be wrong. */
export const wideMeta = style([
  text(12),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
]);

export const meta = style([
  text(12),
  oneLine,
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const play = style({
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.solid,
});

/** An unavailable or loading tile: not interactive. */
export const resting = style({ cursor: 'default' });

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const bone = style({ backgroundColor: vars.color.bg.sunken });

/** Animates the whole skeleton of a tile at once: each animated element is a layer of its own. */
export const breathing = style({ animation: `${breathe} 1.6s ease-in-out infinite` });

export const line = style({ blockSize: 12, inlineSize: '80%', borderRadius: 4, marginBlock: 3 });

export const shortLine = style({
  blockSize: 10,
  inlineSize: '50%',
  borderRadius: 4,
  marginBlock: 3,
});
