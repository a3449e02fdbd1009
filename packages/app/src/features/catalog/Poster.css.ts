// The cover of a game is the background of its page; the kit shows covers as tiles only.
import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Isolates the art's stacking context from the rest of the page. */
export const page = style({ isolation: 'isolate' });

const ground = style({
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // An overlay in the page's background colour keeps the text on it legible.
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
  '@media': { [media.forcedColors]: { visibility: 'hidden' } },
});

export const backdrop = styleVariants({
  /** Behind the whole screen. */
  screen: [ground, { position: 'fixed', inset: 0 }],
  /** Behind the header of a page, to the edges of its column. */
  head: [
    ground,
    {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: 400,
      maskImage: 'linear-gradient(to bottom, #000 20%, transparent)',
      '@media': {
        [media.desktop]: {
          insetInline: `calc(-1 * ${vars.space[32]})`,
          insetBlockStart: -64,
          blockSize: 460,
        },
      },
    },
  ],
});

export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const blur = style([
  cover,
  { objectPosition: '50% 30%', scale: '1.3', filter: 'blur(48px) saturate(1.4)' },
]);

export const poster = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 'min(48vw, 40dvh, 260px)',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  boxShadow: '0 16px 40px rgb(0 0 0 / 28%)',
  selectors: {
    // As on a tile: separates dark art from a dark page.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
    },
  },
  '@media': { [media.desktop]: { inlineSize: '100%' } },
});

/** Sticky while the text beside it scrolls. */
export const stays = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--parlor-sticky-top, 0px) + ${vars.space[16]})`,
    },
  },
});

/** The art of an offer at the top of its page, to the edges of a phone, with the title on its end. */
export const hero = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: 'min(56vw, 260px)',
  paddingBlockStart: 96,
  selectors: { 'section > &, article > &': { isolation: 'isolate' } },
  '@media': { [media.desktop]: { minBlockSize: 300 } },
});

export const heroArt = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: -16,
  insetBlockEnd: 0,
  insetInline: -16,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // The page's background colour keeps the title legible on any art.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(to bottom, transparent 25%, ${vars.color.bg.page} 92%)`,
    },
  },
  '@media': {
    [media.desktop]: { insetInline: 0, insetBlockStart: 0, borderRadius: vars.radius.card },
    [media.forcedColors]: { visibility: 'hidden' },
  },
});

export const heroPicture = style([cover, { objectPosition: '76% center' }]);

/** The cover of a game in a row of a list. */
export const thumbnail = style({
  display: 'block',
  borderRadius: vars.radius.thumbnail,
  objectFit: 'cover',
});
