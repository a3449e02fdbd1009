import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text, visuallyHidden as visuallyHiddenStyle } from '../internal/style.ts';

export const root = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    backgroundColor: toneVars.solid,
    color: toneVars.onSolid,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    dot: {
      true: { inlineSize: 8, blockSize: 8 },
      false: [
        text(12, 'semibold'),
        {
          minInlineSize: 20,
          minBlockSize: 20,
          paddingInline: 6,
          fontVariantNumeric: 'tabular-nums',
        },
      ],
    },
  },
});

export const visuallyHidden = style(visuallyHiddenStyle);
