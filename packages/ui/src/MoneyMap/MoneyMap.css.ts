import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

const pattern = {
  solid: { backgroundColor: toneVars.solid },
  striped: {
    backgroundColor: toneVars.soft,
    backgroundImage: `repeating-linear-gradient(135deg, ${toneVars.solid} 0 2px, transparent 2px 5px)`,
  },
} as const;

export const root = style({ display: 'flex', flexDirection: 'column' });

export const bar = style({
  display: 'flex',
  gap: 2,
  blockSize: 16,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  marginBlockEnd: vars.space[8],
  // With all amounts zero, the bar is an empty track.
  backgroundColor: vars.color.bg.sunken,
  selectors: { '&:has(*)': { backgroundColor: 'transparent' } },
});

export const segment = recipe({
  base: {
    // Every amount above zero has a visible width, however small.
    flexBasis: 0,
    minInlineSize: 8,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  },
  variants: { pattern },
});

export const rows = style({ margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // In larger text the amount wraps below the name.
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  minBlockSize: 52,
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
});

export const key = recipe({
  base: {
    flex: 'none',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: 4,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  },
  variants: { pattern },
});

export const content = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = style([text(15, 'medium'), { color: vars.color.fg.default }]);

export const meta = style([text(12), { color: vars.color.fg.muted }]);

export const amount = style([
  text(15, 'semibold'),
  // At the end of its line, also after wrapping.
  {
    margin: 0,
    marginInlineStart: 'auto',
    flex: 'none',
    color: vars.color.fg.default,
    // Limits large text so that twelve digits still fit one line of a card.
    fontSize: `min(${vars.text[15].size}, 7.2vw)`,
  },
]);

export const total = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  paddingBlockStart: vars.space[16],
});

export const totalLabel = style([text(15), { color: vars.color.fg.muted }]);
