import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, oneLine, text, visuallyHidden } from '../internal/style.ts';

/** Room for five one-word labels in equal shares, at every text size. */
const roomy = 'tab-bar (min-width: 22.5rem)';

export const root = style({
  containerName: 'tab-bar',
  containerType: 'inline-size',
  backgroundColor: vars.color.bg.surface,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingLeft: 'env(safe-area-inset-left, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
});

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // With little room, labels keep their width and share the remaining space.
  gridAutoColumns: 'auto',
  maxInlineSize: '35rem',
  marginInline: 'auto',
  listStyle: 'none',
  '@container': { [roomy]: { gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const place = style({ minInlineSize: 44 });

export const item = style([
  buttonReset,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    inlineSize: '100%',
    minBlockSize: 56,
    paddingBlock: 6,
    paddingInline: 2,
    color: vars.color.fg.muted,
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: vars.radius.control },
      '&[aria-current]': { color: vars.color.fg.link },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
    },
  },
]);

export const icon = style({
  position: 'relative',
  display: 'inline-flex',
});

export const label = style([
  text(12, 'medium'),
  oneLine,
  {
    maxInlineSize: '100%',
    // Follows the browser's font size as far as five labels fit one line.
    fontSize: `min(${vars.text[12].size}, 4.2cqi)`,
  },
]);

export const dot = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -4,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const unread = style(visuallyHidden);
