import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Descriptions of common props. A component's own description takes precedence. */
export const glossary: Readonly<Record<string, string>> = {
  'aria-label': 'Accessible name.',
  autoComplete: 'What the browser may autofill, as in HTML.',
  checked: 'Whether it is on.',
  children: 'Content.',
  className: 'For layout on the page, not for restyling.',
  concealed: 'Shows dots in place of figures.',
  cover: 'The picture: its URL, and the color shown until it has loaded.',
  defaultChecked: 'Whether it is on initially, when uncontrolled.',
  defaultOpen: 'Whether it is open initially, when uncontrolled.',
  defaultPaused: 'Whether it is paused initially.',
  defaultValue: 'The initial value, when uncontrolled.',
  description: 'Text under the title. Screen readers announce it with the title.',
  disabled: 'Shown, but not available.',
  error: 'The error message with the remedy. It replaces the help text.',
  exponent: 'Number of decimals of the minor unit of the currency, 0 to 3. Default 2.',
  help: 'Help text below the control.',
  hideLabel: 'Hides the label visually; screen readers still announce it.',
  hideTitle: 'Hides the title visually; screen readers still announce it.',
  href: 'The URL of the link.',
  icon: 'An icon of `lucide-react`, imported by name.',
  items: 'The items, in display order.',
  label: 'The visible label or the accessible name.',
  labels:
    'Overrides the default texts. By default they come from `LabelsProvider`, else they are English.',
  leading: 'Content before the text, usually an `Icon`.',
  loading: 'Shows that the action is in progress.',
  max: 'The last day, or the maximum.',
  maxLength: 'Maximum number of characters.',
  name: 'The displayed name, or the name of the form field.',
  onClick: 'Called when it is activated.',
  onClose: 'Shows a close button. Called when it is activated.',
  onOpenChange: 'Called when it opens or closes; when controlled, when it should.',
  onValueChange: 'Called with the new value when the player changes it.',
  open: 'Whether it is open.',
  placeholder: 'Shown while there is no value: an example, never the name of the field.',
  pressed: 'Whether it is on.',
  required: 'Whether a value is required.',
  shape: 'The rounding of its corners.',
  size: 'A size of the kit’s scale.',
  style: 'Inline styles, for layout on the page.',
  symbol: 'Currency symbol, before the figures.',
  tabs: 'The tabs, in display order.',
  text: 'The message.',
  throttle: 'Ignores further presses for this time, in ms. Default 1000.',
  title: 'The heading.',
  titleAs: 'Heading level of the title in the outline of the page.',
  tone: 'The meaning: one of seven tones, never a color.',
  trailing: 'Content after the text, usually an `Icon`.',
  trigger: 'The element that opens it: one element that takes a ref, such as a `Button`.',
  type: 'The `type` attribute of the element.',
  value: 'The current value.',
  variant: 'The look, by emphasis.',
};

/** Props that make a component controlled, where it can be uncontrolled as well. */
const controlling = new Set(['checked', 'open', 'value']);
const UNCONTROLLED = ' Controlled with this prop, uncontrolled without it.';

/** Adds the common descriptions to props without their own. */
export const describeCommonProps: Enhancer = ({ argTypes, initialArgs }) => {
  // Props that only a story sets, such as `children`, are in the table as well.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const argType = argTypes[name] ?? { name };
      const isOptional = controlling.has(name) && isRequired(argType) === false;
      const common = glossary[name] && `${glossary[name]}${isOptional ? UNCONTROLLED : ''}`;
      const description = argType.description || common;
      if (description !== undefined) return [[name, { ...argType, description }]];
      return name in argTypes ? [[name, argType]] : [];
    }),
  );
};

/** Undefined where the type of the prop is not known. */
const isRequired = ({ type }: { type?: unknown }) =>
  typeof type === 'object' && type !== null && 'required' in type ? type.required : undefined;
