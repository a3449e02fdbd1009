import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, clamp, focusRing, text } from '../internal/style.ts';

// The art is the same in every theme, so its text is white in every theme.
const ink = '#fff';

/** Too narrow for a second line of text, or wide enough for larger text. */
const narrow = 'screen and (max-width: 359px)';
const roomy = 'screen and (min-width: 600px)';

/**
 * Burmese stacks its letters: on a phone, a two-line title leaves no room for a full line below.
 */
const burmeseOnPhones = 'screen and (max-width: 599px)';

/** Opacity of the shade under the text: even over white art, the faintest text keeps 4.5:1. */
const SHADE = 62;

/** Width over which the shade behind the text fades out. */
const [fade, wideFade] = [vars.space[64], unit(180)];

const shade = (end: 'left' | 'right', over: string) =>
  `linear-gradient(to ${end}, rgb(0 0 0 / ${SHADE}%) calc(100% - ${over}), rgb(0 0 0 / ${SHADE / 2.5}%) calc(100% - ${over} / 2), transparent)`;

export const root = style([
  buttonReset,
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 7',
    containerType: 'inline-size',
    overflow: 'hidden',
    isolation: 'isolate',
    borderRadius: vars.radius.card,
    color: ink,
    '@media': {
      // At full desktop width it would push the games below the fold.
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

export const content = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  // As wide as the text, so that a short title covers little of the art.
  maxInlineSize: `calc(62% + ${fade})`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[20]} ${fade}`,
  // Contrast does not depend on the art.
  backgroundImage: shade('right', fade),
  selectors: { '[dir="rtl"] &': { backgroundImage: shade('left', fade) } },
  '@media': {
    [media.desktop]: {
      maxInlineSize: `calc(58% + ${wideFade})`,
      gap: vars.space[4],
      paddingInline: `${unit(46)} ${wideFade}`,
      backgroundImage: shade('right', wideFade),
      selectors: { '[dir="rtl"] &': { backgroundImage: shade('left', wideFade) } },
    },
  },
});

/**
 * A step of the type ramp. A banner keeps its aspect ratio, so its text grows only as far as there
 * is room: by a third on phones, by more where the banner is larger.
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
      // Beside other content it may be narrower than on a phone.
      [media.desktop]: { ...text(40, 'bold'), fontSize: `min(${vars.text[40].size}, 5.2cqi)` },
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
      [burmeseOnPhones]: { selectors: { '&:lang(my)': { display: 'none' } } },
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
