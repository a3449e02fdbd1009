// Elements that an operator wrote have no classes.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
  maxInlineSize: '68ch',
});

globalStyle(`${root} :is(p, ul, ol, table, blockquote, h2, h3, h4)`, {
  marginBlockEnd: vars.space[16],
});
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: vars.space[24] });
globalStyle(`${root} :is(h2, h3, h4)`, {
  fontSize: vars.text[17].size,
  lineHeight: vars.text[17].line,
  fontWeight: vars.weight.semibold,
});
// Title of the document.
globalStyle(`${root} > h2:first-child`, {
  fontSize: vars.text[24].size,
  lineHeight: vars.text[24].line,
  fontWeight: vars.weight.bold,
});
globalStyle(`${root} a`, { color: vars.color.fg.link });
globalStyle(`${root} :is(td, th)`, {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
});
