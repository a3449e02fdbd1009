import { media, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { buttonReset, focusRing } from '../../src/internal/style.ts';

const space = { 0: '0', ...vars.space };
const { overlay, page, raised, sunken, surface } = vars.color.bg;
const hairline = (color: string) => ({
  boxShadow: `inset 0 0 0 1px ${color}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** The props of `src/internal/layout.css.ts` with the same values. */
const responsive = defineProperties({
  conditions: { phone: {}, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    padding: space,
    paddingInline: space,
    paddingBlock: space,
    paddingBlockStart: space,
    paddingBlockEnd: space,
    gap: space,
    rowGap: space,
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      baseline: 'baseline',
      stretch: 'stretch',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    paddingX: ['paddingInline'],
    paddingY: ['paddingBlock'],
    paddingTop: ['paddingBlockStart'],
    paddingBottom: ['paddingBlockEnd'],
    align: ['alignItems'],
    justify: ['justifyContent'],
  },
});

const fixed = defineProperties({
  properties: {
    backgroundColor: {
      page,
      surface,
      raised,
      sunken,
      overlay,
      brand: vars.color.tone.brand.soft,
      critical: vars.color.tone.critical.soft,
    },
    color: {
      default: vars.color.fg.default,
      muted: vars.color.fg.muted,
      brand: vars.color.tone.brand.fg,
    },
    borderRadius: vars.radius,
    boxShadow: {
      subtle: hairline(vars.color.border.subtle),
      default: hairline(vars.color.border.default),
    },
    flex: { grow: 1, none: 'none' },
    minBlockSize: { target: 44, bar: 56, screen: '100dvh' },
    maxInlineSize: { narrow: 520, read: 720 },
  },
  shorthands: {
    background: ['backgroundColor'],
    radius: ['borderRadius'],
    border: ['boxShadow'],
    minHeight: ['minBlockSize'],
    maxWidth: ['maxInlineSize'],
  },
});

export const sprinkles = createSprinkles(responsive, fixed);

export const root = style({ minInlineSize: 0 });

globalStyle(`:where(a, button)${root}`, buttonReset);
globalStyle(`:is(a, button)${root}:focus-visible`, focusRing);

// Selectors of more than the element itself are outside of what sprinkles writes.
export const interactive = style({
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: sunken } } } },
});
export const divided = style({});
globalStyle(`${divided} > * + *`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` });
export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const desktopOnly = style({
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});
