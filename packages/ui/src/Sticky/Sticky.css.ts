import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ position: 'sticky', zIndex: vars.z.sticky, minInlineSize: 0 });

export const edge = styleVariants({
  // Below all other sticky content at the top, and to both edges, so that nothing shows beside it.
  top: {
    insetBlockStart: 'var(--parlor-sticky-top, 0px)',
    marginInline: `calc(-1 * ${vars.space[16]})`,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[8],
    backgroundColor: vars.color.bg.page,
    '@media': {
      [media.desktop]: {
        marginInline: `calc(-1 * ${vars.space[32]})`,
        paddingInline: vars.space[32],
      },
    },
  },
  // Above a tab bar and a phone's home indicator.
  bottom: {
    insetBlockEnd: `calc(var(--parlor-bar, 0px) + max(${vars.space[16]}, env(safe-area-inset-bottom, 0px)))`,
  },
  // At the end of a page, with the page's padding below it.
  foot: {
    insetBlockEnd: 0,
    paddingBlock: `${vars.space[12]} max(${vars.space[16]}, env(safe-area-inset-bottom))`,
    backgroundColor: 'var(--parlor-ground, transparent)',
    '@media': { [media.desktop]: { paddingBlock: 0, backgroundColor: 'transparent' } },
  },
});

const line = `1px solid ${vars.color.border.subtle}`;
const noLine = { '@media': { [media.desktop]: { borderBlock: 0 } } };

export const lines = styleVariants({
  end: { borderBlockEnd: line, ...noLine },
  both: { borderBlock: line, ...noLine },
});

export const phoneOnly = style({
  '@media': { [media.desktop]: { position: 'static', zIndex: 'auto' } },
});
