import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { oneLine, text } from '../internal/style.ts';

export const root = style({
  display: 'grid',
  // Equal sides keep the title centred, whatever is beside it.
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 56,
  paddingInline: vars.space[16],
  // The gutter of a page in AppShell.
  '@media': { [media.desktop]: { paddingInline: vars.space[32] } },
  backgroundColor: vars.color.bg.page,
});

/** Without a title: in large text the trailing content wraps to another line. */
export const untitled = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  rowGap: 0,
});

export const sticky = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky });

export const side = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space[4],
});

export const end = style({
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  color: vars.color.fg.muted,
  // Aligns the stroke of an icon, not its target, with the gutter.
  selectors: { '&:has(> [data-component="IconButton"]:last-child)': { marginInlineEnd: -10 } },
});

/** Aligns the stroke of an icon, not its target, with the gutter. */
export const back = style({ marginInlineStart: -12 });

export const title = style([
  text(17, 'semibold'),
  oneLine,
  { margin: 0, textAlign: 'center', color: vars.color.fg.default },
]);
