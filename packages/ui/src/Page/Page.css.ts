import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  // Read by sticky content at the end of the page, which must cover the content that scrolls below
  // it.
  vars: { '--parlor-ground': vars.color.bg.page },
  position: 'relative',
  inlineSize: '100%',
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[12]} ${vars.space[40]}`,
  '@media': { [media.desktop]: { marginInline: 'auto', paddingInline: 0 } },
});

export const width = styleVariants({
  read: { maxInlineSize: 720 },
  narrow: {
    maxInlineSize: 520,
    minBlockSize: '100%',
    marginInline: 'auto',
    paddingBlockEnd: 0,
    '@media': { [media.desktop]: { paddingBlockEnd: vars.space[40] } },
  },
  wide: { '@media': { [media.desktop]: { paddingBlockStart: 0 } } },
});
