import { vars } from '@parlor/tokens';
import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text, visuallyHidden as visuallyHiddenStyle } from '../internal/style.ts';

export const root = recipe({
  base: {
    // Latin digits are set left to right in every text direction.
    unicodeBidi: 'isolate',
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      inline: {},
      balance: { display: 'inline-block', color: vars.color.fg.default, whiteSpace: 'normal' },
    },
    gain: { true: { color: vars.color.tone.positive.fg }, false: {} },
  },
});

export const visuallyHidden = style(visuallyHiddenStyle);

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

/** Follows the browser's font size as far as the screen is wide enough for one line. */
const fitOneLine = (size: 24 | 40, most: string): StyleRule => ({
  ...text(size, 'bold'),
  // Figures are the same in every language, so they need no line height for its marks, and the
  // symbol aligns with their top.
  lineHeight: size === 40 ? 1.2 : 1.333,
  fontSize: `min(${vars.text[size].size}, ${most})`,
});

export const integer = recipe({
  base: {},
  variants: {
    long: {
      false: { selectors: { [balance]: fitOneLine(40, '12.5vw') } },
      // A 12-digit balance must fit one line of a card on a 320 px phone.
      true: { selectors: { [balance]: fitOneLine(24, '6.4vw') } },
    },
  },
});

export const fraction = style({
  selectors: { [balance]: { color: vars.color.fg.muted, fontWeight: vars.weight.semibold } },
});
