import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bare, text } from '../internal/style.ts';

export const trigger = recipe({
  base: [
    bare,
    text(17),
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[8],
      inlineSize: '100%',
      paddingInline: vars.space[16],
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.bg.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
      color: vars.color.fg.default,
      outline: 'none',
      selectors: {
        '&[data-placeholder]': { color: vars.color.fg.muted },
        '[data-invalid] &': { boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.solid}` },
        '&:focus-visible, &[data-state="open"]': {
          boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}, 0 0 0 4px ${vars.color.tone.brand.soft}`,
        },
        '&:disabled': {
          cursor: 'default',
          color: vars.color.fg.muted,
          backgroundColor: vars.color.bg.sunken,
          boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        },
      },
      '@media': {
        [media.forcedColors]: {
          border: '1px solid CanvasText',
          selectors: { '&:focus-visible': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
  variants: { size: { md: { minBlockSize: 48 }, lg: { minBlockSize: 56 } } },
});

export const icon = style({ flex: 'none', display: 'grid', color: vars.color.fg.muted });

export const content = style({
  zIndex: vars.z.dialog,
  inlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'var(--radix-select-content-available-height)',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.raised,
  boxShadow: `${vars.shadow.floating}, 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const viewport = style({ padding: vars.space[4] });

export const scroll = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 24,
  color: vars.color.fg.muted,
});

export const option = style([
  text(15),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 44,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.default,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.color.bg.sunken },
      '&[data-state="checked"]': { fontWeight: vars.weight.semibold },
      '&[data-disabled]': { cursor: 'default', color: vars.color.fg.subtle },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const leading = style({ flex: 'none', display: 'grid' });

export const check = style({
  marginInlineStart: 'auto',
  display: 'grid',
  color: vars.color.tone.brand.solid,
});
