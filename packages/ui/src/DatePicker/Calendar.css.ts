import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/** Text follows the browser's font size as far as seven columns have room for it. */
export const root = style({ inlineSize: '100%', containerType: 'inline-size' });

export const months = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[32],
});

export const nav = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

export const step = style([
  buttonReset,
  {
    pointerEvents: 'auto',
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    color: vars.color.fg.default,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { color: vars.color.fg.subtle, cursor: 'default' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.bg.sunken },
        },
      },
    },
  },
]);

export const month = style({ flex: '1 1 0', minInlineSize: 0 });

export const caption = style([
  text(17, 'semibold'),
  {
    minBlockSize: 44,
    display: 'grid',
    placeItems: 'center',
    paddingInline: 44,
    textAlign: 'center',
    color: vars.color.fg.default,
  },
]);

export const jumps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[4],
});

export const jump = style({ position: 'relative', display: 'grid', alignItems: 'center' });

export const jumpSelect = style([
  buttonReset,
  text(17, 'semibold'),
  {
    minBlockSize: 44,
    paddingInline: `${vars.space[8]} ${vars.space[24]}`,
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    },
  },
]);

export const jumpIcon = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  color: vars.color.fg.muted,
  pointerEvents: 'none',
});

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});

export const weekday = style([
  text(12, 'medium'),
  {
    blockSize: 28,
    padding: 0,
    color: vars.color.fg.muted,
    textAlign: 'center',
    fontSize: `min(${vars.text[12].size}, 5cqi)`,
  },
]);

export const cell = style({
  position: 'relative',
  padding: 0,
  textAlign: 'center',
});

/** The band behind the days between the first and the last. */
const band = (insetInline: string) => ({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute' as const,
      insetBlock: 0,
      insetInline,
      backgroundColor: vars.color.tone.brand.soft,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { borderBlock: '1px solid Highlight' } },
    },
  },
});

export const middle = style(band('0'));
export const first = style(band('50% 0'));
export const last = style(band('0 50%'));
/** A selected day, alone or at an end of a range. */
export const end = style({});

export const day = style([
  buttonReset,
  text(15),
  {
    position: 'relative',
    inlineSize: 44,
    maxInlineSize: '100%',
    blockSize: 44,
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    fontSize: `min(${vars.text[15].size}, 8cqi)`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled': { color: vars.color.fg.subtle, cursor: 'default' },
      // Today has a dot in every state.
      '&[aria-current="date"]': { fontWeight: vars.weight.bold },
      '&[aria-current="date"]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 6,
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: 4,
        blockSize: 4,
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
      },
      [`${end} > &`]: {
        backgroundColor: vars.color.tone.brand.solid,
        color: vars.color.tone.brand.onSolid,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:enabled': { backgroundColor: vars.color.tone.neutral.softHover },
          [`${end} > &:hover:enabled`]: { backgroundColor: vars.color.tone.brand.solidHover },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="date"]::after': { border: '2px solid currentColor' },
          [`${end} > &`]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);
