import type { SiteInfo } from '@parlor/api/entities';

/** A site of the Philippines, as its server describes it. */
export const siteInfo: SiteInfo = {
  websiteLogo: '/logo.svg',
  websiteName: 'Parlor',
  documentTitle: 'Parlor',
  countryCode: 'PH',
  currencyCode: 'PHP',
  currencySymbol: '₱',
  currencyExponent: 2,
  countryTimezone: 'Asia/Manila',
  gameAccountCaptchaEnabled: true,
  gameAccountRegisterSMS: true,
  gameAccountRegisterBank: true,
  levelScheduleStatus: true,
  mobileBottomPictureStatus: false,
  userAgreement: '',
  facebookLink: '',
  telegramLink: '',
  lineLink: '',
  appDownloadLink: '',
  userLevelList: [],
  trackingPixelId: '',
  websiteDefaultLanguage: '',
  minimumAge: 21,
  demo: true,
};
