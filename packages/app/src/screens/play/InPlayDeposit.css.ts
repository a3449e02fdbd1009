import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const root = style({ display: 'grid', minBlockSize: 240, alignContent: 'start' });

export const busy = style([
  text(17),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[12],
    minBlockSize: 240,
    color: vars.color.fg.muted,
  },
]);
