import { DEFAULT_LOCALE, type Locale } from '@parlor/api/constants';
import type { Core } from '../../platform/core.ts';
import { readSite } from './store.ts';

/** An operator's change applies on every server after this time. */
const KEPT_MS = 5_000;

export interface SiteLocale {
  /** The last known value; returns immediately and refreshes in the background. */
  current(): Locale;
  refresh(): Promise<void>;
}

/**
 * The site's own locale, for clients without a supported one (docs/product.md: States and
 * transitions).
 */
export function getSiteLocale({ db, clock, logger }: Core): SiteLocale {
  let known: Locale = DEFAULT_LOCALE;
  let readAt = 0;

  async function refresh(): Promise<void> {
    readAt = clock.now();
    const { websiteDefaultLanguage } = await readSite(db);
    known = websiteDefaultLanguage || DEFAULT_LOCALE;
  }

  return {
    current() {
      if (clock.now() - readAt >= KEPT_MS) {
        refresh().catch((error: unknown) => {
          logger.warn({ err: error }, 'the default locale of the site could not be read');
        });
      }
      return known;
    },
    refresh,
  };
}
