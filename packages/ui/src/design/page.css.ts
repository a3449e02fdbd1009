import { media, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  maxInlineSize: 1080,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[32],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[48],
  '@media': { [media.desktop]: { paddingBlock: vars.space[64], gap: vars.space[64] } },
});

export const header = style({ display: 'grid', gap: vars.space[12], maxInlineSize: 640 });

export const section = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const note = style({ maxInlineSize: 640, marginBlockStart: vars.space[4] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'start',
});

export const swatch = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const chip = style({
  blockSize: 72,
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  display: 'grid',
  placeItems: 'center',
});

export const name = style({
  display: 'grid',
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
  fontWeight: vars.weight.medium,
});

export const value = style({
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.muted,
  overflowWrap: 'anywhere',
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const step = style({ blockSize: 56 });

export const scroll = style({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  backgroundColor: vars.color.bg.surface,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text[13].size,
  lineHeight: vars.text[13].line,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
});

globalStyle(`${table} thead th`, {
  color: vars.color.fg.muted,
  fontWeight: vars.weight.medium,
});

globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const pairName = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const sample = style({
  flex: 'none',
  inlineSize: 36,
  blockSize: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 6,
  fontSize: vars.text[12].size,
  fontWeight: vars.weight.bold,
});

/** A part of a control or a picture, which needs no more than 3:1. */
export const part = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
});

export const bar = style({
  blockSize: 16,
  borderRadius: 4,
  backgroundColor: vars.color.tone.brand.solid,
});

export const measure = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[12],
});

export const surface = style({
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const run = style({
  blockSize: 44,
  inlineSize: 44,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.tone.brand.solid,
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

export const lane = style({
  overflow: 'hidden',
  padding: vars.space[8],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.sunken,
});

export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const example = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[16],
  padding: vars.space[20],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const verdict = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const stage = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[12],
  minBlockSize: 120,
  minInlineSize: 0,
});

/** One theme beside others, on a ground of its own. */
export const dress = style({
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.page,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const tone = style({
  display: 'grid',
  gap: vars.space[12],
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
});

export const tonePair = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 56,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontSize: vars.text[13].size,
  fontWeight: vars.weight.medium,
});

export const layers = style({ display: 'grid', gap: vars.space[8] });

export const layer = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.surface,
  boxShadow: vars.shadow.raised,
  maxInlineSize: 320,
});

export const curve = style({ inlineSize: 200, blockSize: 200, overflow: 'visible' });
