// Optical alignments, limits and wrapping of single elements, for which the kit's scales have no step.
import { ASYNC_PAGE_DELAY_MS } from '@parlor/api/constants';
import { unit, vars } from '@parlor/tokens';
import { keyframes, type StyleRule, style } from '@vanilla-extract/css';

/** Overrides the component's own rule, whichever style sheet loads first. */
const override = (rule: StyleRule) => style({ selectors: { '&&': rule } });

// Wrapping

/** As wide as its text, on one line. */
export const oneLine = override({ flex: 'none', whiteSpace: 'nowrap' });

export const noWrap = override({ whiteSpace: 'nowrap' });

/** Breaks inside a long word, such as an order number. */
export const breakAnywhere = override({ overflowWrap: 'anywhere' });

/** A value beside its label, which wraps first. */
export const besideLabel = override({
  flexShrink: 0,
  maxInlineSize: '70%',
  overflowWrap: 'anywhere',
});

/** Never narrower than its longest word: figures do not wrap. */
export const unbroken = override({ minInlineSize: 'min-content' });

/** A short, balanced paragraph. */
export const balanced = override({ maxInlineSize: '36ch', textWrap: 'balance' });

// Waiting

const appear = keyframes({ from: { visibility: 'hidden' } });

/** A placeholder that a quick load never shows; it has its place from the start. */
export const appearsLate = style({
  animation: `${appear} ${ASYNC_PAGE_DELAY_MS}ms step-end`,
});

// Widths and heights

export const name = override({ maxInlineSize: '12em' });
export const search = override({ maxInlineSize: unit(560) });
/** In large text it has a row of its own instead of two lines. */
export const shortSearch = override({ flexBasis: '10rem' });
export const invitation = override({ flexBasis: 180 });
export const walletColumns = override({ maxInlineSize: 1120 });
export const fullWidth = override({ maxInlineSize: '100%' });
/** Most of the window, where a centred message replaces the page. */
export const mostOfWindow = override({ minBlockSize: '70dvh' });
/** A sheet keeps its height while its content changes. */
export const steadySheet = override({ minBlockSize: 240 });
/** However long the text is, the game above stays visible. */
export const notice = override({ maxBlockSize: '30dvh', overflowY: 'auto' });

// Pictures

export const clipped = override({ overflow: 'hidden' });
export const fillPicture = override({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const widePicture = override({ inlineSize: '100%', blockSize: 'auto' });

// Alignment of a stroke or a label, not of its invisible box, with the gutter

export const atStart = override({ marginInlineStart: -14 });
export const atEnd = override({ marginInlineEnd: -5 });
export const atGutters = override({ marginInline: -16 });
export const pushedToEnd = override({ marginInlineStart: 'auto' });
/** Follows a line that is as high as a button. */
export const belowButton = override({ marginBlockStart: -16 });
export const results = override({ marginBlockStart: 8 });
export const belowStrip = override({ marginBlockStart: 12 });
/** Beside the first line of a text. */
export const besideFirstLine = override({ flex: 'none', marginBlockStart: 1 });
/** With a large font, twelve digits still fit beside their button on a phone. */
export const pillAmount = override({ fontSize: `min(${vars.text[17].size}, 6.4vw)` });
export const smallEndPadding = override({ paddingInlineEnd: 4 });
export const fieldPadding = override({ paddingInlineEnd: 12, whiteSpace: 'nowrap' });
export const roundButton = override({ inlineSize: 36, paddingInline: 0 });

// Positions

/** The box of a badge at the corner of an icon. */
export const badgeBox = override({ position: 'relative' });
export const badge = override({ position: 'absolute', insetBlockStart: 13, insetInlineStart: 51 });
/** The scroll position after a new choice: the strip below sticks under the sticky header. */
export const scrollTarget = override({
  marginBlockEnd: -12,
  scrollMarginBlockStart: 'var(--parlor-sticky-top, 0px)',
});
/** Over the art behind the page's header. */
export const overArt = override({ position: 'relative', zIndex: 1, marginBlockEnd: 16 });
/** Receives focus from code and shows no ring: it is no control. */
export const focusTarget = override({ outline: 'none' });
/** Keeps its space and shows nothing. */
export const invisible = override({ visibility: 'hidden' });
/** Stays beside a longer list, below the page's header, and scrolls by itself. */
export const besideList = override({
  position: 'sticky',
  insetBlockStart: 'calc(var(--parlor-sticky-top, 0px) + 12px)',
  maxBlockSize: 'calc(100dvh - var(--parlor-sticky-top, 0px) - 24px)',
  overflowY: 'auto',
});
/** A control that paper does not need. */
export const notPrinted = override({ '@media': { print: { display: 'none' } } });
