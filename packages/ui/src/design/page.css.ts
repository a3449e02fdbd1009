import { appearances, media, themeNames, vars } from '@parlor/tokens';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../internal/style.ts';

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

export const copyable = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  // Wider than its text, so that the hover background extends beyond it.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  border: 0,
  borderRadius: 6,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.tone.neutral.soft } } },
  },
});

/** Without hover it is always visible. */
export const copyIcon = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  '@media': {
    [media.hover]: {
      opacity: 0,
      selectors: { [`${copyable}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
    },
  },
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
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  rowGap: vars.space[16],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const step = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const stepColour = style({
  blockSize: 56,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space[12],
});

export const partColour = style({
  blockSize: 40,
  borderRadius: vars.radius.thumbnail,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

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
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.regular,
});

globalStyle(`${table} tbody th`, { paddingInlineStart: vars.space[16] });

globalStyle(`${table} thead th`, {
  color: vars.color.fg.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` });

/** On a phone, the name of a pair stands above its ratios, so that all themes have room. */
const onPhone = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${table} ${selector}`, { '@media': { [`not ${media.tablet}`]: rule } });

onPhone('tr', {
  display: 'grid',
  gridTemplateColumns: `repeat(${themeNames.length * appearances.length}, minmax(0, 1fr))`,
});
onPhone('tbody th', { gridColumn: '1 / -1' });
onPhone('thead [colspan]', { gridColumn: `span ${appearances.length}` });
onPhone('thead td', { display: 'none' });

export const pairName = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const sample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minBlockSize: 32,
  borderRadius: 6,
  // A border for samples of the page's own background.
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gap: vars.space[8], minInlineSize: 72 } },
});

/** A part of a control or a graphic, which needs only 3:1. */
export const part = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
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
  minInlineSize: 0,
});

// A button, badge or tag is as wide as its text, not as its column.
globalStyle(`${stage} > :is(button, span)`, { justifySelf: 'start' });

/** One theme beside others, on a background of its own. */
export const themeSample = style({
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

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.sunken,
});

export const codeBody = style({
  overflowX: 'auto',
  padding: vars.space[16],
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text[13].size,
  lineHeight: '1.6',
  letterSpacing: 0,
  // Code is set left to right in every language.
  direction: 'ltr',
});

globalStyle(`${codeBody} pre`, { margin: 0, font: 'inherit' });

export const codeFoot = style({
  display: 'flex',
  justifyContent: 'end',
  paddingBlockEnd: vars.space[8],
  paddingInline: vars.space[16],
  fontSize: vars.text[13].size,
  fontWeight: vars.weight.medium,
});

/** One change, under the packages that it concerns. */
export const change = style({ display: 'grid', gap: vars.space[8], maxInlineSize: 720 });

/** The field of the theme builder. */
export const builder = style({ maxInlineSize: 360 });
