import type { Locale } from '@parlor/api/constants';
import { localize } from '../../locales/index.ts';
import { agreement } from './documents.ts';
import type { SiteSettings } from './settings.ts';

export type SiteProfile = 'PH' | 'TH' | 'MM';

type Bank = readonly [code: string, name: string];

interface Country {
  readonly countryCode: SiteProfile;
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly countryTimezone: string;
  readonly language: Locale;
  /** Minor units of the demo's amounts per peso, so that each site has round figures of its own. */
  readonly scale: number;
  readonly banks: readonly [Bank, Bank, ...Bank[]];
  readonly minimumAge: number;
}

const countries: Readonly<Record<SiteProfile, Country>> = {
  PH: {
    countryCode: 'PH',
    currencyCode: 'PHP',
    currencySymbol: '₱',
    countryTimezone: 'Asia/Manila',
    language: 'en_US',
    scale: 1,
    minimumAge: 21,
    banks: [
      ['BIS', 'Banco de Isla'],
      ['LUZ', 'Luzon Savings'],
      ['VIS', 'Visayas Trust'],
      ['MIN', 'Mindanao Commercial'],
      ['SAM', 'Sampaguita Rural Bank'],
      ['PAY', 'PisoPay Wallet'],
    ],
  },
  TH: {
    countryCode: 'TH',
    currencyCode: 'THB',
    currencySymbol: '฿',
    countryTimezone: 'Asia/Bangkok',
    language: 'th_TH',
    scale: 1,
    minimumAge: 20,
    banks: [
      ['CHP', 'Chao Phraya Bank'],
      ['LAN', 'Lanna Bank'],
      ['SIA', 'Siam Orchid Bank'],
      ['AND', 'Andaman Savings'],
    ],
  },
  MM: {
    countryCode: 'MM',
    currencyCode: 'MMK',
    currencySymbol: 'K',
    countryTimezone: 'Asia/Yangon',
    language: 'my_MM',
    scale: 50,
    minimumAge: 18,
    banks: [
      ['AYE', 'Ayeyar Bank'],
      ['BAG', 'Bagan Commercial'],
      ['INL', 'Inle Savings'],
      ['PAD', 'Padauk Pay'],
    ],
  },
};

/** VIP 0 to VIP 10 (domain: Demo numbers): lifetime valid bets and upgrade bonus, in major units. */
const levels: readonly (readonly [requiredBets: number, upgradeBonus: number])[] = [
  [0, 0],
  [10_000, 8],
  [50_000, 38],
  [200_000, 88],
  [500_000, 188],
  [1_000_000, 388],
  [3_000_000, 888],
  [8_000_000, 1_888],
  [20_000_000, 3_888],
  [50_000_000, 8_888],
  [100_000_000, 18_888],
];

