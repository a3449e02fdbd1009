import type { Indexer } from 'storybook/internal/types';

/** Other names of components, by title. The sidebar's search finds them. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  'Media/Accordion': ['collapse', 'disclosure', 'FAQ'],
  'Data/Badge': ['counter', 'notification dot'],
  'Data/Collapsible': ['disclosure', 'details', 'show more'],
  'Data/DataTable': ['grid', 'columns'],
  'Data/Donut': ['pie chart'],
  'Data/Tag': ['chip', 'label', 'pill'],
  'Feedback/Callout': ['alert', 'banner', 'message', 'note'],
  'Feedback/EmptyState': ['blank slate', 'no results'],
  'Feedback/ErrorState': ['failure', 'retry'],
  'Forms/ChipGroup': ['filter chips', 'toggle group'],
  'Forms/Combobox': ['autocomplete', 'typeahead', 'autosuggest'],
  'Forms/DatePicker': ['calendar'],
  'Forms/DateRangePicker': ['calendar', 'period'],
  'Forms/ImageUploader': ['file input', 'drop zone'],
  'Forms/OtpField': ['PIN', 'verification code'],
  'Forms/SearchField': ['search input'],
  'Forms/Select': ['dropdown', 'combobox', 'listbox'],
  'Forms/Switch': ['toggle'],
  'Forms/TextArea': ['multi-line input'],
  'Forms/TextField': ['input', 'text box'],
  'Foundation/Skeleton': ['placeholder', 'loading'],
  'Foundation/Spinner': ['loader', 'loading'],
  'Media/Carousel': ['slider', 'banner'],
  'Media/ImageViewer': ['lightbox', 'zoom'],
  'Media/VirtualGrid': ['virtualized list', 'windowing', 'overscan'],
  'Money/Amount': ['currency', 'price', 'balance'],
  'Shell/AlertDialog': ['confirmation', 'modal'],
  'Shell/Dialog': ['modal', 'popup'],
  'Shell/Drawer': ['side sheet', 'panel', 'off-canvas'],
  'Shell/Menu': ['dropdown', 'context menu'],
  'Shell/NoticeBar': ['banner', 'alert', 'marquee'],
  'Shell/Popover': ['flyout'],
  'Shell/SegmentedControl': ['button group', 'toggle group'],
  'Shell/Sheet': ['drawer', 'bottom sheet'],
  'Shell/SideNav': ['sidebar', 'navigation'],
  'Shell/TabBar': ['bottom navigation'],
  'Shell/Toast': ['snackbar', 'notification'],
  'Shell/Tooltip': ['hint'],
};

/** Wraps an indexer: the first story of a file has the aliases of its title in its name. */
export const addAliases = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const [first, ...rest] = await indexer.createIndex(fileName, options);
    const names = aliases[first?.title ?? ''];
    if (first === undefined || names === undefined) return [first, ...rest].filter(isDefined);
    return [{ ...first, name: `${first.name ?? first.exportName} (${names.join(', ')})` }, ...rest];
  },
});

/** The name of a story as the sidebar shows it. */
export const removeAliases = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined;
