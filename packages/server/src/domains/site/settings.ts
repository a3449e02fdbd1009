import { LOCALES } from '@parlor/api/constants';
import { memberAccountTypes } from '@parlor/api/entities/deposit';
import { z } from 'zod';
import {
  bonusSettings,
  noBonuses,
  noRebate,
  noReferral,
  rebateSettings,
  referralSettings,
} from './rewards.ts';

const minor = z.string().regex(/^\d{1,18}$/);
const localised = z.partialRecord(z.enum(LOCALES), z.string());

/** Limits of a player on a channel or bank; an absent one does not apply. */
const limits = z.object({
  minimum: minor.optional(),
  maximum: minor.optional(),
  timesPerDay: z.number().int().positive().optional(),
  amountPerDay: minor.optional(),
});

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
  levels: z.array(
    z.object({
      level: z.number().int(),
      name: z.string(),
      requiredBets: minor,
      upgradeBonus: minor.default('0'),
      monthlyBonus: minor.default('0'),
      birthdayBonus: minor.default('0'),
    }),
  ),
  bonuses: bonusSettings.default(noBonuses),
  rebate: rebateSettings.default(noRebate),
  referral: referralSettings.default(noReferral),
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
        /** Groups methods for `getPayMethodByOperatorCode`; `CUSTOM` means the banks. */
        operatorCode: z.string().optional(),
        channels: z.array(
          z.object({
            channel: z.string(),
            channelName: z.string(),
            /** Of a method of the kind `transfer`; a bank transfer by default. */
            transfer: z.enum(['bankTransfer', 'qr']).optional(),
            limits: limits.optional(),
            /** The banks to choose from; without any, the player chooses none. */
            banks: z
              .array(z.object({ bankCode: z.string(), limits: limits.optional() }))
              .optional(),
          }),
        ),
      }),
    ),
    /** Accounts to which players transfer money themselves. */
    accounts: z
      .array(
        z.object({
          /** Part of the code of its ledger account; never reused for another account. */
          id: z.string().regex(/^[\w-]{1,40}$/),
          bankCode: z.string(),
          bankName: z.string(),
          payeeName: z.string(),
          payeeAccount: z.string(),
          payeePhone: z.string(),
          qrCode: z.string().nullable(),
          minimum: minor,
          maximum: minor,
          memberAccountTypes: z.array(z.enum(memberAccountTypes)).min(1),
        }),
      )
      .optional(),
    /** How long an order can be paid. */
    orderMinutes: z.number().int().positive(),
  }),
  /** From this amount on, a decision about money needs two operators; absent: never. */
  fourEyesFrom: minor.optional(),
  promotions: z
    .object({
      /** Closing a promotion returns what is left of the player's own transfer. */
      closeReturnsPrincipal: z.boolean().optional(),
    })
    .optional(),
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

/** Whether a decision about this amount, in minor units, needs two operators. */
export function needsTwo({ fourEyesFrom }: SiteSettings, amount: bigint): boolean {
  return fourEyesFrom !== undefined && amount >= BigInt(fourEyesFrom);
}
