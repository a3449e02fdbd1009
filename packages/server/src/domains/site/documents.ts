import type { Locale } from '@parlor/api/constants';
import { interpolate, localize, type SiteDocument, texts } from '../../locales/index.ts';

/** A document as HTML. */
function toHtml({ title, parts }: SiteDocument): string {
  const body = parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`);
  return `<h1>${title}</h1>${body.join('')}`;
}

/** The site's user agreement as HTML, in one locale. */
export function agreement(locale: Locale, minimumAge: number): string {
  const html = toHtml(texts[locale].documents.userAgreement);
  return interpolate(html, { age: String(minimumAge) });
}

/**
 * The documents of a site beside its agreement, as HTML by locale, until its operator replaces
 * them.
 */
export const siteDocuments: Readonly<
  Record<'privacy' | 'promotionTerms', Readonly<Record<string, string>>>
> = {
  privacy: localize(({ documents }) => toHtml(documents.privacy)),
  promotionTerms: localize(({ documents }) => toHtml(documents.promotionTerms)),
};
