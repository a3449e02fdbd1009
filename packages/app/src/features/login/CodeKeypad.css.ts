// Reaches through the gutter of its page, and lifts the toasts above itself.
import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** To both edges of the screen, through the page's gutter. */
export const root = style({ marginInline: `calc(-1 * ${vars.space[20]})` });

// Toasts stand above the keys while there are any, as they do above the tab bar.
globalStyle(':root[data-code-keypad]', { vars: { '--parlor-bar': '384px' } });
