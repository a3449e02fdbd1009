import { media, vars } from '@parlor/tokens';
import { recipe } from '@vanilla-extract/recipes';

export const root = recipe({
  base: { listStyle: 'none', margin: 0, padding: 0 },
  variants: {
    variant: {
      plain: {},
      card: {
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.bg.surface,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      },
    },
  },
});