/** The settings of a new site, by country (domain: Demo numbers, product decision 46). */
export function createSettings(profile: SiteProfile): SiteSettings {
  const country = countries[profile];
  const amount = (major: number) => String(BigInt(major) * BigInt(country.scale) * 100n);
  const fraction = (major: number, divisor: bigint) => String(BigInt(amount(major)) / divisor);
  return {
    websiteName: 'Parlor',
    websiteLogo: '/logo.svg',
    documentTitle: localize(({ site }) => site.documentTitle),
    countryCode: country.countryCode,
    currencyCode: country.currencyCode,
    currencySymbol: country.currencySymbol,
    currencyExponent: 2,
    countryTimezone: country.countryTimezone,
    websiteDefaultLanguage: country.language,
    gameAccountCaptchaEnabled: true,
    gameAccountRegisterSMS: true,
    gameAccountRegisterBank: true,
    levelScheduleStatus: true,
    mobileBottomPictureStatus: false,
    mobileBottomPicture: '',
    facebookLink: '',
    telegramLink: '',
    lineLink: '',
    appDownloadLink: '',
    trackingPixelId: '',
    minimumAge: country.minimumAge,
    userAgreement: localize((_, locale) => agreement(locale, country.minimumAge)),
    levels: levels.map(([requiredBets, upgradeBonus], level) => ({
      level,
      name: `VIP ${level}`,
      requiredBets: amount(requiredBets),
      upgradeBonus: amount(upgradeBonus),
      monthlyBonus: fraction(upgradeBonus, 3n),
      birthdayBonus: fraction(upgradeBonus, 2n),
    })),
    bonuses: {
      issueTime: '04:00',
      levelUpgradeDays: 30,
      monthlyRequiredBets: amount(1_000),
      monthlyDays: 7,
      birthdayDays: 15,
      birthdaySetDays: 30,
      depositRate: 500,
      depositMaximum: amount(500),
    },
    rebate: {
      rates: {
        slots: { base: 40, perLevel: 5 },
        live: { base: 30, perLevel: 4 },
        cards: { base: 30, perLevel: 4 },
        fishing: { base: 45, perLevel: 5 },
      },
      otherRate: { base: 20, perLevel: 3 },
      minimum: amount(1),
      claimDays: 7,
    },
    referral: {
      requiredDeposits: amount(500),
      requiredBets: amount(2_000),
      reward: amount(50),
      monthlyRate: 5,
    },
    banks: country.banks.map(([bankCode, bankName]) => ({ bankCode, bankName })),
    wallet: {
      withdrawalOpen: true,
      manualDepositOpen: true,
      autoDepositOpen: true,
      depositAmountList: true,
      withdrawAmountList: true,
    },
    deposit: {
      minimum: amount(50),
      maximum: amount(50_000),
      timesPerDay: 10,
      amountPerDay: amount(100_000),
      presets: [100, 200, 500, 1_000, 2_000, 5_000].map(amount),
      accounts: [
        {
          id: 'bank-1',
          bankCode: country.banks[0][0],
          bankName: country.banks[0][1],
          payeeName: 'Parlor Gaming Inc.',
          payeeAccount: '0012 3344 5566',
          payeePhone: '',
          qrCode: null,
          minimum: amount(100),
          maximum: amount(50_000),
          memberAccountTypes: ['bank'],
        },
        {
          id: 'wallet-1',
          bankCode: country.banks[1][0],
          bankName: country.banks[1][1],
          payeeName: 'Parlor Gaming Inc.',
          payeeAccount: '0099 8877 6655',
          payeePhone: '',
          qrCode: 'parlor-demo:pay?to=009988776655',
          minimum: amount(50),
          maximum: amount(20_000),
          memberAccountTypes: ['wallet', 'bank'],
        },
      ],
      orderMinutes: 30,
      methods: [
        {
          methodId: '1',
          methodName: localize(({ site }) => site.depositMethods.eWallet),
          icon: 'wallet',
          kind: 'checkout',
          channels: [{ channel: 'ewallet', channelName: 'SandPay' }],
        },
        {
          methodId: '2',
          methodName: localize(({ site }) => site.depositMethods.onlineBanking),
          icon: 'bank',
          kind: 'checkout',
          operatorCode: 'CUSTOM',
          channels: [
            { channel: 'instabank', channelName: 'InstaBank' },
            { channel: 'citylink', channelName: 'CityLink' },
          ],
        },
        {
          methodId: '3',
          methodName: localize(({ site }) => site.depositMethods.qrCode),
          icon: 'qr',
          kind: 'transfer',
          operatorCode: 'QR',
          channels: [
            {
              channel: 'qrpay',
              channelName: 'QR Pay',
              transfer: 'qr',
              limits: { maximum: amount(20_000), timesPerDay: 5 },
            },
          ],
        },
        {
          methodId: '4',
          methodName: localize(({ site }) => site.depositMethods.bankTransfer),
          icon: 'bank',
          kind: 'transfer',
          operatorCode: 'CUSTOM',
          channels: [
            {
              channel: 'banktransfer',
              channelName: 'Direct transfer',
              transfer: 'bankTransfer',
              limits: { minimum: amount(100) },
              banks: country.banks.slice(0, 3).map(([bankCode], index) => ({
                bankCode,
                // One bank with limits of its own.
                ...(index === 1 && {
                  limits: { maximum: amount(10_000), timesPerDay: 2, amountPerDay: amount(15_000) },
                }),
              })),
            },
          ],
        },
      ],
    },
    fourEyesFrom: amount(20_000),
    withdrawal: {
      minimum: amount(100),
      maximum: amount(50_000),
      timesPerDay: 3,
      presets: [100, 200, 500, 1_000, 2_000, 5_000].map(amount),
      holidays: [],
    },
  };
}
