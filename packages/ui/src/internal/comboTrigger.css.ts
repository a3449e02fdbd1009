import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, text } from './style.ts';

export const trigger = recipe({
  base: [
    buttonReset,
    text(17),
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[8],
      inlineSize: '100%',
      paddingInline: vars.space[16],
      paddingBlock: vars.space[8],
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
