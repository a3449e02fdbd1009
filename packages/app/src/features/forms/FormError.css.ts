import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style([
  text(15),
  {
    display: 'flex',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.tone.critical.soft,
    color: vars.color.tone.critical.fg,
  },
]);

export const icon = style({ flex: 'none', marginBlockStart: 1 });
