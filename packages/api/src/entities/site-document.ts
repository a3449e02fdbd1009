import * as z from 'zod/mini';

/** The documents that a site publishes, as `userAgreement?content=` names them (product decision 17). */
export const siteDocumentNames = ['userAgreement', 'privacy', 'promotionTerms'] as const;
export type SiteDocumentName = (typeof siteDocumentNames)[number];

export const siteDocument = z.object({
  name: z.enum(siteDocumentNames),
  /** HTML; sanitised before it is shown (S24). Empty until the site has published it. */
  content: z.string(),
});
export type SiteDocument = z.output<typeof siteDocument>;
