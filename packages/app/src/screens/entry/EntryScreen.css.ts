import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text as ramp } from '../../components/style.ts';

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  inlineSize: '100%',
  maxInlineSize: 480,
  minBlockSize: 'calc(100dvh - var(--parlor-strip, 0px))',
  marginInline: 'auto',
  // The covers of the fan reach past the narrowest phones.
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

/** Three covers, held like cards: what is behind the invitation. */
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

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[24] });

export const title = style([
  ramp(32, 'bold'),
  { color: vars.color.fg.default, textWrap: 'balance', overflowWrap: 'anywhere' },
]);

export const lead = style([
  ramp(17),
  { marginBlockStart: vars.space[8], color: vars.color.fg.muted, textWrap: 'pretty' },
]);

export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
});

export const codeLabel = style([ramp(15), { color: vars.color.fg.muted }]);

export const codeValue = style([
  ramp(20, 'semibold'),
  { color: vars.color.fg.default, overflowWrap: 'anywhere' },
]);

export const points = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
  alignItems: 'start',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
});

export const foot = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockStart: vars.space[24],
  '@media': { [media.desktop]: { gridColumn: 2, paddingBlockStart: 0 } },
});
