import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../../components/style.ts';

export const root = style({ display: 'grid', gap: vars.space[12] });

// With the gap before what tells of a failure.
export const room = style([root, { paddingBlockEnd: vars.space[12], visibility: 'hidden' }]);

/** "or", between the ways of the site and those of others. */
export const or = style([
  text(13),
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space[12],
    color: vars.color.fg.muted,
    selectors: {
      '&::before, &::after': {
        content: '',
        blockSize: 1,
        backgroundColor: vars.color.border.subtle,
      },
    },
  },
]);

/** The letter of the provider, in its own colour: art, not an action. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  backgroundColor: '#0866ff',
  color: '#ffffff',
});
