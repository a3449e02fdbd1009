/**
 * The keys that a pattern of the ARIA practices requires
 * (https://www.w3.org/WAI/ARIA/apg/patterns/), with `or` where either axis is allowed.
 */
export const patterns = {
  accordion: ['Tab', 'Enter', 'Space', 'ArrowDown', 'Home', 'End'],
  alertdialog: ['Tab', 'Enter', 'Escape'],
  button: ['Enter', 'Space'],
  carousel: ['ArrowRight', 'ArrowLeft'],
  checkbox: ['Space'],
  combobox: ['Enter', 'ArrowDown', 'Home', 'End', 'Escape'],
  'dialog-modal': ['Tab', 'Escape'],
  disclosure: ['Enter', 'Escape'],
  grid: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'],
  'menu-button': ['Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape'],
  radio: ['Tab', 'ArrowRight or ArrowDown', 'ArrowLeft or ArrowUp'],
  switch: ['Space', 'Enter'],
  tabs: ['Tab', 'ArrowRight', 'ArrowLeft', 'Home', 'End'],
  toolbar: ['Tab', 'ArrowRight', 'ArrowLeft', 'Space'],
  tooltip: ['Tab', 'Escape'],
} as const;

type Pattern = keyof typeof patterns;

/**
 * `native` if all focusable elements are native ones with the browser's keyboard support: a button,
 * a link, an input. Otherwise the patterns, each with parts of the titles of the tests that press
 * all of its keys.
 */
export type Practice = 'native' | Readonly<Partial<Record<Pattern, readonly string[]>>>;

/** The keyboard practice of each component with focusable elements. */
export const practices: Readonly<Partial<Record<string, Practice>>> = {
  Accordion: {
    accordion: ['supports Enter, Space, arrows, Home and End, and skips disabled items'],
  },
  AlertDialog: {
    alertdialog: ['supports Tab between the answers, Enter to answer and Escape to decline'],
  },
  AmountField: 'native',
  AppShell: 'native',
  Banner: 'native',
  BonusCard: 'native',
  Button: { button: ['activates by click, Enter and Space'] },
  CallState: 'native',
  Callout: 'native',
  CaptchaField: 'native',
  Card: 'native',
  Carousel: { carousel: ['turns by arrow keys and keeps focus'] },
  Checkbox: { checkbox: ['toggles by its label and by Space'] },
  ChipGroup: { toolbar: ['is one tab stop, moves by arrows and selects by Space'] },
  Collapsible: { button: ['shows and hides its content by pointer and by keyboard'] },
  Combobox: {
    combobox: [
      'filters by typing and selects by Enter',
      'moves by arrows, Home and End past disabled options and closes by Escape',
    ],
  },
  CopyField: 'native',
  DataTable: 'native',
  DatePicker: {
    disclosure: ['select by Enter and close without a change by Escape'],
    grid: ['moves by %s to %s'],
  },
  DateRangePicker: {
    disclosure: ['selects a range by keyboard', 'discards a draft that was not applied'],
  },
  DigitsField: 'native',
  Dialog: {
    'dialog-modal': [
      'cycles focus by Tab and Shift+Tab',
      'closes by close button, Escape and scrim',
    ],
  },
  Drawer: {
    'dialog-modal': ['cycles focus by Tab', 'closes by close button, Escape and mask'],
  },
  EmptyState: 'native',
  FavoriteButton: { button: ['toggles by Enter and Space, and twice for two quick taps'] },
  Field: 'native',
  FilterSheet: {
    'dialog-modal': [
      'is operable by keyboard alone',
      'discards the draft on close and starts from the applied filters again',
    ],
  },
  GameRail: 'native',
  GameTile: 'native',
  IconButton: 'native',
  ImageUploader: 'native',
  ImageViewer: {
    'dialog-modal': ['closes by Escape and close button and restores focus'],
    carousel: ['turns by arrows, Home and End, and stops at the ends'],
  },
  LevelCard: 'native',
  Link: 'native',
  ListItem: 'native',
  MakerChip: 'native',
  Menu: {
    'menu-button': [
      'opens by keyboard, moves by arrows past disabled items, selects by Enter and closes by Escape',
      'finds items by Home, End and letters, and stops at the ends',
    ],
  },
  NoticeBar: 'native',
  NumericKeypad: 'native',
  OtpField: 'native',
  PasswordField: 'native',
  PhoneField: 'native',
  Popover: { disclosure: ['opens by keyboard, takes focus and restores it on Escape'] },
  PromotionCard: 'native',
  PullToRefresh: 'native',
  RadioGroup: { radio: ['moves, selects and skips disabled options by arrow keys'] },
  Rating: { radio: ['moves and selects by arrows and stops at the ends'] },
  SearchField: 'native',
  SegmentedControl: { radio: ['moves and selects by arrow keys'] },
  Select: {
    combobox: [
      'opens, finds by letter, selects and restores focus',
      'closes on Escape without selecting',
      'skips disabled options and moves by arrows, Home and End',
    ],
  },
  Sheet: {
    'dialog-modal': [
      'closes by close button and Escape',
      'closes by keyboard on its handle: Enter, Space and ArrowDown',
    ],
  },
  SideNav: 'native',
  Switch: { switch: ['toggles by its label, Space and Enter'] },
  TabBar: 'native',
  Tabs: {
    tabs: [
      'moves by arrows past disabled tabs and around the ends, and by Tab into the panel',
      'moves by Home and End to the ends and wraps backwards',
    ],
  },
  TextArea: 'native',
  TextField: 'native',
  Toast: 'native',
  Tooltip: {
    tooltip: ['shows at once on keyboard focus, describes its trigger and closes on Escape'],
  },
  VirtualGrid: {
    grid: [
      'is one tab stop with arrow keys, also to cells that are not rendered',
      'moves back by arrows, by Home and End in a row, and by equal pages',
    ],
  },
  WinnersTicker: 'native',
};
