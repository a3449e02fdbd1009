// The kit has no notice above the frame of a page that elements of window height make room for.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ order: -1, '@media': { print: { display: 'none' } } });

// Elements of window height end above their usual edge while the strip pushes them down.
globalStyle(':root[data-demo-strip]', { vars: { '--parlor-strip': 'calc(1rem + 8px)' } });

export const offline = style({
  backgroundColor: vars.color.tone.caution.soft,
  color: vars.color.tone.caution.fg,
});

export const link = style({ color: 'inherit', textUnderlineOffset: 2 });
