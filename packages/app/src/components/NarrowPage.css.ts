import { media, vars } from '@parlor/tokens';
import { createVar, style } from '@vanilla-extract/css';
import { columns } from './columns.ts';

/** What is behind a foot that sticks to the page's end; nothing where there is no such page. */
export const ground = createVar();

export const root = style({
  vars: { [ground]: vars.color.bg.page },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: columns.narrow,
  minBlockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlockStart: vars.space[12],
  '@media': { [media.desktop]: { paddingInline: 0, paddingBlockEnd: vars.space[40] } },
});
