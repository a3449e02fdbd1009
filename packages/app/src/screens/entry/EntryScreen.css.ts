// A fan of covers beside the text, each in its own grid area: the kit's Grid has no areas.
import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  inlineSize: '100%',
  maxInlineSize: 480,
  minBlockSize: 'calc(100dvh - var(--parlor-strip, 0px))',
  marginInline: 'auto',
  // The covers of the fan extend beyond the narrowest phones.
  overflowX: 'clip',
  paddingInline: vars.space[20],
  paddingBlock: `${vars.space[16]} max(${vars.space[20]}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
      gridTemplateRows: '1fr auto auto 1fr',
      overflowX: 'visible',
      columnGap: vars.space[64],
      rowGap: vars.space[32],
      maxInlineSize: 1040,
    },
  },
});

export const brand = style({
  '@media': { [media.desktop]: { gridColumn: 2, alignSelf: 'end' } },
});

/** Three covers, fanned out like cards. */
export const fan = style({
  position: 'relative',
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: '132px',
  alignContent: 'center',
  marginBlock: `${vars.space[24]} ${vars.space[32]}`,
  '@media': {
    [media.desktop]: {
      gridColumn: 1,
      gridRow: '1 / -1',
      gridTemplateColumns: '240px',
      margin: 0,
    },
  },
});

export const cover = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  selectors: {
    '&:nth-child(1)': { transform: 'translateX(-62%) rotate(-9deg)' },
    '&:nth-child(2)': { transform: 'translateX(62%) rotate(9deg)' },
    '&:nth-child(3)': { transform: 'translateY(-4%)' },
  },
});

export const foot = style({ '@media': { [media.desktop]: { gridColumn: 2 } } });
