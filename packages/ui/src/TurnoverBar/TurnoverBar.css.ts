import { toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: 24,
});

export const label = style([text(15, 'semibold'), { color: vars.color.fg.default }]);

export const met = style([
  text(13, 'semibold'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: toneVars.soft,
    color: toneVars.fg,
  },
]);

export const amounts = style([
  text(15),
  {
    margin: 0,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const current = style([text(20, 'semibold'), { color: vars.color.fg.default }]);

export const track = style({ marginBlock: vars.space[4] });

export const counted = style({ marginBlockStart: vars.space[8] });
