import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const next = style({ display: 'flex', alignItems: 'center', minBlockSize: 44 });

export const warning = style([
  text(13),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    // It belongs to the line above, whose height is that of a button.
    marginBlockStart: -16,
    color: vars.color.fg.muted,
  },
]);

export const shield = style({ flex: 'none' });
