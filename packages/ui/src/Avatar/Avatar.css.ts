import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

export const root = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.tone.neutral.soft,
    color: vars.color.tone.neutral.fg,
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: [text(12, 'semibold'), { inlineSize: 28, blockSize: 28 }],
      md: [text(15, 'semibold'), { inlineSize: 40, blockSize: 40 }],
      lg: [text(24, 'semibold'), { inlineSize: 64, blockSize: 64 }],
    },
  },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
