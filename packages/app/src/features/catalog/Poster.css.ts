// A game's own art lights its page; the kit knows covers as tiles only.
import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

/** Keeps the art behind the page from what is behind the page. */
export const page = style({ isolation: 'isolate' });

const ground = style({
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // So much of the page's own background lies over it that words on it stay legible.
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
  /** Behind the head of a page, to the edges of its column. */
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
    // As on a tile: dark art does not melt into a dark page.
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

/** While the words beside it are read, it stays. */
export const stays = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--parlor-sticky-top, 0px) + ${vars.space[16]})`,
    },
  },
});
