import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken as hidden, text } from '../../components/style.ts';

export const spoken = style(hidden);

// On a phone it stands under the cover, as on a poster.
export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  textAlign: 'center',
  '@media': { [media.desktop]: { justifyItems: 'start', textAlign: 'start' } },
});

export const name = style({ textWrap: 'balance', overflowWrap: 'anywhere' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[16],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  // Quiet words on a quiet ground, whatever the art behind them is.
  backgroundColor: vars.color.bg.page,
});

export const maker = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 44,
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.link,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const action = style([
  text(15, 'medium'),
  {
    position: 'relative',
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[16],
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.sunken,
    color: vars.color.fg.default,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.tone.brand.soft,
        color: vars.color.tone.brand.fg,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
]);

export const figure = style({ fontVariantNumeric: 'tabular-nums' });
