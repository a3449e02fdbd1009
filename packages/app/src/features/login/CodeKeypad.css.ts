// Extends through the gutter of its page, and moves the toasts above itself.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Full width, through the page's gutter. */
export const root = style({ marginInline: `calc(-1 * ${vars.space[20]})` });

// Toasts appear above the keypad, as they do above the tab bar.
globalStyle(':root[data-code-keypad]', { vars: { '--parlor-bar': '384px' } });
