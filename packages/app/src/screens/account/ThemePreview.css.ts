// A drawing of home, in shares of its own width; nothing in it is interactive.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A length of the phone's page, 390 px wide, scaled to the miniature. */
const at = (px: number) => `${((px / 390) * 100).toFixed(2)}cqi`;

const oneLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'clip' } as const;

const row = { display: 'flex', alignItems: 'center' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;

export const frame = style({
  containerType: 'inline-size',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '390 / 700',
  overflow: 'hidden',
  lineHeight: 1.3,
  letterSpacing: 0,
});

export const page = style({
  ...column,
  gap: at(16),
  padding: at(20),
});

export const top = style({
  ...row,
  justifyContent: 'space-between',
  fontSize: at(22),
  fontWeight: vars.weight.semibold,
});

export const brand = style({ ...row, gap: at(8), ...oneLine });

export const logo = style({ flex: 'none', inlineSize: at(34), blockSize: at(34) });

globalStyle(`${logo} > *`, { inlineSize: '100%', blockSize: '100%' });

export const balance = style({
  ...row,
  gap: at(8),
  flexShrink: 0,
  padding: at(4),
  paddingInlineStart: at(14),
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  fontSize: at(19),
  fontVariantNumeric: 'tabular-nums',
});

export const plus = style({
  ...row,
  justifyContent: 'center',
  inlineSize: at(34),
  blockSize: at(34),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  fontSize: at(26),
});

export const search = style({
  ...row,
  gap: at(10),
  padding: `${at(12)} ${at(14)}`,
  borderRadius: at(12),
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  fontSize: at(19),
  ...oneLine,
});

export const icon = style({ inlineSize: at(22), blockSize: at(22), flexShrink: 0 });

export const banner = style({
  position: 'relative',
  ...column,
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: at(10),
  aspectRatio: '16 / 7',
  padding: at(18),
  borderRadius: at(18),
  overflow: 'hidden',
  backgroundColor: vars.color.bg.sunken,
});

export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const offer = style({
  position: 'relative',
  maxInlineSize: '62%',
  maxBlockSize: at(60),
  overflow: 'hidden',
  // On the art, whose start is dark in every theme.
  color: '#ffffff',
  fontSize: at(22),
  fontWeight: vars.weight.bold,
});

export const button = style({
  position: 'relative',
  padding: `${at(7)} ${at(16)}`,
  borderRadius: at(12),
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  fontSize: at(18),
  fontWeight: vars.weight.semibold,
});

export const chips = style({ ...row, gap: at(8), overflow: 'hidden' });

export const chip = style({
  flexShrink: 0,
  padding: `${at(8)} ${at(14)}`,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  fontSize: at(18),
});

export const chipHere = style([
  chip,
  {
    backgroundColor: vars.color.tone.brand.soft,
    boxShadow: 'none',
    color: vars.color.tone.brand.fg,
    fontWeight: vars.weight.semibold,
  },
]);

export const heading = style({ fontSize: at(24), fontWeight: vars.weight.semibold });

export const covers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: at(12),
});

export const cover = style({
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: at(12),
  backgroundColor: vars.color.bg.sunken,
});

export const tabs = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  ...row,
  justifyContent: 'space-around',
  paddingBlock: at(16),
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.bg.page,
});

export const tab = style({ inlineSize: at(28), blockSize: at(28), color: vars.color.fg.muted });

export const tabHere = style([tab, { color: vars.color.tone.brand.fg }]);
