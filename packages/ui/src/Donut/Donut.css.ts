import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { oneLine, text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[24],
  margin: 0,
  minInlineSize: 0,
});

export const ring = style({ position: 'relative', flex: '0 1 10rem', minInlineSize: '7.5rem' });

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

export const track = style({ fill: 'none', stroke: vars.color.border.subtle });

export const arc = style({
  fill: toneVars.solid,
  // A gap between neighbours, so that colour is not the only distinction.
  stroke: vars.color.bg.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Canvas', strokeWidth: 2 } },
});

export const middle = style([
  text(15, 'semibold'),
  {
    position: 'absolute',
    inset: '18%',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);

export const over = style([text(12), { color: vars.color.fg.muted }]);

/** A container so narrow, relative to its text, that the amount takes a line of its own. */
const narrow = '(max-width: 19em)';

export const rows = style({
  containerType: 'inline-size',
  flex: '1 1 13.75rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: vars.space[12],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const row = style([
  text(15),
  {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minBlockSize: 36,
  },
]);

export const key = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: 4,
  backgroundColor: toneVars.solid,
  forcedColorAdjust: 'none',
});

export const name = style({
  ...oneLine,
  color: vars.color.fg.default,
  '@container': { [narrow]: { whiteSpace: 'normal' } },
});

export const share = style([
  text(13),
  {
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '@container': { [narrow]: { gridColumn: '3 / -1' } },
  },
]);

export const amount = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
});
