import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Descriptions of common props. A component's own description takes precedence. */
export const glossary: Readonly<Record<string, string>> = {
  'aria-label': 'Its name for screen readers.',
  autoComplete: 'What the browser may fill in.',
  checked: 'Whether it is on. With it the owner decides; without it the component does.',
  children: 'What it holds.',
  className: 'For its place on the page. How it looks is its own.',
  concealed: 'Shows dots in place of figures.',
  cover: 'The picture: its address, and the colour that stands in for it until it is there.',
  defaultChecked: 'Whether it is on at the start, where nobody else decides.',
  defaultOpen: 'Whether it is open at the start, where nobody else decides.',
  defaultPaused: 'Whether it rests at the start.',
  defaultValue: 'What is chosen or written at the start, where nobody else decides.',
  description: 'Under the title; read out together with it.',
  disabled: 'Shown, and not to be used now.',
  error: 'What is wrong and how to mend it. Replaces the help while it is there.',
  exponent: 'Digits of the minor unit of the currency, 0 to 3. Default 2.',
  help: 'Advice that is there before anything goes wrong.',
  hideLabel: 'Leaves the label to screen readers.',
  hideTitle: 'Leaves the title to screen readers.',
  href: 'Where it leads.',
  icon: 'An icon of lucide, imported by its name.',
  items: 'In the order in which they stand.',
  label: 'What it is called, on the screen or for screen readers.',
  labels: 'What it says by itself. Default: in the language of the `LabelsProvider`, else English.',
  leading: 'Before the words, usually an `Icon`.',
  loading: 'While what it began is going on.',
  max: 'The last or the most that may be chosen.',
  maxLength: 'At most so many characters.',
  name: 'What it is called, or the name under which a form sends it.',
  onClick: 'Called when it is pressed, as of the browser’s own element.',
  onClose: 'Draws the cross, and is called when it is pressed.',
  onOpenChange: 'Called when it opens or closes, or would.',
  onPressedChange: 'Called with what it becomes when it is pressed.',
  onValueChange: 'Called with what is chosen or written, whenever a person changes it.',
  open: 'Whether it is open. With it the owner decides; without it the component does.',
  placeholder: 'In place of a value: an example, never the name of the field.',
  pressed: 'Whether it is on.',
  required: 'Whether it must be filled in.',
  shape: 'How round it is.',
  size: 'How large it is, as the scale of the kit has it.',
  style: 'For its place on the page, as of the browser’s own element.',
  symbol: 'Of the currency, before the figure.',
  tabs: 'In the order in which they stand.',
  text: 'What it says.',
  throttle: 'For so long a second press does not count, in ms. Default 1000.',
  title: 'Its heading.',
  titleAs: 'Level of the title in the outline of the page.',
  tone: 'What it means: one of seven tones, never a colour.',
  trailing: 'After the words, usually an `Icon`.',
  trigger: 'Opens it; one element that takes a ref, such as a `Button`.',
  type: 'As of the browser’s own element.',
  value: 'What is chosen or written. With it the owner decides; without it the component does.',
  variant: 'How much it stands out.',
};

/** Adds the common descriptions to props without their own. */
export const explainCommon: Enhancer = ({ argTypes, initialArgs }) => {
  // Props that only a story sets, such as `children`, are in the table as well.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const argType = argTypes[name] ?? { name };
      const description = argType.description || glossary[name];
      if (description !== undefined) return [[name, { ...argType, description }]];
      return name in argTypes ? [[name, argType]] : [];
    }),
  );
};
