import { media, vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
      gap: vars.space[16],
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: '88px auto',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  '@media': { [media.tablet]: { gridTemplateRows: '160px auto' } },
});

/** What is larger than the frame is cut off; fixed parts of a component stay inside. */
export const frame = style({
  contain: 'strict',
  transform: 'translate(0)',
  display: 'grid',
  alignItems: 'safe center',
  padding: vars.space[8],
  backgroundColor: vars.color.bg.page,
  '@media': { [media.tablet]: { padding: vars.space[16] } },
});

export const thumbnail = style({
  zoom: 0.35,
  minInlineSize: 0,
  '@media': { [media.tablet]: { zoom: 0.6 } },
});

// Its layout is that of the window, not that of the frame.
globalStyle(`${thumbnail}:has(> [data-component="AppShell"])`, { zoom: 0.2 });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[8],
  fontSize: vars.text[12].size,
  lineHeight: vars.text[12].line,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.tablet]: {
      padding: vars.space[12],
      fontSize: vars.text[15].size,
      lineHeight: vars.text[15].line,
    },
  },
});
