import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { columns } from './columns.ts';

export const root = style({
  display: 'grid',
  // However long an amount or a strip of chips is, the page keeps its width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: columns.read,
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[12]} ${vars.space[40]}`,
  '@media': { [media.desktop]: { marginInline: 'auto', paddingInline: 0 } },
});
