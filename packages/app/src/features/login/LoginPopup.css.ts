// The views of the popup have titles of their own, in place of the head of the kit's Sheet.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sticky at the top while the rest scrolls, beside the close button. */
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

// The views have titles of their own, so the head has only the close button, in the first row.
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
