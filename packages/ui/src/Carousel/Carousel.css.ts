import { media, vars } from '@parlor/tokens';
import { createVar, style } from '@vanilla-extract/css';
import { buttonReset, focusRing } from '../internal/style.ts';

/** Width of a slide. On a phone the edge of the next one is visible. */
const slideSize = createVar();

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  vars: { [slideSize]: '96%' },
  minInlineSize: 0,
  selectors: { '&[data-single]': { vars: { [slideSize]: '100%' } } },
  '@media': { [media.desktop]: { vars: { [slideSize]: '100%' } } },
});

// Extends beyond its container by the width of a focus ring, and on phones to the edge of the
// screen, so that the next slide is cut there and not at the gutter. Scrolling is native: the
// browser handles momentum and the axis of a swipe.
export const viewport = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: vars.space[4],
  scrollbarWidth: 'none',
  padding: vars.space[4],
  paddingInlineEnd: vars.space[16],
  margin: `calc(-1 * ${vars.space[4]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[16]})`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      paddingInlineEnd: vars.space[4],
      marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
    },
  },
});

export const slide = style({
  flex: `0 0 ${slideSize}`,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  // A hard flick moves one slide.
  scrollSnapStop: 'always',
});

/** Below the slides, which follow them in the page. */
export const controls = style({
  order: 1,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  // Clear of the pause button at the end.
  paddingInline: vars.space[32],
});

/** On a desktop the controls overlay the end corner of the slides, on a background of their own. */
export const over = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetInlineEnd: vars.space[16],
      insetBlockEnd: vars.space[12],
      zIndex: 1,
      paddingInline: vars.space[4],
      borderRadius: vars.radius.full,
      backgroundColor: 'rgb(17 18 20 / 60%)',
    },
  },
});

export const dots = style({ display: 'flex', minInlineSize: 0 });

export const dot = style([
  buttonReset,
  {
    // The target is larger than the dot. Where there is no room for all, they are narrower.
    flex: '0 1 auto',
    inlineSize: 44,
    minInlineSize: 24,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.thumbnail,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: 6,
        blockSize: 6,
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.border.strong,
        transition: `inline-size ${vars.motion.base} ${vars.motion.easing}`,
      },
      '&[aria-current]::before': { inlineSize: 20, backgroundColor: vars.color.fg.muted },
      '&:focus-visible': { ...focusRing, outlineOffset: -4 },
    },
    '@media': {
      [media.desktop]: {
        selectors: {
          // On the controls' background, which is dark in every theme.
          [`${over} &::before`]: { backgroundColor: 'rgb(255 255 255 / 55%)' },
          [`${over} &[aria-current]::before`]: { backgroundColor: '#fff' },
          [`${over} &:focus-visible`]: { outlineColor: '#fff' },
        },
      },
      [media.forcedColors]: {
        selectors: { '&::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  },
]);

export const pause = style([
  buttonReset,
  {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 0,
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    marginInlineEnd: -14,
    borderRadius: vars.radius.full,
    color: vars.color.fg.muted,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4 } },
    '@media': {
      [media.desktop]: {
        selectors: {
          [`${over} &`]: {
            position: 'static',
            margin: 0,
            color: '#fff',
          },
          [`${over} &:focus-visible`]: { outlineColor: '#fff' },
        },
      },
    },
  },
]);
