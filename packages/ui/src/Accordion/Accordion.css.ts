import { media, vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import * as disclosure from '../internal/disclosure.css.ts';

export { chevron, hint, root, title } from '../internal/disclosure.css.ts';

export const variant = styleVariants({
  plain: {},
  card: {
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    paddingInline: vars.space[16],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
});

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style([
  disclosure.trigger,
  { gap: vars.space[12], minBlockSize: 52, paddingBlock: vars.space[12] },
]);

export const leading = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.fg.muted,
});

export const content = style([disclosure.content, { color: vars.color.fg.muted }]);

export const inner = style([
  disclosure.inner,
  { paddingBlockEnd: vars.space[16], maxInlineSize: '68ch' },
]);
