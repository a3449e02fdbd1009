import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text, visuallyHidden } from '../internal/style.ts';

export const column = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[12],
  borderRadius: 'inherit',
});

/** Shared by the textarea and by the replica that sizes it. */
const textStyle = style([
  text(17),
  {
    gridArea: '1 / 1',
    minInlineSize: 0,
    margin: 0,
    border: 0,
    paddingBlock: 0,
    paddingInline: vars.space[16],
    fontFamily: vars.font.body,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

/** As high as its text: an invisible replica of the text in the same grid cell stretches it. */
export const grow = style([
  text(17),
  {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
  },
]);

export const replica = style([textStyle, { visibility: 'hidden', pointerEvents: 'none' }]);

export const input = style([
  textStyle,
  {
    inlineSize: '100%',
    blockSize: '100%',
    resize: 'none',
    appearance: 'none',
    background: 'none',
    color: vars.color.fg.default,
    caretColor: vars.color.tone.brand.solid,
    outline: 'none',
    overscrollBehavior: 'contain',
    selectors: {
      '&::placeholder': { color: vars.color.fg.muted, opacity: 1 },
      '&:disabled': { color: vars.color.fg.muted, WebkitTextFillColor: 'currentColor' },
    },
  },
]);

export const count = style([
  text(12),
  {
    alignSelf: 'flex-end',
    paddingInline: vars.space[16],
    marginBlockStart: vars.space[4],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-full]': { color: vars.color.fg.default, fontWeight: vars.weight.semibold },
      '&[data-over]': {
        color: vars.color.tone.critical.fg,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  },
]);

export const status = style(visuallyHidden);
