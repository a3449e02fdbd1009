import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities/site';
import type { SiteDocument, SiteDocumentName } from '@parlor/api/entities/site-document';
import { toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import { toDate } from '../../core/clock.ts';
import type { Config } from '../../core/config.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { siteDocuments } from './documents.ts';
import { createSettings, type SiteProfile } from './profiles.ts';
import { type SiteSettings, siteSettings } from './settings.ts';

/** The last settings that were parsed: most calls read them, and they rarely change. */
let parsed: { readonly text: string | undefined; readonly settings: SiteSettings } | undefined;

/**
 * The settings of the site.
 *
 * @throws Error if there are none, or this version cannot parse them.
 */
export async function readSite(on: Reader): Promise<SiteSettings> {
  const row = await on
    .selectFrom('site')
    .select(sql<string>`settings::text`.as('text'))
    .where('id', '=', 1)
    .executeTakeFirst();
  const text = row?.text;
  if (!parsed || parsed.text !== text) {
    const settings = siteSettings.parse(text === undefined ? undefined : JSON.parse(text));
    parsed = { text, settings };
  }
  return parsed.settings;
}

/** Initializes an empty database as the site of a country; an existing site stays unchanged. */
export async function seedSite(trx: Trx, clock: Clock, profile: SiteProfile): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('site')
    .values({
      id: 1,
      profile,
      settings: JSON.stringify(createSettings(profile)),
      updated_at: toDate(clock),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

const inLanguage = (texts: Partial<Record<Locale, string>>, locale: Locale) =>
  texts[locale] ?? texts.en_US ?? '';

/** A document of the site in one language (product decision 17). */
export function getDocument(
  { documents, userAgreement }: SiteSettings,
  name: SiteDocumentName,
  locale: Locale,
): SiteDocument {
  const texts =
    // A language without a document of the site uses the product's.
    name === 'userAgreement' ? userAgreement : { ...siteDocuments[name], ...documents?.[name] };
  return { name, content: inLanguage(texts, locale) };
}

/** The settings as players see them, in one language (docs/product.md: Entities and their fields). */
export function toSiteInfo(
  settings: SiteSettings,
  locale: Locale,
  config: Pick<Config, 'mode' | 'http'>,
): SiteInfo {
  const demo = config.mode === 'demo';
  return {
    websiteLogo: settings.websiteLogo,
    websiteName: settings.websiteName,
    documentTitle: inLanguage(settings.documentTitle, locale) || settings.websiteName,
    countryCode: settings.countryCode,
    currencyCode: settings.currencyCode,
    currencySymbol: settings.currencySymbol,
    currencyExponent: settings.currencyExponent,
    countryTimezone: settings.countryTimezone,
    gameAccountCaptchaEnabled: settings.gameAccountCaptchaEnabled,
    gameAccountRegisterSMS: settings.gameAccountRegisterSMS,
    gameAccountRegisterBank: settings.gameAccountRegisterBank,
    levelScheduleStatus: settings.levelScheduleStatus,
    mobileBottomPictureStatus: settings.mobileBottomPictureStatus,
    mobileBottomPicture: settings.mobileBottomPicture,
    userAgreement: inLanguage(settings.userAgreement, locale),
    facebookLink: settings.facebookLink,
    telegramLink: settings.telegramLink,
    lineLink: settings.lineLink,
    appDownloadLink: settings.appDownloadLink,
    userLevelList: settings.levels.map((level) => ({
      level: level.level,
      name: level.name,
      requiredBets: toDecimal(BigInt(level.requiredBets), settings.currencyExponent),
    })),
    trackingPixelId: settings.trackingPixelId,
    websiteDefaultLanguage: settings.websiteDefaultLanguage,
    minimumAge: settings.minimumAge,
    demo,
    ...(demo && { demoPhoneUrl: `${config.http.sandboxOrigin}/sms` }),
  };
}
