import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text as textStyle } from '../../components/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  paddingBlockStart: vars.space[8],
  selectors: { '[role="dialog"] &': { paddingInline: 0, paddingBlock: 0 } },
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[24] } },
});

// In a popup there is no bar without something in it, and less air.
const inPopup = '[role="dialog"] &';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  marginBlockEnd: vars.space[4],
  selectors: { [inPopup]: { minBlockSize: 0, marginBlockEnd: 0 } },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  // The stroke of the arrow, not its box, meets the gutter.
  marginInlineStart: -14,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.fg.default,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const stepLabel = style([
  textStyle(13),
  { marginInlineStart: 'auto', color: vars.color.fg.muted },
]);

export const body = style({
  flex: 1,
  paddingBlock: `${vars.space[40]} ${vars.space[24]}`,
  selectors: { [inPopup]: { paddingBlock: `${vars.space[16]} ${vars.space[24]}` } },
});

export const title = style([
  textStyle(32, 'bold'),
  {
    color: vars.color.fg.default,
    textWrap: 'balance',
    selectors: {
      [inPopup]: { fontSize: vars.text[24].size, lineHeight: vars.text[24].line },
    },
  },
]);

export const text = style([
  textStyle(17),
  {
    marginBlockStart: vars.space[8],
    color: vars.color.fg.muted,
    selectors: {
      [inPopup]: {
        marginBlockStart: vars.space[4],
        fontSize: vars.text[15].size,
        lineHeight: vars.text[15].line,
      },
    },
  },
]);

export const fields = style({
  display: 'grid',
  gap: vars.space[20],
  marginBlockStart: vars.space[32],
  selectors: { [inPopup]: { gap: vars.space[16], marginBlockStart: vars.space[20] } },
});

export const foot = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  selectors: { [inPopup]: { paddingBlockEnd: 0 } },
});
