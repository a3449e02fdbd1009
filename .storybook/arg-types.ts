import type { Preview } from '@storybook/react-vite';
import { space, textSizes } from '../packages/tokens/src/primitives/scales.ts';
import { themeNames } from '../packages/tokens/src/themes/names.ts';
import { appearances, tones } from '../packages/tokens/src/themes/theme.types.ts';
import type { LayoutElement } from '../packages/ui/src/internal/layout-props.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];
type DocgenType = { raw?: string; name?: string; value?: unknown; required?: boolean };
type Choice = string | number;

/** Resolved type aliases: the docs parser does not follow imports from other packages. */
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

/** Props inherited from a native element or another component. */
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

/** Types without a control: Storybook would offer to set up an absent value. */
const none = { disable: true };

/** Props that take an element rather than text. */
const elements =
  /^(leading|trailing|icon|trigger|action|actions|skeleton|tabBar|sideNav)$|header$/i;

/**
 * Formats types for the docs: without `| undefined`, unions by their members, and with a matching
 * control. By default Storybook labels each optional prop a "union" and offers a JSON editor for a
 * boolean.
 */
export const formatTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      read(argType, name, initialArgs[name]),
    ]),
  );

function read(argType: ArgType, name: string, arg: unknown): ArgType {
  // The story describes it better than its types.
  if (argType.options !== undefined || argType.control !== undefined) return argType;
  const type = (argType.type ?? {}) as DocgenType;
  const written = type.name === undefined ? inherited[name] : simplifyType(type, arg);
  if (written === undefined) return argType;
  const members = findMembers(written);
  const { defaultValue, ...rest } = argType.table ?? {};
  const table = {
    ...rest,
    ...(isLiteral(defaultValue?.summary) ? { defaultValue } : {}),
    type: { summary: members?.join(' | ') ?? written },
  };
  const required = type.required ?? false;
  const shown = { ...argType, table };
  if (members !== undefined) {
    const control = members.length > 4 ? 'select' : 'inline-radio';
    return {
      ...shown,
      type: { name: 'enum', value: [...members], required },
      options: members,
      control: { type: control },
    };
  }
  if (written === 'boolean' || written === 'number' || written === 'string') {
    return { ...shown, type: { name: written, required } };
  }
  if (written.includes('=>')) return { ...shown, type: { name: 'function', required } };
  const other = { ...shown, type: { name: 'other', value: written, required } } as ArgType;
  if (written === 'ReactNode') {
    const isText = typeof arg === 'string' || (arg === undefined && !elements.test(name));
    return { ...other, control: isText ? { type: 'text' } : none };
  }
  if (typeof arg === 'string') return { ...other, control: { type: 'text' } };
  // A component has no text form, and an absent value has no control.
  const isEdited = typeof arg === 'object' && arg !== null && !('$$typeof' in arg);
  return isEdited ? other : { ...other, control: none };
}

/** Whether a default can be read as it is; the description names one that is computed. */
const isLiteral = (text: string | undefined) =>
  text !== undefined && /^(?:'[^']*'|-?[\d_.]+|true|false|null)$/.test(text);

/** Simplifies a type: `((open: boolean) => void) | undefined` becomes `(open: boolean) => void`. */
function simplifyType({ raw, name, value }: DocgenType, arg: unknown): string | undefined {
  // The docs parser knows only the name of a readonly array.
  if (raw === undefined && value === 'unknown') return Array.isArray(arg) ? 'array' : 'object';
  const whole = raw ?? (typeof value === 'string' ? value : name);
  const defined = whole?.replace(/\s*\|\s*undefined$/, '').trim();
  return defined !== whole ? defined?.replace(/^\((.*)\)$/s, '$1') : defined;
}

/** The members of `'sm' | 'md'`, of `1 | 2`, or of an alias. */
function findMembers(written: string): readonly Choice[] | undefined {
  // A union of several lines begins with a bar.
  const parts = written
    .replace(/^\s*\|/, '')
    .split('|')
    .map((part) => part.trim());
  const literal = /^(?:'([^']*)'|(\d+))$/;
  if (!parts.every((part) => literal.test(part))) return choices[written];
  return parts.map((part) => {
    const [, word, number] = literal.exec(part) ?? [];
    return word ?? Number(number);
  });
}
