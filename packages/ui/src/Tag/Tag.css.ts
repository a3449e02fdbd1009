import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

export const root = recipe({
  base: [
    text(12, 'semibold'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[4],
      minBlockSize: 20,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
  ],
  variants: {
    variant: {
      soft: { backgroundColor: toneVars.soft, color: toneVars.fg },
      solid: { backgroundColor: toneVars.solid, color: toneVars.onSolid },
      outline: { boxShadow: `inset 0 0 0 1px ${toneVars.border}`, color: toneVars.fg },
    },
    shape: {
      square: { paddingInline: 6, borderRadius: 6 },
      pill: { minBlockSize: 24, paddingInline: 10, borderRadius: vars.radius.full },
    },
  },
});

export const leading = style({ display: 'grid', placeItems: 'center' });
