import type { Locale } from '@parlor/api/constants';
import { localize, texts } from '../../locales/index.ts';

interface Titled {
  /** The provider's id for it. */
  readonly id: string;
  readonly titles: Readonly<Record<Locale, string>>;
}

/** The categories or navigation tags of a new site, in display order. */
export function initialTitles(list: 'categories' | 'navigationTags'): readonly Titled[] {
  return Object.keys(texts.en_US.games[list]).map((id) => ({
    id,
    titles: localize(({ games }) => {
      const titles: Readonly<Record<string, string>> = games[list];
      return titles[id] ?? id;
    }),
  }));
}
