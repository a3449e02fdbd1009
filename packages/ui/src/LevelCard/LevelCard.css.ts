import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { aboveCardLink, cardLinkFrame } from '../internal/cardLink.css.ts';
import { text } from '../internal/style.ts';

const frame = style([
  cardLinkFrame,
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], padding: vars.space[16] },
]);

export const root = styleVariants({
  full: [frame],
  compact: [frame, { paddingBlock: vars.space[12] }],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

const badge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.tone.brand.border}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const emblem = styleVariants({
  full: [badge, { inlineSize: 56, blockSize: 56 }],
  compact: [badge, { inlineSize: 44, blockSize: 44 }],
});

export const crown = style({ inlineSize: '50%', blockSize: '50%' });

export const content = style({ flex: 1, minInlineSize: 0 });

const plain = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const name = styleVariants({
  full: [text(24, 'semibold'), plain],
  compact: [text(17, 'semibold'), plain],
});

export const muted = style([text(13), plain, { color: vars.color.fg.muted }]);

export const strong = style([text(15, 'semibold'), plain]);

export const figures = style([text(15), plain]);

export const bar = style({ marginBlock: vars.space[4] });

export const chevron = style({ flex: 'none', marginInlineEnd: -5, color: vars.color.fg.muted });

export const progress = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const brings = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[8],
  paddingInlineStart: vars.space[16],
});

export const item = style([
  text(15),
  plain,
  { color: vars.color.fg.muted, selectors: { '&::marker': { color: vars.color.border.strong } } },
]);

export const action = style([aboveCardLink, { display: 'flex', flexDirection: 'column' }]);
