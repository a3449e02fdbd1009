import { media } from '../media.ts';
import { toCss } from './css.ts';
import type { Theme } from './theme.types.ts';

export interface ThemeRule {
  selector: string;
  media?: string;
  /** Custom properties by name. */
  vars: Record<`--p-${string}`, string>;
}

/**
 * The rules of one theme. `data-theme` and `data-appearance` on any element set the theme of
 * everything inside it; an element that sets the appearance also names the theme. Without
 * `data-appearance`, the device decides. A default theme also applies to a page that names none.
 */
export function themeRules(name: string, theme: Theme, isDefault = false): ThemeRule[] {
  const light = properties(toCss(theme.light));
  const dark = properties(toCss(theme.dark));
  const inDark = { vars: differing(dark, light) };
  const themed = (state = '') => {
    const named = `[data-theme="${name}"]${state}`;
    return isDefault ? `:root:not([data-theme])${state}, ${named}` : named;
  };
  return [
    { selector: themed(), vars: light },
    { selector: themed(':not([data-appearance])'), media: media.dark, ...inDark },
    { selector: themed('[data-appearance="dark"]'), ...inDark },
  ];
}

type Properties = ThemeRule['vars'];

/** Name of the custom property at a path of tokens: `--p-color-bg-page`. */
export const propertyName = (path: readonly string[]) => `p-${path.join('-')}`;

function properties(group: object, path: readonly string[] = []): Properties {
  return Object.assign(
    {},
    ...Object.entries(group).map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? properties(value, [...path, key])
        : { [`--${propertyName([...path, key])}`]: value },
    ),
  );
}

/** The properties whose values differ from those of the other appearance. */
function differing(vars: Properties, other: Properties): Properties {
  const entries = Object.entries(vars) as [keyof Properties, string][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== other[name]));
}
