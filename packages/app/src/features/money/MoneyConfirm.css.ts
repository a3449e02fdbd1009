import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  paddingBlock: `${vars.space[24]} ${vars.space[8]}`,
  textAlign: 'center',
});

export const title = style({ color: vars.color.fg.muted, outline: 'none' });

export const text = style({ maxInlineSize: '36ch', textWrap: 'balance' });
