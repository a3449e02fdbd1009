import { media, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

/** The gutters of a page, which strips extend through to the edge of the screen. */
export const page = style({
  padding: vars.space[16],
  '@media': { [media.desktop]: { paddingInline: vars.space[32] } },
});

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
});

export const title = style([
  text(12, 'medium'),
  { color: vars.color.fg.muted, marginBlockEnd: vars.space[8] },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
});

export const stretched = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space[12],
  minInlineSize: 0,
});

export const block = style({ minInlineSize: 0 });

globalStyle(`${block} > * + *`, { marginBlockStart: vars.space[16] });
