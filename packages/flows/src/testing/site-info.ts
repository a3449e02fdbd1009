import type { SiteInfo } from '@parlor/api/entities';

/** Site info of a site in the Philippines. */
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
