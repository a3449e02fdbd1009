import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../../components/style.ts';

/** Stays in sight: who is far down a list would not see it at its top or at its end. */
export const failed = style([
  text(15),
  {
    position: 'sticky',
    // Above the tab bar of a phone.
    insetBlockEnd: `calc(72px + env(safe-area-inset-bottom, 0px))`,
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    marginBlockStart: vars.space[16],
    paddingBlock: vars.space[8],
    paddingInline: `${vars.space[20]} ${vars.space[8]}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.raised,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.desktop]: { insetBlockEnd: vars.space[24] },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);
