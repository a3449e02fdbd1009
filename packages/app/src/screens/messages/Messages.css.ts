import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../../components/style.ts';

export const spoken = style(hidden);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const list = style({
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  overflow: 'hidden',
});

export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  color: vars.color.fg.default,
  textDecoration: 'none',
  selectors: {
    'li:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: vars.radius.card },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
  },
});

export const icon = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});

export const dot = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -3,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[12],
});

export const title = style([
  text(15),
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { '[data-unread="true"] &': { fontWeight: vars.weight.semibold } },
  },
]);

export const when = style([
  text(12),
  { flex: 'none', color: vars.color.fg.muted, whiteSpace: 'nowrap' },
]);

export const summary = style([
  text(13),
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.fg.muted,
  },
]);
