import { describe, expect, it } from 'vitest';
import type { $ZodObject } from 'zod/v4/core';
import { auth, profile } from '../calls/index.ts';
import * as entities from './index.ts';

const getFieldNames = (schema: unknown) => Object.keys((schema as $ZodObject)._zod.def.shape);

/** The fields that docs/product.md (Entities and their fields) names, by entity. */
const named: readonly [what: string, schema: unknown, fields: string][] = [
  [
    'site info',
    entities.siteInfo,
    'websiteLogo websiteName countryCode currencyCode currencySymbol countryTimezone gameAccountCaptchaEnabled gameAccountRegisterSMS gameAccountRegisterBank levelScheduleStatus mobileBottomPictureStatus userAgreement facebookLink telegramLink lineLink appDownloadLink userLevelList trackingPixelId websiteDefaultLanguage documentTitle',
  ],
  [
    'wallet params',
    entities.walletParams,
    'openStatus manualDepositOpenStatus autoDepositFunctionStatus depositAmountListStatus withdrawAmountListStatus',
  ],
  ['balance', entities.balanceInfo, 'balance'],
  ['login', auth.login.request, 'username password code uuid'],
  [
    'register payload',
    auth.registerV2.request,
    'phone code username password inviteCode gameUserBankCard',
  ],
  [
    'its bank card',
    auth.registerBankCard,
    'bank bankName bankCardName bankCardAccount bankCardRemark icon defaultStatus operatorCode',
  ],
  ['forgot-password payload', auth.resetPassword.request, 'phone code username password'],
  ['profile', entities.userInfo, 'nickname realname gender birthday email phoneNumber avatar'],
  [
    'profile, as it is sent',
    profile.editProfile.request,
    'nickname realname gender birthday email avatar',
  ],
  [
    'bank card',
    entities.bankCard,
    'cardholder bankName cardNumber bankCode operatorName operatorCode phoneNumber isDefault',
  ],
  ['support bank', entities.supportBank, 'bankCode bankName icon'],
  [
    'manual deposit',
    entities.manualDeposit,
    'depositAccount payerAccount memberAccountType depositTime depositAmount receiptPhoto',
  ],
  [
    'promotion record',
    entities.promotionRecordDetail,
    'bonusAmount askBetAmount currentBetAmount askNetwinAmount currentNetwinAmount askBalance currentBalance releaseConditionsAmount deadline participationTime endTime autoSettlementTime games platform',
  ],
  ['settle record', entities.settleRecord, 'id buttonStatus'],
  ['bonus', entities.bonus, 'kind state releaseTime issuedTime'],
  ['unread messages', entities.unreadMessages, 'number'],
  ['category', entities.category, 'categoryName titles'],
];

describe('entities have the fields of docs/product.md (Entities and their fields), under those names', () => {
  it.each(named)('%s', (_, schema, fields) => {
    expect(getFieldNames(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it.each([
    ['bill types', entities.billTypes, 'deposit withdrawal props games member rewards rebate'],
    [
      'transaction kinds',
      entities.transactionKinds,
      'withdraw deposit transferIntoMaker transferOutOfMaker transferIntoPromotion promotionSettlement',
    ],
    ['trade states', entities.tradeStates, 'pendingReview failed pendingPayment done'],
    [
      'promotion statuses',
      entities.promotionStatuses,
      'ongoing settlable closing settled closed unlocked',
    ],
    ['privilege buttons', entities.privilegeButtons, 'confirmAttend attended claim claimed'],
    ['bonus kinds', entities.bonusKinds, 'monthly birthday levelUpgrade deposit'],
    ['bonus states', entities.bonusStates, 'pending claimed expired issued'],
    ['genders', entities.genders, 'male female unknown custom'],
    ['message kinds', entities.messageKinds, 'activity platform system'],
  ])('%s', (_, values, words) => {
    expect(values).toEqual(words.split(' '));
  });
});

describe('instants', () => {
  it.each([
    ['seconds', '1763711400', '2025-11-21T07:50:00Z'],
    ['seconds as a number', 1763711400, '2025-11-21T07:50:00Z'],
    ['an instant', '2026-11-21T03:20:00Z', '2026-11-21T03:20:00Z'],
    ['an instant with an offset', '2026-11-21T03:20:00+07:00', '2026-11-20T20:20:00Z'],
    ['a wall-clock time, in UTC+8', '2026-11-21 11:20:30', '2026-11-21T03:20:30Z'],
    ['a wall-clock time without seconds', '2026-11-21T11:20', '2026-11-21T03:20:00Z'],
  ])('reads %s', (_, wire, expected) => {
    expect(entities.instantMs(wire)).toBe(Date.parse(expected));
  });

  it('reads nothing from other text', () => {
    expect(entities.instantMs('soon: 10:00')).toBeNaN();
  });
});
