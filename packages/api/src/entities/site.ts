import * as z from 'zod/mini';
import { locale, money } from './common.ts';

/** One member level (specification: Roles and permissions), as shown to players. */
export const userLevel = z.object({
  level: z.number(),
  name: z.string(),
  /** Lifetime valid bets that reach it. */
  requiredBets: money,
});

/** Settings of the site (specification: Entities and their fields). Everything that a site may change without a new build. */
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
  /** Youngest age that may play. An addition. */
  minimumAge: z._default(z.number(), 21),
  /** Names the demo, so that the strip can say so (product decision 24). An addition. */
  demo: z._default(z.boolean(), false),
  /** Where the sandbox phone can be read, in demo mode only. An addition. */
  demoPhoneUrl: z.optional(z.string()),
});
export type SiteInfo = z.output<typeof siteInfo>;
export type UserLevel = z.output<typeof userLevel>;
