import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { bare, clamp, focusRing, text } from '../internal/style.ts';

// Art is the same in every theme, so its words are white in every theme.
const ink = '#fff';

/** Too narrow for a second line of words, and wide enough for larger ones. */
const narrow = 'screen and (max-width: 359px)';
const roomy = 'screen and (min-width: 600px)';

/** Burmese stacks its letters: on a phone two lines of it take the room of three. */
const burmeseOnPhones = 'screen and (max-width: 599px)';

export const root = style([
  bare,
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 7',
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: vars.radius.card,
    color: ink,
    '@media': {
      // Across a whole desktop it would push the games below the fold.
      [media.desktop]: { maxBlockSize: unit(480) },
    },
    selectors: {
      'div&': { cursor: 'default' },
      '&:focus-visible': focusRing,
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: 'inset 0 0 0 1px rgb(255 255 255 / 12%)',
        pointerEvents: 'none',
      },
    },
  },
]);

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
});

export const words = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '62%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  paddingInline: vars.space[20],
  paddingBlock: vars.space[12],
  // The art's left is dark already; this holds the contrast where it is not quite.
  backgroundImage: 'linear-gradient(90deg, rgb(0 0 0 / 55%) 30%, transparent)',
  selectors: {
    '[dir="rtl"] &': {
      backgroundImage: 'linear-gradient(270deg, rgb(0 0 0 / 55%) 30%, transparent)',
    },
  },
  '@media': {
    [media.desktop]: {
      inlineSize: '58%',
      gap: vars.space[4],
      paddingInlineStart: unit(46),
    },
  },
});

/**
 * A step of the ramp. A banner keeps its shape, so that its words grow only as far as it has room:
 * by a third on phones, by more where it is larger.
 */
const inBanner = (size: keyof typeof vars.text, weight: keyof typeof vars.weight = 'regular') => ({
  ...text(size, weight),
  fontSize: `min(${vars.text[size].size}, ${Math.round(size * 3.3) / 10}vw)`,
});

export const eyebrow = style([
  inBanner(12, 'medium'),
  clamp(1),
  {
    color: 'rgb(255 255 255 / 86%)',
    '@media': { [media.desktop]: inBanner(15, 'medium') },
  },
]);

export const title = style([
  inBanner(20, 'bold'),
  clamp(2),
  {
    color: ink,
    textWrap: 'balance',
    '@media': {
      [narrow]: inBanner(17, 'bold'),
      [burmeseOnPhones]: { selectors: { '&:lang(my)': inBanner(17, 'bold') } },
      [roomy]: inBanner(32, 'bold'),
      [media.desktop]: inBanner(40, 'bold'),
    },
  },
]);

export const body = style([
  inBanner(13),
  clamp(2),
  {
    color: 'rgb(255 255 255 / 86%)',
    '@media': {
      [narrow]: { display: 'none' },
      [burmeseOnPhones]: { selectors: { '&:lang(my)': { WebkitLineClamp: 1 } } },
      [roomy]: inBanner(17),
    },
  },
]);

export const action = style([
  text(17, 'semibold'),
  {
    display: 'none',
    alignSelf: 'flex-start',
    minBlockSize: 44,
    alignItems: 'center',
    marginBlockStart: vars.space[16],
    paddingInline: vars.space[20],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
    '@media': { [media.desktop]: { display: 'inline-flex' } },
  },
]);
