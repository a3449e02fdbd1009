import { LOCALES } from '@parlor/api/constants';
import { z } from 'zod';

const minor = z.string().regex(/^\d{1,18}$/);
const localised = z.partialRecord(z.enum(LOCALES), z.string());

/**
 * All settings of the site that an operator may change, as stored. Amounts are minor units as text,
 * so that JSON never converts them to floats (S2).
 */
export const siteSettings = z.object({
  websiteName: z.string(),
  websiteLogo: z.string(),
  documentTitle: localised,
  countryCode: z.string().length(2),
  currencyCode: z.string().length(3),
  currencySymbol: z.string(),
  currencyExponent: z.number().int().min(0).max(3),
  countryTimezone: z.string(),
  websiteDefaultLanguage: z.union([z.enum(LOCALES), z.literal('')]),
  gameAccountCaptchaEnabled: z.boolean(),
  gameAccountRegisterSMS: z.boolean(),
  gameAccountRegisterBank: z.boolean(),
  levelScheduleStatus: z.boolean(),
  mobileBottomPictureStatus: z.boolean(),
  mobileBottomPicture: z.string(),
  facebookLink: z.string(),
  telegramLink: z.string(),
  lineLink: z.string(),
  appDownloadLink: z.string(),
  trackingPixelId: z.string(),
  minimumAge: z.number().int().min(18),
  /** HTML by language. */
  userAgreement: localised,
  /** HTML by language of the further documents; the product's own by default. */
  documents: z
    .object({ privacy: localised.optional(), promotionTerms: localised.optional() })
    .optional(),
  levels: z.array(z.object({ level: z.number().int(), name: z.string(), requiredBets: minor })),
  banks: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
  wallet: z.object({
    withdrawalOpen: z.boolean(),
    manualDepositOpen: z.boolean(),
    autoDepositOpen: z.boolean(),
    depositAmountList: z.boolean(),
    withdrawAmountList: z.boolean(),
  }),
  deposit: z.object({
    minimum: minor,
    maximum: minor,
    timesPerDay: z.number().int().positive(),
    amountPerDay: minor,
    presets: z.array(minor),
    methods: z.array(
      z.object({
        methodId: z.string(),
        /** One name for all languages, or a name by language. */
        methodName: z.union([z.string(), localised]),
        icon: z.enum(['bank', 'wallet', 'qr', 'card']),
        kind: z.enum(['checkout', 'transfer']),
        channels: z.array(z.object({ channel: z.string(), channelName: z.string() })),
      }),
    ),
    /** How long an order can be paid. */
    orderMinutes: z.number().int().positive(),
  }),
  withdrawal: z.object({
    minimum: minor,
    maximum: minor,
    timesPerDay: z.number().int().positive(),
    presets: z.array(minor),
    /** `YYYY-MM-DD` in the site's zone. */
    holidays: z.array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/)),
  }),
});
export type SiteSettings = z.infer<typeof siteSettings>;
