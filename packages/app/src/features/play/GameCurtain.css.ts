import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({
  position: 'absolute',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[20],
  padding: vars.space[24],
  textAlign: 'center',
});

export const cover = style({
  inlineSize: 160,
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
});

export const words = style({ display: 'grid', gap: vars.space[4] });

export const title = style([text(20, 'semibold'), { color: vars.color.fg.default }]);

export const note = style([text(15), { color: vars.color.fg.muted }]);

// As high as the spinner, so that nothing moves when it comes.
export const spinner = style({ blockSize: 32 });
