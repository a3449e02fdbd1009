import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../../components/style.ts';

export const spoken = style(hidden);

export const root = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 });

export const summary = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const average = style([
  text(40, 'bold'),
  { fontVariantNumeric: 'tabular-nums', color: vars.color.fg.default },
]);

export const stars = style({ display: 'grid', gap: vars.space[4] });

export const form = style({ display: 'grid', gap: vars.space[8] });

export const send = style({ display: 'flex', justifyContent: 'flex-end' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const body = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const author = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const content = style([
  text(15),
  { color: vars.color.fg.default, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);

export const agree = style({ marginBlockStart: -10, marginInlineEnd: -10 });

export const like = style([
  text(13, 'medium'),
  {
    appearance: 'none',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 44,
    minInlineSize: 44,
    justifyContent: 'center',
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[8],
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': { color: vars.color.tone.brand.fg },
    },
  },
]);

export const bones = style({ display: 'grid', gap: vars.space[24] });

export const bone = style({ display: 'flex', gap: vars.space[12] });

export const boneWords = style({ flex: 1, display: 'grid', gap: vars.space[8] });

export const top = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const topHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const quotes = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const quote = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.fg.muted,
});
