import { type patterns, practices } from '../testing/practices.ts';

type Pattern = keyof typeof patterns;
export type KeyRow = readonly [keys: string, effect: string];

/** What the keys of each pattern of the ARIA practices do. */
const keysOf: Readonly<Record<Pattern, readonly KeyRow[]>> = {
  accordion: [
    ['Tab', 'Moves to the titles.'],
    ['Enter, Space', 'Shows or hides the section.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous title.'],
    ['Home, End', 'Moves to the first or last title.'],
  ],
  alertdialog: [
    ['Tab, Shift + Tab', 'Moves between the answers.'],
    ['Enter', 'Activates the focused answer. Focus starts on the safe one.'],
    ['Escape', 'Declines.'],
  ],
  button: [['Enter, Space', 'Activates it.']],
  carousel: [['Arrow right, Arrow left', 'Shows the next or previous slide.']],
  checkbox: [['Space', 'Checks or unchecks it.']],
  combobox: [
    ['Enter', 'Opens the list, or selects the highlighted option.'],
    ['Arrow down, Arrow up', 'Opens the list, or moves to the next or previous option.'],
    ['Home, End', 'Moves to the first or last option.'],
    ['Letters', 'Find an option.'],
    ['Escape', 'Closes the list without selecting.'],
  ],
  'dialog-modal': [
    ['Tab, Shift + Tab', 'Moves within the dialog.'],
    ['Escape', 'Closes it and returns focus to the opener.'],
  ],
  disclosure: [
    ['Enter', 'Shows or hides the content.'],
    ['Escape', 'Hides it and returns focus to the trigger.'],
  ],
  grid: [
    ['Arrow keys', 'Move by a cell.'],
    ['Home, End', 'Moves to the first or last cell of the row.'],
    ['Page up, Page down', 'Moves by a page, in a calendar by a month.'],
  ],
  'menu-button': [
    ['Enter, Arrow down', 'Opens the menu.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous item.'],
    ['Home, End', 'Moves to the first or last item.'],
    ['Escape', 'Closes the menu.'],
  ],
  radio: [
    ['Tab', 'Moves to the selected option.'],
    ['Arrow keys', 'Move to another option and select it.'],
  ],
  switch: [['Space, Enter', 'Turns it on or off.']],
  tabs: [
    ['Tab', 'Moves to the selected tab, then into its panel.'],
    ['Arrow keys', 'Move to another tab; by default they select it.'],
    ['Home, End', 'Moves to the first or last tab.'],
  ],
  toolbar: [
    ['Tab', 'Moves to the group, which is one tab stop.'],
    ['Arrow right, Arrow left', 'Moves within the group.'],
    ['Space', 'Activates the focused item.'],
  ],
  tooltip: [
    ['Tab', 'Shows it while its trigger has focus.'],
    ['Escape', 'Hides it.'],
  ],
};

const native: readonly KeyRow[] = [
  ['Tab, Shift + Tab', 'Moves to the next or previous control.'],
  ['Enter, Space', 'Activates the focused control, as in the browser.'],
];

/** The keyboard table of a component; empty when nothing in it takes focus. */
export function getKeyRows(name: string): readonly KeyRow[] {
  const practice = practices[name];
  if (practice === undefined) return [];
  if (practice === 'native') return native;
  return Object.keys(practice).flatMap((pattern) => keysOf[pattern as Pattern]);
}
