// A form in two sizes: large on a page, compact in a popup. The kit has no size by context.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  inlineSize: '100%',
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  paddingBlockStart: vars.space[8],
  selectors: { '[role="dialog"] &': { paddingInline: 0, paddingBlock: 0 } },
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space[24] } },
});

// In a popup an empty bar is hidden and margins are smaller.
const inPopup = '[role="dialog"] &';

export const bar = style({
  minBlockSize: 48,
  marginBlockEnd: vars.space[4],
  selectors: { [inPopup]: { minBlockSize: 0, marginBlockEnd: 0 } },
});

export const body = style({
  flex: 1,
  paddingBlock: `${vars.space[40]} ${vars.space[24]}`,
  selectors: { [inPopup]: { paddingBlock: `${vars.space[16]} ${vars.space[24]}` } },
});

export const title = style({
  color: vars.color.fg.default,
  fontSize: vars.text[32].size,
  lineHeight: vars.text[32].line,
  letterSpacing: vars.text[32].tracking,
  fontWeight: vars.weight.bold,
  textWrap: 'balance',
  selectors: { [inPopup]: { fontSize: vars.text[24].size, lineHeight: vars.text[24].line } },
});

export const text = style({
  marginBlockStart: vars.space[8],
  color: vars.color.fg.muted,
  fontSize: vars.text[17].size,
  lineHeight: vars.text[17].line,
  selectors: {
    [inPopup]: {
      marginBlockStart: vars.space[4],
      fontSize: vars.text[15].size,
      lineHeight: vars.text[15].line,
    },
  },
});

export const fields = style({
  gap: vars.space[20],
  marginBlockStart: vars.space[32],
  selectors: { [inPopup]: { gap: vars.space[16], marginBlockStart: vars.space[20] } },
});

export const foot = style({
  paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  selectors: { [inPopup]: { paddingBlockEnd: 0 } },
});
