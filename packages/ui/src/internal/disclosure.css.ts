import { vars } from '@parlor/tokens';
import { keyframes, style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from './style.ts';

// Radix sets this height on the content of Collapsible, and so on that of Accordion.
const closed = { blockSize: 0, opacity: 0 };
const opened = { blockSize: 'var(--radix-collapsible-content-height)' };
const open = keyframes({ from: closed, to: opened });
const close = keyframes({ from: opened, to: closed });

export const root = style({ minInlineSize: 0 });

/** The button that shows and hides the content; its owner sets gap and height. */
export const trigger = style([
  buttonReset,
  text(15, 'medium'),
  {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.default,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[data-disabled]': { cursor: 'default', color: vars.color.fg.subtle },
    },
  },
]);

export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });

export const hint = style([text(13), { flexShrink: 0, color: vars.color.fg.muted }]);

export const chevron = style({
  flexShrink: 0,
  color: vars.color.fg.muted,
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '[data-state="open"] > &': { transform: 'rotate(180deg)' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

/** Its owner sets the color. */
export const content = style([
  text(15),
  {
    overflow: 'hidden',
    marginInline: -2,
    selectors: {
      '&[data-state="open"]': { animation: `${open} ${vars.motion.base} ${vars.motion.easing}` },
      '&[data-state="closed"]': {
        animation: `${close} ${vars.motion.fast} ${vars.motion.easing} forwards`,
      },
    },
  },
]);

/** Padding for the focus rings of the content. */
export const inner = style({ padding: 2, overflowWrap: 'break-word' });
