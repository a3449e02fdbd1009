import { media, unit, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[12]} ${vars.space[40]}`,
  '@media': { [media.desktop]: { padding: 0, paddingBlockEnd: vars.space[40] } },
});

/** A desktop has its search at the top of every page. */
export const phoneSearch = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.desktop]: { display: 'none' } },
});

/** In large letters it has a row of its own, rather than room for two of them. */
export const phoneField = style({ flex: '1 1 10rem', minInlineSize: 0 });

/** Where a new choice begins: the strip under it sticks below what sticks at the top. */
export const top = style({
  blockSize: 0,
  marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
  scrollMarginBlockStart: 'var(--parlor-sticky-top, 0px)',
});

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  position: 'sticky',
  insetBlockStart: 'var(--parlor-sticky-top, 0px)',
  zIndex: vars.z.sticky,
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  backgroundColor: vars.color.bg.page,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [media.desktop]: {
      marginInline: `calc(-1 * ${vars.space[32]})`,
      paddingInline: vars.space[32],
      borderBlockEnd: 0,
    },
  },
});

export const categories = style({ flex: 1, minInlineSize: 0 });

export const results = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 44,
  marginBlockStart: vars.space[8],
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const title = style([
  text(20, 'semibold'),
  { minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.fg.default },
]);

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chosenPart = style([
  text(13, 'medium'),
  {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 44,
    margin: 0,
    paddingBlock: 0,
    paddingInline: `${vars.space[16]} ${vars.space[12]}`,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.tone.brand.soft,
    color: vars.color.tone.brand.fg,
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { backgroundColor: vars.color.tone.brand.softHover } },
      },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  },
]);

export const recent = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const recentRow = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } },
});

export const recentWords = style([
  text(15),
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    minBlockSize: 48,
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.default,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const recentIcon = style({ flex: 'none', color: vars.color.fg.muted });

export const detailHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
});

export const detailIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.fg,
});

export const categoryCard = style([
  text(15, 'semibold'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 72,
    padding: vars.space[12],
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    color: vars.color.fg.default,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}` } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

export const cardWords = style({ display: 'grid', minInlineSize: 0 });

export const start = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[12] });

export const intro = style([text(15), { color: vars.color.fg.muted }]);

export const makers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))',
  gap: vars.space[12],
  '@media': {
    [media.desktop]: { gridTemplateColumns: `repeat(auto-fill, minmax(${unit(270)}, 1fr))` },
  },
});

export const bone = style({ borderRadius: vars.radius.full });

export const name = style([text(24, 'bold'), { overflowWrap: 'anywhere' }]);

export const end = style({ marginInlineStart: 'auto' });

export const narrowSearch = style({ maxInlineSize: 420 });
