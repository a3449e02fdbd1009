import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: vars.space[12] });

export const popover = style({ inlineSize: 'min(340px, calc(100vw - 64px))' });

/** A placeholder of the calendar's size: seven days wide, six weeks high. */
export const waiting = style({
  blockSize: 44 + 28 + 6 * 46 + 4,
  borderRadius: vars.radius.control,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: 44,
  '@media': { [media.desktop]: { marginBlockEnd: -4 } },
});
