import * as z from 'zod/mini';
import { locale, money } from './common.ts';

/** One member level (docs/product.md: Roles and permissions), as shown to players. */
export const userLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Required lifetime valid bets. */
  requiredBets: money,
});

/**
 * Settings of the site (docs/product.md: Entities and their fields): everything that a site may
 * change without a new build.
 */
export const siteInfo = z.object({
  websiteLogo: z.string(),
  websiteName: z.string(),
  documentTitle: z.string(),
  /** ISO 3166 alpha-2; drives the phone rules (PH, TH, MM). */
  countryCode: z.string(),
  /** ISO 4217. */
  currencyCode: z.string(),
  currencySymbol: z.string(),
  /** Minor-unit digits of the currency. An addition; two when absent. */
  currencyExponent: z._default(z.number(), 2),
  /** IANA name. */
  countryTimezone: z.string(),
  gameAccountCaptchaEnabled: z.boolean(),
  gameAccountRegisterSMS: z.boolean(),
  gameAccountRegisterBank: z.boolean(),
  levelScheduleStatus: z.boolean(),
  mobileBottomPictureStatus: z.boolean(),
  /** Address of the picture that `mobileBottomPictureStatus` shows. An addition. */
  mobileBottomPicture: z.optional(z.string()),
  /** Site document as HTML; sanitised before it is shown. */
  userAgreement: z.string(),
  facebookLink: z.string(),
  telegramLink: z.string(),
  lineLink: z.string(),
  appDownloadLink: z.string(),
  userLevelList: z.array(userLevel),
  trackingPixelId: z.string(),
  websiteDefaultLanguage: z.union([locale, z.literal('')]),
  /** Minimum age. An addition. */
  minimumAge: z._default(z.number(), 21),
  /** Identifies the demo, for the strip (product decision 24). An addition. */
  demo: z._default(z.boolean(), false),
  /** Address of the sandbox phone, in demo mode only. An addition. */
  demoPhoneUrl: z.optional(z.string()),
});
export type SiteInfo = z.output<typeof siteInfo>;
export type UserLevel = z.output<typeof userLevel>;
