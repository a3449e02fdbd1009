import { toneClass, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const dot = style([
  toneClass.critical,
  {
    position: 'absolute',
    insetBlockStart: 7,
    insetInlineEnd: 7,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: vars.radius.full,
    backgroundColor: toneVars.solid,
    // Separates the dot from the icon below it.
    boxShadow: `0 0 0 2px ${vars.color.bg.page}`,
  },
]);
