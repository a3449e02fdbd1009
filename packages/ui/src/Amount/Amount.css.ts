import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { spoken as hidden, text } from '../internal/style.ts';

export const root = recipe({
  base: {
    // Latin digits run left to right whatever the page does.
    unicodeBidi: 'isolate',
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      inline: {},
      balance: { display: 'inline-block', color: vars.color.fg.default },
    },
    gain: { true: { color: vars.color.tone.positive.fg }, false: {} },
  },
});

export const spoken = style(hidden);

const balance = `${root.classNames.variants.variant.balance} &`;

export const figure = style({
  selectors: { [balance]: { display: 'flex', alignItems: 'flex-start' } },
});

export const symbol = style({
  selectors: {
    [balance]: {
      fontSize: vars.text[24].size,
      lineHeight: 1,
      fontWeight: vars.weight.semibold,
      color: vars.color.fg.muted,
      paddingBlockStart: 4,
      marginInlineEnd: vars.space[8],
    },
  },
});

export const integer = recipe({
  base: {},
  variants: {
    long: {
      false: { selectors: { [balance]: text(40, 'bold') } },
      // A 12-digit balance still has to stand in one line on a 320 px phone.
      true: { selectors: { [balance]: text(24, 'bold') } },
    },
  },
});

export const fraction = style({
  selectors: { [balance]: { color: vars.color.fg.muted, fontWeight: vars.weight.semibold } },
});
