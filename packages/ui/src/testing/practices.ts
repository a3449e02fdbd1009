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
  Accordion: { accordion: ['is worked by keyboard'] },
  ActionSheet: { 'dialog-modal': ['is worked by keyboard', 'can be left without doing anything'] },
  AlertDialog: { alertdialog: ['is answered by keys alone'] },
  AmountField: 'native',
  AppShell: 'native',
  Banner: 'native',
  BonusCard: 'native',
  Button: { button: ['by click, Enter and space'] },
  CaptchaField: 'native',
  Card: 'native',
  Carousel: { carousel: ['arrow keys turn it'] },
  Checkbox: { checkbox: ['by its words and by space'] },
  ChipGroup: { toolbar: ['is entered once, arrows move within, and space chooses'] },
  CopyField: 'native',
  DataTable: 'native',
  DatePicker: {
    disclosure: ['Enter chooses, Escape leaves it as it was'],
    grid: ['%s moves to %s'],
  },
  DateRangePicker: { disclosure: ['by keys alone', 'what was begun and not applied is forgotten'] },
  DigitsField: 'native',
  Dialog: {
    'dialog-modal': ['Tab goes around inside', 'closes by cross, Escape and mask'],
  },
  EmptyState: 'native',
  FavoriteButton: { button: ['answers to Enter and space'] },
  Field: 'native',
  FilterSheet: { 'dialog-modal': ['is worked by keys alone', 'who leaves, leaves the list'] },
  FocusRing: 'native',
  FormSummary: 'native',
  GameRail: 'native',
  GameTile: 'native',
  IconButton: 'native',
  ImageUploader: 'native',
  ImageViewer: {
    'dialog-modal': ['Escape and the cross close it'],
    carousel: ['arrows, Home and End turn'],
  },
  LevelCard: 'native',
  Link: 'native',
  ListItem: 'native',
  MakerChip: 'native',
  Menu: { 'menu-button': ['opens by keyboard', 'Home, End and letters find'] },
  NoticeBar: 'native',
  NumericKeypad: 'native',
  OtpField: 'native',
  Pagination: 'native',
  PasswordField: 'native',
  PhoneField: 'native',
  Popover: { disclosure: ['opens by keyboard, takes focus'] },
  PromotionCard: 'native',
  PullToRefresh: 'native',
  RadioGroup: { radio: ['arrow keys move, choose, and skip'] },
  Rating: { radio: ['arrows move, choose, and stop at the ends'] },
  SearchField: 'native',
  SegmentedControl: { radio: ['arrow keys move and choose'] },
  Select: {
    combobox: [
      'opens, finds by letter',
      'escape closes without choosing',
      'moves by arrows, Home and End',
    ],
  },
  Sheet: { 'dialog-modal': ['closes by cross and Escape', 'the handle closes it by keyboard'] },
  SideNav: 'native',
  Switch: { switch: ['by its words, by space and by Enter'] },
  TabBar: 'native',
  Tabs: { tabs: ['arrows move, past what is disabled', 'Home and End lead to the ends'] },
  TextArea: 'native',
  TextField: 'native',
  Tooltip: { tooltip: ['shows at once for the keyboard'] },
  VirtualGrid: { grid: ['is one stop, and arrows move within', 'arrows go back too'] },
  WinnersTicker: 'native',
};
