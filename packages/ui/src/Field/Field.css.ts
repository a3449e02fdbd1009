import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { labelled, text, visuallyHidden } from '../internal/style.ts';

export const root = style(labelled.root);

export const header = style(labelled.header);

export const hidden = style(visuallyHidden);

export const label = style([
  text(15, 'medium'),
  {
    color: vars.color.fg.default,
    selectors: { '[data-disabled] > * > &': { color: vars.color.fg.muted } },
  },
]);

export const aside = style([text(13, 'medium'), { color: vars.color.fg.muted }]);

// An empty message stays rendered (a hidden live region is not announced), so only its gap is
// removed.
export const message = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[8]})` } },
});

export const help = style([text(13), { margin: 0, color: vars.color.fg.muted }]);

export const error = style([
  text(13, 'medium'),
  {
    margin: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    color: vars.color.tone.critical.fg,
  },
]);

export const errorIcon = style({ flex: 'none', marginBlockStart: 1 });
