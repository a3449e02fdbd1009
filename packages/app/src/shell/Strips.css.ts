import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../components/style.ts';

export const root = style({ order: -1 });

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

// What is as high as the window lets its foot end above its edge while the strip pushes it down.
globalStyle(':root[data-demo-strip]', { vars: { '--parlor-strip': 'calc(1rem + 8px)' } });

export const offline = style([
  strip,
  { backgroundColor: vars.color.tone.caution.soft, color: vars.color.tone.caution.fg },
]);

export const link = style({ color: 'inherit', textUnderlineOffset: 2 });
