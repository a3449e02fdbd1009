import { media, vars } from '@parlor/tokens';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import type { ChildrenLayoutProps } from './layout-props.ts';
import { buttonReset, focusRing } from './style.ts';

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

/** Props whose value is a step of the space scale, and may depend on the width of the window. */
const spaced = {
  padding: 'padding',
  paddingX: 'paddingInline',
  paddingY: 'paddingBlock',
  paddingTop: 'paddingBlockStart',
  paddingBottom: 'paddingBlockEnd',
  gap: 'gap',
  rowGap: 'rowGap',
} as const satisfies Record<string, keyof StyleRule>;

/** Other props whose value may depend on the width of the window. The query overrides the value of phones. */
const responsive = {
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

// Layouts derive the names of classes and variables from their props, so that no table of them has to
// load: one class for each value of a prop (`p-align-center`, `p-desktop-align-start`), and for a step of
// the space scale the class `p-gap`, which reads the variable `--p-gap` of its element. The prefix keeps
// them apart from the classes of a host, such as Tailwind's `gap-16`; `:where` keeps their specificity at
// one class.
const layout = `:where(${root})`;
for (const [prefix, query] of [
  ['', undefined],
  ['desktop-', media.desktop],
] as const) {
  const at = (rule: StyleRule) => (query ? { '@media': { [query]: rule } } : rule);
  for (const [name, property] of Object.entries(spaced)) {
    const step = `p-${prefix}${name}`;
    globalStyle(`${layout}.${step}`, at({ [property]: `var(--${step})` }));
  }
  for (const [name, values] of Object.entries(query ? responsive : { ...responsive, ...fixed })) {
    for (const [value, rule] of Object.entries<StyleRule>(values)) {
      globalStyle(`${layout}.p-${prefix}${name}-${value}`, at(rule));
    }
  }
}

globalStyle(`${root}.p-interactive-true:hover`, {
  '@media': { [media.hover]: { backgroundColor: vars.color.bg.sunken } },
});

// Hairlines between the children.
globalStyle(`${root}.p-divided-true > :not(:first-child)`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
globalStyle(`${root}.p-only-phone`, { '@media': { [media.desktop]: { display: 'none' } } });
globalStyle(`${root}.p-only-desktop`, {
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});
