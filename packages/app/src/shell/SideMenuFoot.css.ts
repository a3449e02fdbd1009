import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../components/style.ts';

export const root = style({ display: 'flex', alignItems: 'center' });

const button = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
  },
});

export const theme = style([
  button,
  text(15),
  {
    flex: 1,
    minInlineSize: 0,
    gap: vars.space[12],
    paddingBlock: vars.space[4],
    paddingInline: `${vars.space[12]} ${vars.space[4]}`,
    color: vars.color.fg.default,
    textAlign: 'start',
  },
]);

/** In two lines where one is too short for a language. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const language = style([
  button,
  text(13),
  {
    flexShrink: 0,
    gap: vars.space[4],
    paddingInline: `${vars.space[4]} ${vars.space[8]}`,
    color: vars.color.fg.muted,
    whiteSpace: 'nowrap',
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  },
]);
