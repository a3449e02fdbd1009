import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const name = style([text(15), { minInlineSize: 0, color: vars.color.fg.muted }]);

export const note = style([text(12), { display: 'block', marginBlockStart: 2 }]);

export const value = style([
  text(15, 'medium'),
  // Words wrap; some languages say in a line what others say in two words.
  {
    // Never narrower than its longest word: a figure stays whole.
    minInlineSize: 'min-content',
    textAlign: 'end',
    overflowWrap: 'break-word',
    fontVariantNumeric: 'tabular-nums',
  },
]);
