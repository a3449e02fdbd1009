import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from './style.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: `max(${vars.space[12]}, env(safe-area-inset-top))`,
  insetInline: 0,
  zIndex: vars.z.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const pill = style([
  text(13, 'medium'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingInline: vars.space[16],
    paddingBlock: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.raised,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.floating,
  },
]);
