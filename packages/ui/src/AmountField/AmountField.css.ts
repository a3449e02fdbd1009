import { media, vars } from '@parlor/tokens';
import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { chip } from '../ChipGroup/ChipGroup.css.ts';
import { text } from '../internal/style.ts';

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 64,
  borderBlockEnd: `2px solid ${vars.color.border.strong}`,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:has(input:focus)': {
      borderBlockEndColor: vars.color.tone.brand.solid,
      boxShadow: `0 1px 0 ${vars.color.tone.brand.solid}`,
    },
    '[data-invalid] &': { borderBlockEndColor: vars.color.tone.critical.solid },
    '[data-invalid] &:has(input:focus)': {
      borderBlockEndColor: vars.color.tone.critical.solid,
      boxShadow: `0 1px 0 ${vars.color.tone.critical.solid}`,
    },
    '[data-disabled] &': { borderBlockEndColor: vars.color.border.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(input:focus)': { outline: '2px solid Highlight' } },
    },
  },
});

export const symbol = style([
  text(24, 'medium'),
  { flex: 'none', alignSelf: 'flex-start', paddingBlockStart: 10, color: vars.color.fg.muted },
]);

/** A step of the type ramp, limited to the share of a phone's width that it takes at 320 px. */
const figure = (size: 20 | 24 | 32 | 40, share: number): StyleRule => ({
  ...text(size, 'semibold'),
  fontSize: `min(${vars.text[size].size}, ${share}vw)`,
});

export const input = recipe({
  base: {
    flex: 1,
    // A percentage, so that the browser's default width for inputs does not stretch the container.
    inlineSize: '100%',
    minInlineSize: 0,
    appearance: 'none',
    border: 0,
    margin: 0,
    padding: 0,
    outline: 'none',
    background: 'none',
    fontFamily: vars.font.body,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.default,
    caretColor: vars.color.tone.brand.solid,
    selectors: {
      '&::placeholder': { color: vars.color.fg.muted, opacity: 1 },
      '&:disabled': { color: vars.color.fg.muted, WebkitTextFillColor: 'currentColor' },
    },
  },
  variants: {
    length: {
      short: figure(40, 12.5),
      medium: figure(32, 10),
      long: figure(24, 7.5),
      longest: figure(20, 6.25),
    },
  },
});

/**
 * Set inline: the length of the longest preset, and the number of presets in a row where there is
 * room.
 */
export const presetLength = '--parlor-preset-length';
export const presetColumns = '--parlor-preset-columns';

const gap = vars.space[8];
const padding = vars.space[12];
const share = `(100% - (var(${presetColumns}) - 1) * ${gap}) / var(${presetColumns})`;

/** All of one width, and as many in a row as fit the longest. */
export const presets = style([
  text(15, 'semibold'),
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(var(${presetLength}) * 1ch + 2 * ${padding}, ${share})), 1fr))`,
    gap,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  },
]);

export const preset = style([chip, { paddingInline: padding }]);
