// The views of the popup bring titles of their own, where the kit's Sheet has its head.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** What stays at the top while the rest scrolls, beside the cross. */
const topRow = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  minBlockSize: 56,
  paddingBlockStart: vars.space[12],
  paddingInlineEnd: vars.space[48],
  backgroundColor: vars.color.bg.raised,
} as const;

export const popup = style({});

// The views bring titles of their own, so that the cross alone stands in the head: in the first row.
globalStyle(`${popup} > [data-part="head"]`, {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  zIndex: 2,
});
globalStyle(`${popup} > [data-part="head"] > [data-part="header"]`, {
  paddingBlock: vars.space[20],
  paddingInline: vars.space[12],
});
globalStyle(`${popup} > [data-part="body"]`, { paddingBlockStart: 0 });
globalStyle(`${popup} [data-part="close"]`, { marginInlineEnd: 0, color: vars.color.fg.muted });

export const tabs = style({});
globalStyle(`${tabs} > [data-part="bar"]`, topRow);
globalStyle(`${tabs} > [data-part="panel"]`, { paddingBlockStart: vars.space[8] });

export const reset = style({});
globalStyle(`${reset} form > header`, topRow);
