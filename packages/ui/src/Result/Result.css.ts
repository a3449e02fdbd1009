import { toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[16],
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});

export const icon = style({
  inlineSize: 72,
  blockSize: 72,
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: vars.space[20],
  borderRadius: vars.radius.full,
  backgroundColor: toneVars.soft,
  color: toneVars.fg,
});

export const title = style([text(24, 'semibold'), { margin: 0, color: vars.color.fg.default }]);

export const amount = style([
  text(32, 'bold'),
  {
    marginBlockStart: vars.space[8],
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    // Limits large text so that thousands still fit one line, as for a balance.
    fontSize: `min(${vars.text[32].size}, 12.5vw)`,
    // Twelve digits fit one line within two gutters at 320 px.
    selectors: { '&:has(> [data-long])': { fontSize: `min(${vars.text[32].size}, 7vw)` } },
  },
]);

export const body = style([
  text(15),
  {
    margin: 0,
    marginBlockStart: vars.space[8],
    maxInlineSize: '40ch',
    color: vars.color.fg.muted,
    textWrap: 'balance',
  },
]);

export const details = style({
  inlineSize: '100%',
  maxInlineSize: 480,
  marginBlockStart: vars.space[24],
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: 480,
  marginBlockStart: vars.space[32],
});
