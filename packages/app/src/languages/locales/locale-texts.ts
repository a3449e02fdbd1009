import type { KitLabels } from '@parlor/ui/labels';
import type { TextTree } from '../i18n.ts';

/** The texts of a locale: those of every page at once, the others by namespace when a screen needs them. */
export interface LocaleTexts {
  common: TextTree;
  labels: Partial<KitLabels>;
  /** One chunk each, by its path from this folder. */
  namespaces: Readonly<Record<string, () => Promise<unknown>>>;
}
