import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  // However long an amount is, the page keeps its width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignContent: 'start',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[12]} ${vars.space[40]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: vars.space[40],
      inlineSize: '100%',
      maxInlineSize: 1120,
      padding: 0,
    },
  },
});

export const money = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
});

export const head = style({ display: 'grid', gap: vars.space[20] });

export const total = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const pair = style({
  display: 'grid',
  // On the narrowest phones one above the other: no word breaks.
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: vars.space[12],
});

export const collect = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
});

export const bills = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignContent: 'start',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  minBlockSize: 44,
});

// The stroke of the arrow, not its box, meets the gutter.
export const chevron = style({ marginInlineEnd: -5 });
