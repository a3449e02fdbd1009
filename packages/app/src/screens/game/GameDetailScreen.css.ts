import { media, unit, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[8]} ${vars.space[40]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${unit(400)} minmax(0, 1fr) ${unit(440)}`,
      gap: vars.space[40],
      padding: 0,
      paddingBlockEnd: vars.space[40],
    },
  },
});

/** Behind the head of the page, to the edges of its column. */
export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 400,
  overflow: 'hidden',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(to bottom, #000 20%, transparent)',
  selectors: {
    // So much of the page's own ground lies over it that words on it stay words.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: [
        vars.color.bg.page,
        'light-dark(rgb(255 255 255 / 78%), rgb(12 12 13 / 66%))',
      ],
    },
  },
  '@media': {
    [media.desktop]: {
      insetInline: `calc(-1 * ${vars.space[32]})`,
      insetBlockStart: -64,
      blockSize: 460,
    },
    [media.forcedColors]: { display: 'none' },
  },
});

export const blur = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 30%',
  scale: '1.3',
  filter: 'blur(48px) saturate(1.4)',
});

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  '@media': {
    // While the words beside it are read, the cover stays.
    [media.desktop]: {
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: `calc(var(--parlor-sticky-top, 0px) + ${vars.space[16]})`,
    },
  },
});

const size = style({
  inlineSize: '48vw',
  maxInlineSize: 240,
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: 'none' } },
});

export const cover = style([
  size,
  {
    position: 'relative',
    overflow: 'hidden',
    boxShadow: '0 16px 40px rgb(0 0 0 / 28%)',
    selectors: {
      // As on a tile: dark art does not melt into a dark page.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
      },
    },
  },
]);

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const coverSkeleton = style([size, { justifySelf: 'center' }]);

export const words = style({
  display: 'grid',
  gap: vars.space[20],
  alignContent: 'start',
  minInlineSize: 0,
});

// Nothing scrolls under the tabs: the art behind them is not cut.
globalStyle(`${words} [data-component="Tabs"] > [data-part="bar"]`, {
  backgroundColor: 'transparent',
});

export const view = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlockStart: vars.space[20],
});

export const count = style({
  marginInlineStart: vars.space[4],
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const aside = style({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  position: 'sticky',
  alignSelf: 'start',
  insetBlockStart: `calc(var(--parlor-sticky-top, 0px) + ${vars.space[16]})`,
});

export const asideSkeleton = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', blockSize: 320 } },
});

// The one strong button is always in reach of a thumb.
export const act = style({
  position: 'sticky',
  insetBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  zIndex: vars.z.sticky,
  '@media': { [media.desktop]: { position: 'static' } },
});

export const about = style({ display: 'grid', gap: vars.space[8] });

export const more = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});
