import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import * as disclosure from '../internal/disclosure.css.ts';

export { chevron, hint, root, title } from '../internal/disclosure.css.ts';

export const trigger = style([disclosure.trigger, { gap: vars.space[8], minBlockSize: 44 }]);

export const content = style([disclosure.content, { color: vars.color.fg.default }]);

export const inner = style([disclosure.inner, { paddingBlockEnd: vars.space[12] }]);
