import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const intro = style({ display: 'grid', gap: vars.space[4] });

export const write = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const form = style({ display: 'grid', gap: vars.space[20] });

export const submit = style({ display: 'grid', gap: vars.space[8] });

export const earlier = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});

export const written = style({ display: 'grid', gap: vars.space[12] });

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const content = style([
  text(15),
  { color: vars.color.fg.default, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);

export const images = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const image = style({
  display: 'block',
  inlineSize: 72,
  blockSize: 72,
  borderRadius: vars.radius.thumbnail,
  overflow: 'hidden',
  backgroundColor: vars.color.bg.sunken,
  selectors: { '&:focus-visible': focusRing },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

// What customer service says stands apart from what the player said.
export const answer = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.fg.default,
});
