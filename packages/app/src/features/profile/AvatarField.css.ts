import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, spoken, text } from '../../components/style.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[16],
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 96,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  overflow: 'hidden',
});

/** The middle of the picture, whatever its shape: nobody has to crop it. */
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.bg.overlay,
  color: '#ffffff',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const input = style(spoken);

export const choose = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
    color: vars.color.fg.default,
    cursor: 'pointer',
    selectors: { [`${input}:focus-visible + &`]: focusRing },
  },
]);

export const help = style([
  text(13),
  { marginBlockStart: vars.space[8], color: vars.color.fg.muted },
]);

export const error = style([
  text(13),
  { marginBlockStart: vars.space[8], color: vars.color.tone.critical.fg },
]);
