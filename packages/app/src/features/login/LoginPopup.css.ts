import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const popup = style({});

// The title is the form's own, so that the cross alone stands in the head, at its end.
globalStyle(`${popup} > [data-part="header"]`, {
  justifyContent: 'flex-end',
  paddingBlockEnd: 0,
});
globalStyle(`${popup} [data-part="close"]`, { color: vars.color.fg.muted });
