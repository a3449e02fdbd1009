import { media, unit, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../../components/style.ts';

export const spoken = style(hidden);

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  '@media': {
    [media.desktop]: { gap: vars.space[8], padding: 0 },
  },
});

/** Height of what stands on top of a desktop: offers, and beside them the latest wins. */
const HERO = unit(388);

export const stage = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${unit(427)}`,
      gap: vars.space[20],
    },
  },
});

// The carousel reaches out by what a focus ring needs; that is not to move what stands around it.
export const hero = style({ display: 'flow-root', minInlineSize: 0 });

// Between a phone and a desktop the art keeps its shape up to the height that it has on a desktop.
globalStyle(`${hero} [data-component="Banner"]`, { maxBlockSize: HERO });
globalStyle(`${hero} [data-component="Banner"]`, {
  '@media': { [media.desktop]: { aspectRatio: 'auto', blockSize: HERO } },
});

export const wins = style({
  blockSize: HERO,
  // Without offers it has the row for itself.
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

// Sticks under the top of the window, and runs to both edges so that nothing shows beside it.
export const strip = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.bg.page,
  borderBlock: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[24],
      // Under the bar on top, which sticks as well.
      insetBlockStart: 68,
      marginInline: `calc(-1 * ${vars.space[32]})`,
      paddingInline: vars.space[32],
      borderBlock: 0,
    },
  },
});

globalStyle(`${strip} > :first-child`, {
  '@media': { [media.desktop]: { flex: 1, minInlineSize: 0 } },
});

export const filter = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 'none',
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.muted,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    },
  },
]);

/** 28 above each title, of which the rails bring 12 themselves. */
export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minInlineSize: 0,
  marginBlockStart: vars.space[4],
});

/** Holds the room of makers and themes until they are there. */
export const discover = style({ blockSize: 480 });

export const sectionHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 44,
  marginBlockEnd: vars.space[4],
});

export const sectionTitle = style([text(20, 'semibold'), { color: vars.color.fg.default }]);
