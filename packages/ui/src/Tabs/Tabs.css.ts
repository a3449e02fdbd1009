import { media, vars } from '@parlor/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/** The panel is beside a vertical list, or below it where there is no room. */
export const root = style({
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: vars.space[24],
      rowGap: vars.space[12],
    },
  },
});

const vertical = '&[data-orientation="vertical"]';
/** In a column: labels wrap, and nothing scrolls or fades out. */
const column = {
  flexDirection: 'column',
  overflow: 'visible',
  contain: 'none',
  maskImage: 'none',
  gap: vars.space[4],
  padding: 0,
} as const;

const row = {
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  // Never stretches its container, however many tabs it holds.
  contain: 'inline-size',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' }, [vertical]: column },
} as const;

export const bar = style({
  minInlineSize: 0,
  selectors: {
    [`${root}[data-orientation="vertical"] > &`]: {
      flex: '0 1 auto',
      margin: 0,
      boxShadow: 'none',
    },
  },
});

export const sticky = style({
  backgroundColor: vars.color.bg.page,
  position: 'sticky',
  // Below all other sticky content at the top; the page sets its height.
  insetBlockStart: 'var(--parlor-sticky-top, 0px)',
  zIndex: vars.z.sticky,
});

export const barVariant = styleVariants({
  underline: { boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}` },
  strip: {
    // To the edges of the phone, where the last tab is cut.
    marginInline: `calc(-1 * ${vars.space[16]})`,
    boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}, inset 0 1px 0 ${vars.color.border.subtle}`,
    '@media': { [media.desktop]: { marginInline: 0, boxShadow: 'none' } },
  },
});

export const list = styleVariants({
  underline: { ...row, gap: vars.space[24] },
  strip: {
    ...row,
    gap: vars.space[4],
    paddingInline: vars.space[16],
    paddingBlock: vars.space[8],
    scrollPaddingInline: vars.space[40],
    // Fades out at the edge, which shows that there is more.
    maskImage:
      'linear-gradient(to right, transparent, #000 12px, #000 calc(100% - 32px), transparent)',
    selectors: {
      ...row.selectors,
      '[dir="rtl"] &': {
        maskImage:
          'linear-gradient(to left, transparent, #000 12px, #000 calc(100% - 32px), transparent)',
      },
    },
    '@media': {
      [media.desktop]: {
        maskImage: 'none',
        paddingInline: 0,
        selectors: { '[dir="rtl"] &': { maskImage: 'none' } },
      },
    },
  },
});

const tabBase = style([
  buttonReset,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    color: vars.color.fg.muted,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '[data-orientation="vertical"] > &': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '&:disabled, &[aria-disabled]': { cursor: 'default', color: vars.color.fg.subtle },
    },
  },
]);

export const tab = styleVariants({
  underline: [
    tabBase,
    text(15, 'medium'),
    {
      position: 'relative',
      selectors: {
        '&[data-state="active"]': {
          color: vars.color.tone.brand.fg,
          fontWeight: vars.weight.semibold,
        },
        '&[data-state="active"]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: 2,
          borderRadius: 2,
          backgroundColor: vars.color.tone.brand.solid,
        },
        // In a column the line is before the label.
        '[data-orientation="vertical"] > &': { paddingInlineStart: vars.space[12] },
        '[data-orientation="vertical"] > &::after': {
          insetBlock: vars.space[8],
          insetInline: '0 auto',
          inlineSize: 2,
          blockSize: 'auto',
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled, [aria-disabled])': { color: vars.color.fg.default },
          },
        },
        [media.forcedColors]: {
          selectors: { '&[data-state="active"]::after': { backgroundColor: 'Highlight' } },
        },
      },
    },
  ],
  strip: [
    tabBase,
    text(15, 'medium'),
    {
      paddingInline: vars.space[12],
      borderRadius: vars.radius.full,
      selectors: {
        '&[data-state="active"]': {
          backgroundColor: vars.color.tone.brand.soft,
          color: vars.color.tone.brand.fg,
          fontWeight: vars.weight.semibold,
          paddingInline: vars.space[16],
        },
      },
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not([data-state="active"], :disabled, [aria-disabled])': {
              backgroundColor: vars.color.bg.sunken,
            },
          },
        },
        [media.forcedColors]: {
          selectors: { '&[data-state="active"]': { outline: '2px solid Highlight' } },
        },
      },
    },
  ],
});

export const icon = style({ display: 'inline-flex', flexShrink: 0 });

export const panel = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&:focus-visible': focusRing,
    [`${root}[data-orientation="vertical"] > &`]: { flex: '1 1 12rem', minInlineSize: 0 },
  },
});

export const withTrailing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
});

globalStyle(`${withTrailing} > [data-part="list"]`, { flex: 1, minInlineSize: 0 });

export const trailing = style({
  display: 'none',
  flexShrink: 0,
  '@media': { [media.desktop]: { display: 'block' } },
});
