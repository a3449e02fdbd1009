import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style([
  text(15, 'medium'),
  { padding: 0, marginBlockEnd: vars.space[8], color: vars.color.fg.default },
]);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.4fr',
  gap: vars.space[12],
});

const note = style([text(13), { marginBlockStart: vars.space[8] }]);

export const help = style([note, { color: vars.color.fg.muted }]);
export const error = style([note, { color: vars.color.tone.critical.fg }]);
