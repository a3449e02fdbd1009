import { media, vars } from '@parlor/tokens';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import type { ChildrenLayoutProps, Space } from './layout-props.ts';
import { buttonReset, focusRing } from './style.ts';

const space = { 0: '0', ...vars.space } satisfies Record<Space, string>;

/** A rule for each value of a prop. */
type Rules<Name extends keyof ChildrenLayoutProps> = Record<
  Extract<ChildrenLayoutProps[Name], string | number>,
  StyleRule
>;

function rules<Key extends PropertyKey>(
  values: Record<Key, string>,
  rule: (value: string) => StyleRule,
): Record<Key, StyleRule> {
  const entries = Object.entries<string>(values).map(([key, value]) => [key, rule(value)]);
  return Object.fromEntries(entries) as Record<Key, StyleRule>;
}

/**
 * Props whose value may depend on the width of the window. The query overrides the value of phones.
 */
const responsive = {
  padding: rules(space, (padding) => ({ padding })),
  paddingX: rules(space, (paddingInline) => ({ paddingInline })),
  paddingY: rules(space, (paddingBlock) => ({ paddingBlock })),
  paddingTop: rules(space, (paddingBlockStart) => ({ paddingBlockStart })),
  paddingBottom: rules(space, (paddingBlockEnd) => ({ paddingBlockEnd })),
  gap: rules(space, (gap) => ({ gap })),
  rowGap: rules(space, (rowGap) => ({ rowGap })),
  align: {
    start: { alignItems: 'flex-start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'flex-end' },
    baseline: { alignItems: 'baseline' },
    stretch: { alignItems: 'stretch' },
  } satisfies Rules<'align'>,
  justify: {
    start: { justifyContent: 'flex-start' },
    center: { justifyContent: 'center' },
    end: { justifyContent: 'flex-end' },
    between: { justifyContent: 'space-between' },
  } satisfies Rules<'justify'>,
  textAlign: rules({ start: 'start', center: 'center', end: 'end' }, (textAlign) => ({
    textAlign: textAlign as 'start' | 'center' | 'end',
  })) satisfies Rules<'textAlign'>,
};

/** Props with one value for every width. */
const fixed = {
  background: rules(
    {
      ...vars.color.bg,
      brand: vars.color.tone.brand.soft,
      critical: vars.color.tone.critical.soft,
    },
    (backgroundColor) => ({ backgroundColor }),
  ) satisfies Rules<'background'>,
  color: {
    default: { color: vars.color.fg.default },
    muted: { color: vars.color.fg.muted },
    brand: { color: vars.color.tone.brand.fg },
  } satisfies Rules<'color'>,
  radius: rules(vars.radius, (borderRadius) => ({ borderRadius })) satisfies Rules<'radius'>,
  border: rules(
    { subtle: vars.color.border.subtle, default: vars.color.border.default },
    (color) => ({
      boxShadow: `inset 0 0 0 1px ${color}`,
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    }),
  ) satisfies Rules<'border'>,
  grow: { true: { flex: 1 } },
  shrink: { false: { flex: 'none' } },
  minHeight: {
    target: { minBlockSize: 44 },
    bar: { minBlockSize: 56 },
    screen: { minBlockSize: '100dvh' },
  } satisfies Rules<'minHeight'>,
  maxWidth: {
    narrow: { maxInlineSize: 520 },
    read: { maxInlineSize: 720 },
  } satisfies Rules<'maxWidth'>,
};

export const root = style({ minInlineSize: 0 });

// A link or a button that is rendered as a layout.
globalStyle(`:where(a, button)${root}`, buttonReset);
globalStyle(`:is(a, button)${root}:focus-visible`, focusRing);

// One class for each value of each prop, named after both (`p-gap-16`, `p-desktop-gap-24`): layouts
// derive the names from their props, so that no table of class names has to load. The prefix keeps them
// apart from the classes of a host, such as Tailwind's `gap-16`; `:where` keeps their specificity at one
// class.
for (const [prefix, query] of [
  ['', undefined],
  ['desktop-', media.desktop],
] as const) {
  for (const [name, values] of Object.entries(query ? responsive : { ...responsive, ...fixed })) {
    for (const [value, rule] of Object.entries<StyleRule>(values)) {
      globalStyle(
        `:where(${root}).p-${prefix}${name}-${value}`,
        query ? { '@media': { [query]: rule } } : rule,
      );
    }
  }
}

globalStyle(`${root}.p-interactive-true:hover`, {
  '@media': { [media.hover]: { backgroundColor: vars.color.bg.sunken } },
});

// Hairlines between the children.
globalStyle(`${root}.p-divided-true > * + *`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
globalStyle(`${root}.p-only-phone`, { '@media': { [media.desktop]: { display: 'none' } } });
globalStyle(`${root}.p-only-desktop`, {
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});
