import type { Preview } from '@storybook/react-vite';
import { space, textSizes } from '../packages/tokens/src/primitives/scales.ts';
import { appearances, themeNames, tones } from '../packages/tokens/src/themes/theme.types.ts';
import type { LayoutElement } from '../packages/ui/src/internal/layout.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];
type Written = { raw?: string; name?: string; value?: unknown; required?: boolean };
type Choice = string | number;

/** What stands behind names: what reads the docs does not follow an import from another package. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  AmountRounding: ['exact', 'floor', 'ceil'],
  AmountSign: ['auto', 'always', 'never'],
  AppearanceChoice: [...appearances, 'system'],
  HeadingLevel: [1, 2, 3, 4, 5, 6],
  "IconProps['size']": [12, 16, 18, 20, 24, 28, 32, 40],
  LayoutElement: [
    'div',
    'section',
    'article',
    'aside',
    'header',
    'footer',
    'nav',
    'main',
    'ul',
    'ol',
    'li',
    'dl',
    'p',
    'span',
  ] satisfies LayoutElement[],
  Space: [0, ...Object.keys(space).map(Number)],
  TextSize: textSizes,
  ThemeName: themeNames,
  Tone: tones,
};

/** Of props that come with the browser's own element, or from another component. */
const inherited: Readonly<Record<string, string>> = {
  autoComplete: 'string',
  children: 'ReactNode',
  defaultOpen: 'boolean',
  disabled: 'boolean',
  href: 'string',
  loading: 'boolean',
  maxLength: 'number',
  onClick: '(event: MouseEvent) => void',
  placeholder: 'string',
  shape: "'rounded' | 'pill'",
  size: "'sm' | 'md' | 'lg'",
  style: 'CSSProperties',
  throttle: 'number',
  title: 'ReactNode',
  tone: 'Tone',
  trigger: 'ReactNode',
  variant: "'solid' | 'soft' | 'outline' | 'ghost'",
};

/** Storybook would offer to set up what is merely absent. */
const none = { disable: true };

/** Filled by an element rather than by words. */
const elements =
  /^(leading|trailing|icon|trigger|action|actions|skeleton|tabBar|sideNav)$|header$/i;

/**
 * Shows types as they are meant: without the `| undefined` that the compiler wants, choices by their
 * names, and a control that fits. What Storybook reads by itself calls each optional prop a "union",
 * and offers a box of JSON for a switch.
 */
export const readTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      read(argType, name, initialArgs[name]),
    ]),
  );

function read(argType: ArgType, name: string, arg: unknown): ArgType {
  // Its story says more of it than its types.
  if (argType.options !== undefined || argType.control !== undefined) return argType;
  const type = (argType.type ?? {}) as Written;
  const written = type.name === undefined ? inherited[name] : writtenType(type, arg);
  if (written === undefined) return argType;
  const chosen = choicesOf(written);
  const table = {
    ...argType.table,
    type: { summary: chosen?.join(' | ') ?? written },
  };
  const required = type.required ?? false;
  const shown = { ...argType, table };
  if (chosen !== undefined) {
    const control = chosen.length > 4 ? 'select' : 'inline-radio';
    return {
      ...shown,
      type: { name: 'enum', value: [...chosen], required },
      options: chosen,
      control: { type: control },
    };
  }
  if (written === 'boolean' || written === 'number' || written === 'string') {
    return { ...shown, type: { name: written, required } };
  }
  if (written.includes('=>')) return { ...shown, type: { name: 'function', required } };
  const other = { ...shown, type: { name: 'other', value: written, required } } as ArgType;
  if (written === 'ReactNode') {
    const isWords = typeof arg === 'string' || (arg === undefined && !elements.test(name));
    return { ...other, control: isWords ? { type: 'text' } : none };
  }
  if (typeof arg === 'string') return { ...other, control: { type: 'text' } };
  // A component cannot be written down, and nothing can be edited where nothing is.
  const isEdited = typeof arg === 'object' && arg !== null && !('$$typeof' in arg);
  return isEdited ? other : { ...other, control: none };
}

/** As a person would write it: `((open: boolean) => void) | undefined` is `(open: boolean) => void`. */
function writtenType({ raw, name, value }: Written, arg: unknown): string | undefined {
  // Of a list that may not be changed, the docs are told nothing but its name.
  if (raw === undefined && value === 'unknown') return Array.isArray(arg) ? 'array' : 'object';
  const whole = raw ?? (typeof value === 'string' ? value : name);
  const defined = whole?.replace(/\s*\|\s*undefined$/, '').trim();
  return defined !== whole ? defined?.replace(/^\((.*)\)$/s, '$1') : defined;
}

/** The choices of `'sm' | 'md'`, of `1 | 2`, or behind a name. */
function choicesOf(written: string): readonly Choice[] | undefined {
  const parts = written.split('|').map((part) => part.trim());
  const literal = /^(?:'([^']*)'|(\d+))$/;
  if (!parts.every((part) => literal.test(part))) return choices[written];
  return parts.map((part) => {
    const [, word, number] = literal.exec(part) ?? [];
    return word ?? Number(number);
  });
}
