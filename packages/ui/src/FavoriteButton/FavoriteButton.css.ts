import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, focusRing } from '../internal/style.ts';

/** A heart in a 24 px box, scaled by `scale` around the centre of the box. */
const heart = (scale: number): string => {
  const at = (...points: number[]) =>
    points.map((value) => (12 + (value - 12) * scale).toFixed(1)).join(' ');
  return [
    `M${at(12, 21)}`,
    `C${at(5.4, 15.6, 2, 12.2, 2, 8.6)}`,
    `C${at(2, 5.5, 4.4, 3.2, 7.3, 3.2)}`,
    `C${at(9.2, 3.2, 10.9, 4.1, 12, 5.6)}`,
    `C${at(13.1, 4.1, 14.8, 3.2, 16.7, 3.2)}`,
    `C${at(19.6, 3.2, 22, 5.5, 22, 8.6)}`,
    `C${at(22, 12.2, 18.6, 15.6, 12, 21)}Z`,
  ].join('');
};

const outline = `${heart(1)}${heart(0.78)}`;

/** A single-colour image as a data URI in the style sheet. */
const picture = (path: string, color: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='${color.replace('#', '%23')}' fill-rule='evenodd' d='${path}'/%3E%3C/svg%3E")`;

const root = style([
  buttonReset,
  {
    boxSizing: 'border-box',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.full,
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled': { cursor: 'default', opacity: 0.5 },
    },
  },
]);

export const variant = styleVariants({
  // A page has hundreds of these. A background adds nothing to layout, stacking and hit testing,
  // whereas an element, a clip or a transform of its own does, each time.
  art: [
    root,
    {
      // A 32 px circle in a 44 px target. Covers have the same colours in every theme, so the
      // button over them does too, in forced colours as well.
      padding: 6,
      backgroundColor: 'rgb(17 18 20 / 60%)',
      backgroundClip: 'content-box',
      backgroundImage: picture(outline, '#fff'),
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '18px',
      selectors: {
        '&[aria-pressed="true"]': { backgroundImage: picture(heart(1), '#ff6b81') },
        '&:active': { backgroundSize: '15px' },
      },
      '@media': { [media.forcedColors]: { backgroundColor: '#111214', forcedColorAdjust: 'none' } },
    },
  ],
  // On the page it uses the colours of the theme, which a background image cannot.
  plain: [
    root,
    {
      display: 'grid',
      placeItems: 'center',
      color: vars.color.fg.muted,
      selectors: {
        '&::after': {
          content: '',
          inlineSize: 24,
          blockSize: 24,
          backgroundColor: 'currentColor',
          clipPath: `path(evenodd, "${outline}")`,
        },
        '&[aria-pressed="true"]': { color: vars.color.tone.critical.fg },
        '&[aria-pressed="true"]::after': { clipPath: `path("${heart(1)}")` },
        '&:active::after': { scale: '0.85' },
      },
      '@media': {
        [media.forcedColors]: {
          forcedColorAdjust: 'none',
          color: 'ButtonText',
          backgroundColor: 'ButtonFace',
        },
      },
    },
  ],
});
