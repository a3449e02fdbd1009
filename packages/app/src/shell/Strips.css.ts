import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from './style.ts';

const strip = style([
  text(12, 'medium'),
  {
    paddingInline: vars.space[16],
    paddingBlock: vars.space[4],
    textAlign: 'center',
  },
]);

export const demo = style([
  strip,
  { backgroundColor: vars.color.bg.sunken, color: vars.color.fg.muted },
]);

export const offline = style([
  strip,
  { backgroundColor: vars.color.tone.caution.soft, color: vars.color.tone.caution.fg },
]);

export const link = style({ color: 'inherit', textUnderlineOffset: 2 });
