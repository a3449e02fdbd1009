import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from './style.ts';

/** As high as its target, so that the targets of stacked lines do not overlap. */
export const root = style({ display: 'flex', gap: vars.space[12], minBlockSize: 44 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 0,
});

export const help = style([text(13), { margin: 0, color: vars.color.fg.muted }]);

export const error = style([text(13, 'medium'), { margin: 0, color: vars.color.tone.critical.fg }]);
