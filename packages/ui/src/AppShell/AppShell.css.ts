import { media, unit, vars } from '@parlor/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, text } from '../internal/style.ts';

/** Width of the side navigation: 240 px at 1440, 320 at 1920. */
const SIDE = unit(320);

/** Hidden in print: paper has no navigation. */
const notOnPaper = { print: { display: 'none' } } as const;

/** Height of the sticky header without the notch. Sticky content is positioned below it. */
const HEADER = '56px';
const DESKTOP_HEADER = '68px';
const STICKY_TOP = '--parlor-sticky-top';

export const root = style({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${SIDE} minmax(0, 1fr)`,
      // Windows wider than the scale centre the page.
      inlineSize: '100%',
      maxInlineSize: unit(1920),
      marginInline: 'auto',
      selectors: {
        '&:not([data-side-nav])': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-desktop-header]': { vars: { [STICKY_TOP]: DESKTOP_HEADER } },
      },
    },
    print: { display: 'block' },
  },
  selectors: {
    '&[data-sticky-header]': {
      vars: { [STICKY_TOP]: `calc(${HEADER} + env(safe-area-inset-top, 0px))` },
    },
  },
});

export const skip = style([
  text(15, 'semibold'),
  {
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.z.toast,
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
    transform: 'translateY(-200%)',
    selectors: { '&:focus-visible': { ...focusRing, transform: 'none' } },
  },
]);

export const sideNav = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      // A strip above the page pushes it down until the page scrolls.
      paddingBlockEnd: 'var(--parlor-strip, 0px)',
      zIndex: vars.z.nav,
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
    ...notOnPaper,
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  paddingLeft: 'env(safe-area-inset-left, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
});

const bar = style({
  backgroundColor: vars.color.bg.page,
  zIndex: vars.z.nav,
  paddingBlockStart: 'env(safe-area-inset-top, 0px)',
});

export const header = style([
  bar,
  { '@media': { [media.desktop]: { display: 'none' }, ...notOnPaper } },
]);

export const stickyHeader = style({ position: 'sticky', insetBlockStart: 0 });

export const desktopHeader = style([
  bar,
  {
    display: 'none',
    position: 'sticky',
    insetBlockStart: 0,
    minBlockSize: DESKTOP_HEADER,
    paddingInline: vars.space[32],
    '@media': { [media.desktop]: { display: 'block' }, ...notOnPaper },
  },
]);

/** On phones too, where one header serves both layouts. */
export const everywhere = style({
  '@media': { [media.desktop]: { display: 'block' }, ...notOnPaper },
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
});

export const gutter = styleVariants({
  page: {
    paddingInline: vars.space[16],
    paddingBlockEnd: vars.space[32],
    '@media': {
      [media.desktop]: { paddingInline: vars.space[32] },
      // On phones a Page has the gutter.
      [`not all and ${media.desktop}`]: {
        selectors: { '&:has(> [data-component="Page"])': { padding: 0 } },
      },
    },
  },
  none: {},
});

export const tabBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.nav,
  '@media': { [media.desktop]: { display: 'none' }, ...notOnPaper },
});

// Toasts are placed above the tab bar while there is one.
globalStyle(':root[data-tab-bar]', {
  '@media': { [`not all and ${media.desktop}`]: { vars: { '--parlor-bar': '64px' } } },
});
