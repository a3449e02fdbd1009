import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, focusRing, text, visuallyHidden } from '../internal/style.ts';

/** Prints as a table: a sheet of paper is narrower than a desktop window. */
const asTable = `${media.desktop}, print`;

export const root = style({ minInlineSize: 0 });

/** On a phone: what the headers offer on a desktop. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  marginBlockEnd: vars.space[12],
});

export const table = style({
  display: 'block',
  '@media': {
    [asTable]: { display: 'table', inlineSize: '100%', borderCollapse: 'collapse' },
  },
});

/** On a phone each value has a label of its own, so the header row is visually hidden. */
export const head = style({
  ...visuallyHidden,
  '@media': {
    [asTable]: {
      display: 'table-header-group',
      position: 'static',
      clipPath: 'none',
      overflow: 'visible',
    },
  },
});

export const stickyHead = style({
  '@media': {
    [asTable]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      backgroundColor: vars.color.bg.surface,
    },
  },
});

export const headRow = style({ '@media': { [asTable]: { display: 'table-row' } } });

const headerBase = style([
  text(13, 'medium'),
  {
    color: vars.color.fg.muted,
    padding: vars.space[8],
    paddingInline: vars.space[12],
    // A shadow: a collapsed border would not stick with its cell.
    boxShadow: `inset 0 -1px 0 ${vars.color.border.default}`,
    whiteSpace: 'nowrap',
  },
]);

export const header = styleVariants({
  start: [headerBase, { textAlign: 'start' }],
  end: [headerBase, { textAlign: 'end' }],
});

export const body = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [asTable]: { display: 'table-row-group' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  selectors: {
    '&[data-selected]': { backgroundColor: vars.color.tone.brand.soft },
  },
  '@media': {
    [asTable]: {
      display: 'table-row',
      padding: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}`,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

const cellBase = style([
  text(15),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    minInlineSize: 0,
    color: vars.color.fg.default,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': {
      [asTable]: {
        display: 'table-cell',
        padding: vars.space[12],
        verticalAlign: 'middle',
      },
    },
  },
]);

export const cell = styleVariants({
  start: [cellBase, { textAlign: 'start' }],
  end: [cellBase, { textAlign: 'start', '@media': { [asTable]: { textAlign: 'end' } } }],
});

/** Heading of its card, in a line of its own. */
export const lead = style({
  fontWeight: vars.weight.semibold,
  paddingBlockEnd: vars.space[4],
  '@media': { [asTable]: { fontWeight: vars.weight.medium, paddingBlock: vars.space[12] } },
});

/** A narrow column on a desktop; the corner of the card on a phone. */
export const select = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[16],
  '@media': {
    [asTable]: {
      position: 'static',
      inlineSize: 1,
      paddingBlock: 0,
      paddingInlineEnd: 0,
    },
  },
});

/** Keeps the heading of a card clear of its checkbox. */
export const besideCheckbox = style({
  paddingInlineEnd: 44,
  '@media': { [asTable]: { paddingInlineEnd: vars.space[12] } },
});

export const name = style([
  text(13),
  { color: vars.color.fg.muted, '@media': { [asTable]: { display: 'none' } } },
]);

export const value = style({ display: 'inline-block', minInlineSize: 0 });

export const sort = style([
  buttonReset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 32,
    fontWeight: vars.weight.medium,
    borderRadius: vars.radius.thumbnail,
    selectors: {
      '&:focus-visible': focusRing,
      // The arrow is on the inner side, so that the text aligns with the figures below it.
      [`${header.end} &`]: { flexDirection: 'row-reverse' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.fg.default } } } },
  },
]);

/** Its space is reserved, so that sorting shifts nothing. */
export const arrow = style({
  opacity: 0,
  selectors: {
    '&[data-on]': { opacity: 1 },
    'button:hover > &, button:focus-visible > &': { opacity: 1 },
  },
});

export const empty = style([
  text(15),
  { padding: vars.space[24], textAlign: 'center', color: vars.color.fg.muted },
]);
