import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  gridTemplateRows: '160px auto',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
});

/** What is larger than the frame is cut off; fixed parts of a component stay inside. */
export const frame = style({
  contain: 'strict',
  transform: 'translate(0)',
  display: 'grid',
  alignItems: 'safe center',
  padding: vars.space[16],
  backgroundColor: vars.color.bg.page,
});

export const thumbnail = style({ zoom: 0.6, minInlineSize: 0 });

// Its layout is that of the window, not that of the frame.
globalStyle(`${thumbnail}:has(> [data-component="AppShell"])`, { zoom: 0.2 });

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: vars.space[12],
});
