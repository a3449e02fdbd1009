import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as api from '@parlor/api/constants';
import { describe, expect, it } from 'vitest';
import constants from '../../../../docs/specification/constants.json' with { type: 'json' };
import specification from '../../../../docs/specification/texts.json' with { type: 'json' };
import { auth } from './en_US/auth.ts';
import { cards } from './en_US/cards.ts';
import { errors } from './en_US/errors.ts';
import { games } from './en_US/games.ts';
import { payment } from './en_US/payment.ts';
import { play } from './en_US/play.ts';
import { promotions } from './en_US/promotions.ts';
import { wallet } from './en_US/wallet.ts';

/*
 * Where each text of docs/product.md (Error catalogue) and each of its constants (Business constants and limits) is
 * used. A name that no longer exists fails.
 */

const root = new URL('../../../../', import.meta.url);
const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, root)), 'utf8');

/** A story (`cards/BankCards.Added`) of `packages/app/src/screens`, or a file with the part of it that uses the text. */
type Use = string | readonly [file: string, part: string];

const findUse = (use: Use): boolean => {
  if (typeof use !== 'string') return read(use[0]).includes(use[1]);
  const [file, story] = use.split('.');
  const source = read(`packages/app/src/screens/${file}.stories.tsx`);
  return source.includes(`export const ${story}: Story`);
};

/** An English label of the kit's uploader, which has its texts itself. */
const readUploaderLabel = (name: string): string =>
  new RegExp(`\\b${name}: '(.+)'`).exec(read('packages/ui/src/ImageUploader/labels.ts'))?.[1] ?? '';

interface Shown {
  /** The product's English text. */
  readonly text: string;
  readonly use: Use;
  /** Why the product's words differ from the specification's. */
  readonly reworded?: string;
}

const { violations, reasons } = errors;
const rules = 'packages/api/src/rules';

const shown: Readonly<Record<string, Shown>> = {
  'Verification code sent': {
    text: auth.codes.sent,
    use: ['e2e/sign-up.spec.ts', 'Verification code sent'],
  },
  'Operation successful': { text: cards.changed, use: 'cards/BankCards.SetDefault' },
  'Added successfully': { text: cards.added, use: 'cards/BankCards.Added' },
  'Deleted successfully': { text: cards.deleted, use: 'cards/BankCards.Deleted' },
  'Edited successfully': { text: cards.edited, use: 'cards/BankCards.Edit' },
  Copied: {
    text: wallet.deposit.copied,
    use: ['packages/app/src/features/deposit/OrderView.tsx', 'wallet:deposit.copied'],
  },
  'Copy failed': {
    text: wallet.deposit.copyFailed,
    use: ['packages/app/src/features/deposit/OrderView.tsx', 'wallet:deposit.copyFailed'],
    reworded: 'It says what to do instead.',
  },
  'Please enter the correct phone number': {
    text: violations['phone.incorrect'],
    use: 'login/SignUp.WrongPhone',
  },
  'Please enter an amount': {
    text: violations['amount.required'],
    use: 'deposit/Deposit.NothingStated',
  },
  'Enter a correct amount': {
    text: violations['amount.incorrect'],
    use: ['e2e/deposit.spec.ts', 'Enter a correct amount'],
  },
  'Passwords entered do not match': {
    text: violations['confirmPassword.mismatch'],
    use: 'login/ResetPassword.Mismatch',
  },
  'New and old passwords cannot be the same': {
    text: violations['password.sameAsOld'],
    use: 'account/ChangePassword.SameAsOld',
  },
  'Insufficient balance': {
    text: violations['withdrawal.insufficientBalance'],
    use: 'withdrawal/Withdrawal.InsufficientBalance',
  },
  'Insufficient balance, please deposit!': {
    text: games.deposit,
    use: ['packages/app/src/screens/game/GameDetailScreen.stories.tsx', 'please deposit!'],
  },
  'Please select the correct withdrawal amount': {
    text: violations['withdrawal.incorrectAmount'],
    use: 'withdrawal/Withdrawal.WrongAmount',
  },
  'Upload failed, please try again': {
    text: readUploaderLabel('notDone'),
    use: 'deposit/ManualDeposit.UploadFailed',
    reworded: 'It is as short as its place below the picture.',
  },
  'Exceeded allowed file size': {
    text: violations['upload.tooLarge'],
    use: 'account/Profile.PictureTooLarge',
  },
  'Exceeded maximum number of files': {
    text: reasons['upload.tooMany'],
    use: [`${rules}/upload.ts`, 'upload.tooMany'],
  },
  'Preview failed': {
    text: readUploaderLabel('noPreview'),
    use: ['packages/ui/src/ImageUploader/ImageUploader.test.tsx', 'Preview failed'],
  },
  'Game disconnected, exit and re-enter': {
    text: reasons['game.sessionEnded'],
    use: ['packages/api/src/calls/refusals.ts', 'game.sessionEnded'],
  },
  'Exited abnormally, update the balance manually': {
    text: wallet.map.collected,
    use: ['packages/app/src/features/play/AbnormalExit.tsx', 'usePopupTurn'],
    reworded: 'The balance is returned automatically (product decision 58).',
  },
  'The event has closed or expired and you can no longer participate': {
    text: promotions.join.closedText,
    use: 'promotions/Privilege.Closed',
  },
  'The withdrawal order is under review': {
    text: wallet.audit.reviewText,
    use: 'withdrawal/Withdrawal.UnderReview',
  },
  'Reset successful': { text: auth.reset.success, use: 'account/ChangePassword.Success' },
  'Deposit failed, please contact customer service': {
    text: wallet.deposit.failedText,
    use: 'deposit/DepositOrder.FailedOrder',
    reworded:
      'The title says that the deposit failed; the text says when to contact customer service.',
  },
  'No bank card information, would you like to add one?': {
    text: payment.manual.needsCardText,
    use: 'deposit/ManualDeposit.NeedsCard',
  },
  'The minimum deposit amount is {{amount}}': {
    text: violations['deposit.belowMinimum'],
    use: 'deposit/Deposit.BelowMinimum',
  },
  'Maximum top-up amount {{amount}}': {
    text: violations['deposit.aboveMaximum'],
    use: 'deposit/Deposit.AboveMaximum',
  },
  'No deposit times left': {
    text: violations['deposit.noTimes'],
    use: 'deposit/Deposit.NoTimesLeft',
  },
  'Limit exceeded': {
    text: violations['deposit.limitExceeded'],
    use: 'deposit/Deposit.BankLimitExceeded',
  },
};

describe('the texts of docs/product.md (Error catalogue)', () => {
  it('lists each text once', () => {
    expect(Object.keys(shown).sort()).toEqual([...specification.texts].sort());
  });

  it.each(Object.entries(shown))('"%s" is in the product and has its use', (words, one) => {
    expect(findUse(one.use)).toBe(true);
    if (one.reworded === undefined) {
      expect(one.text).toContain(words.replaceAll('{{amount}}', '').trim());
    } else {
      expect(one.text.length).toBeGreaterThan(0);
      expect(one.text).not.toContain(words);
    }
  });

  it('has the title of the game detail in the game, too', () => {
    expect(play.insufficientTitle).toBe(games.deposit);
  });
});

/** The source of one story. */
const readStory = (use: string): string => {
  const [file, story] = use.split('.');
  const source = read(`packages/app/src/screens/${file}.stories.tsx`);
  const [, rest = ''] = source.split(`export const ${story}: Story`);
  return rest.split('\nexport const ')[0] ?? '';
};

/** The messages of the required fields (docs/product.md: Validation rules), each with the story that expects it. */
const requiredFields: Readonly<Record<string, readonly [keyof typeof violations, string]>> = {
  username: ['username.required', 'login/Login.Empty'],
  password: ['password.required', 'login/Login.Empty'],
  'confirm password': ['confirmPassword.required', 'login/ResetPassword.Empty'],
  code: ['code.required', 'login/ResetPassword.Empty'],
  phone: ['phone.required', 'login/ResetPassword.Empty'],
  nickname: ['nickname.required', 'account/Profile.Empty'],
  'bank name': ['bank.required', 'cards/BankCards.Add'],
  'cardholder name': ['cardholder.required', 'cards/BankCards.Edit'],
  // The player chooses the payee, whose name, phone and account belong together.
  'payee name': ['payee.required', 'deposit/ManualDeposit.NothingStated'],
  'payee phone': ['payee.required', 'deposit/ManualDeposit.NothingStated'],
  'payee account': ['payee.required', 'deposit/ManualDeposit.NothingStated'],
  'old password': ['password.required', 'account/ChangePassword.Empty'],
  'new password': ['password.required', 'account/ChangePassword.Empty'],
};

describe('the messages of required fields (docs/product.md: Validation rules)', () => {
  it.each(Object.entries(requiredFields))(
    '%s has a message, and a story expects it',
    (_, entry) => {
      const [code, story] = entry;
      expect(readStory(story)).toContain(violations[code].replace(/[’'].*/, ''));
    },
  );

  // Both are optional in the profile: an empty name stays unset, and a gender is always chosen.
  it.each(['realname.required', 'gender.required'] as const)('%s exists', (code) => {
    expect(violations[code]).toMatch(/\.$/);
  });
});

/** The code of a file of `packages`: without comments and imports, which use nothing. */
const readCode = (file: string): string =>
  read(`packages/${file}`)
    .replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    .replaceAll(/^(import|export) [^;]*? from '[^']+';$/gms, '');

interface Constant {
  /** The product's value in the unit of the specification. */
  readonly value: unknown;
  /** Files whose code uses the constants of `@parlor/api/constants`, by these names. */
  readonly used?: Readonly<Record<string, readonly (keyof typeof api)[]>>;
  /**
   * The kit imports no other package: its own value, captured in its code, which must be the constant's; and the code
   * that applies it.
   */
  readonly kit?: {
    readonly file: string;
    readonly value: RegExp;
    readonly equals: number;
    readonly applied: readonly [file: string, code: string];
  };
}

const seconds = (ms: number): number => ms / 1000;

/** Each constant by its path in the document. */
const used: Readonly<Record<string, Constant>> = {
  appVersion: {
    value: api.APP_VERSION,
    used: { 'app/src/screens/account/AccountLinks.tsx': ['APP_VERSION'] },
  },
  pageLoadTimeoutSeconds: {
    value: seconds(api.PAGE_LOAD_TIMEOUT_MS),
    used: { 'app/src/platform/chunks.ts': ['PAGE_LOAD_TIMEOUT_MS'] },
  },
  requestTimeoutSeconds: {
    value: [seconds(api.REQUEST_TIMEOUT_MS), seconds(api.LONG_REQUEST_TIMEOUT_MS)],
    used: { 'api/src/client/client.ts': ['REQUEST_TIMEOUT_MS', 'LONG_REQUEST_TIMEOUT_MS'] },
  },
  'asyncPage.timeoutSeconds': {
    value: seconds(api.ASYNC_PAGE_TIMEOUT_MS),
    used: { 'flows/src/game-session/game-session.setup.ts': ['ASYNC_PAGE_TIMEOUT_MS'] },
  },
  'asyncPage.delayMs': {
    value: api.ASYNC_PAGE_DELAY_MS,
    used: { 'app/src/components/adjust.css.ts': ['ASYNC_PAGE_DELAY_MS'] },
    kit: {
      file: 'ui/src/Skeleton/DelayedSkeleton.tsx',
      value: /SKELETON_DELAY_MS = (\d+)/,
      equals: api.ASYNC_PAGE_DELAY_MS,
      applied: ['app/src/components/LazyPart.tsx', 'adjust.appearsLate'],
    },
  },
  loadingIndicatorDelayMs: {
    value: api.LOADING_INDICATOR_DELAY_MS,
    used: { 'app/src/shell/LoadingIndicator.tsx': ['LOADING_INDICATOR_DELAY_MS'] },
  },
  buttonThrottleMs: {
    value: api.BUTTON_THROTTLE_MS,
    kit: {
      file: 'ui/src/Button/throttle.ts',
      value: /ACTIVATION_INTERVAL_MS = (\d+)/,
      equals: api.BUTTON_THROTTLE_MS,
      applied: ['ui/src/Button/Button.tsx', 'throttle = ACTIVATION_INTERVAL_MS'],
    },
  },
  toastSeconds: {
    value: seconds(api.TOAST_DURATION_MS),
    kit: {
      file: 'ui/src/Toast/store.ts',
      value: /TOAST_DURATION_MS = (\d+)/,
      equals: api.TOAST_DURATION_MS,
      applied: ['ui/src/Toast/store.ts', ': TOAST_DURATION_MS;'],
    },
  },
  domainLookupTimeoutMs: {
    value: api.DOMAIN_LOOKUP_TIMEOUT_MS,
    used: { 'app/src/platform/domain-lookup.ts': ['DOMAIN_LOOKUP_TIMEOUT_MS'] },
  },
  smsResendSeconds: {
    value: api.CODE_RESEND_SECONDS,
    used: { 'app/src/features/login/CodeStep.tsx': ['CODE_RESEND_SECONDS'] },
  },
  codeLength: {
    value: api.SMS_CODE_LENGTH,
    used: {
      'api/src/rules/code.ts': ['SMS_CODE_LENGTH'],
      'app/src/features/login/CodeStep.tsx': ['SMS_CODE_LENGTH'],
    },
  },
  codeLengthDefault: {
    value: api.OTP_DEFAULT_LENGTH,
    kit: {
      file: 'ui/src/OtpField/OtpField.tsx',
      value: /\blength = (\d+),/,
      equals: api.OTP_DEFAULT_LENGTH,
      applied: ['ui/src/OtpField/OtpField.tsx', 'maxLength={length}'],
    },
  },
  captchaLength: {
    value: api.CAPTCHA_LENGTH,
    used: { 'api/src/rules/captcha.ts': ['CAPTCHA_LENGTH'] },
  },
  username: {
    value: { min: api.USERNAME_MIN_LENGTH, max: api.USERNAME_MAX_LENGTH },
    used: { 'api/src/rules/username.ts': ['USERNAME_MIN_LENGTH', 'USERNAME_MAX_LENGTH'] },
  },
  password: {
    value: {
      min: api.PASSWORD_MIN_LENGTH,
      max: api.PASSWORD_MAX_LENGTH,
      minAtLogin: api.PASSWORD_MIN_LENGTH,
    },
    used: { 'api/src/rules/password.ts': ['PASSWORD_MIN_LENGTH', 'PASSWORD_MAX_LENGTH'] },
  },
  feedbackMinLength: {
    value: api.FEEDBACK_MIN_LENGTH,
    used: { 'api/src/rules/feedback.ts': ['FEEDBACK_MIN_LENGTH'] },
  },
  inputMaxLength: {
    value: api.INPUT_MAX_LENGTH,
    used: { 'api/src/rules/feedback.ts': ['INPUT_MAX_LENGTH'] },
    kit: {
      file: 'ui/src/TextField/TextField.tsx',
      value: /DEFAULT_MAX_LENGTH = (\d+)/,
      equals: api.INPUT_MAX_LENGTH,
      applied: ['ui/src/TextField/TextField.tsx', 'maxLength = DEFAULT_MAX_LENGTH'],
    },
  },
  unreadMessages: {
    value: { page: api.UNREAD_MESSAGES_PAGE, limit: api.UNREAD_MESSAGES_LIMIT },
    used: {
      'app/src/features/messages/use-unread-messages.ts': [
        'UNREAD_MESSAGES_PAGE',
        'UNREAD_MESSAGES_LIMIT',
      ],
    },
  },
  promotionCheckMs: {
    value: api.PROMOTION_CHECK_INTERVAL_MS,
    used: {
      'flows/src/promotion-check/promotion-check.machine.ts': ['PROMOTION_CHECK_INTERVAL_MS'],
    },
  },
  onlineTime: {
    value: {
      reportSeconds: seconds(api.ONLINE_TIME_REPORT_INTERVAL_MS),
      checkSeconds: seconds(api.ONLINE_TIME_CHECK_INTERVAL_MS),
      staleSeconds: seconds(api.ONLINE_TIME_STALE_MS),
      minimumGapSeconds: seconds(api.ONLINE_TIME_MINIMUM_GAP_MS),
    },
    used: {
      'flows/src/online-time/online-time.machine.ts': [
        'ONLINE_TIME_REPORT_INTERVAL_MS',
        'ONLINE_TIME_CHECK_INTERVAL_MS',
      ],
      'flows/src/online-time/online-time.guards.ts': [
        'ONLINE_TIME_STALE_MS',
        'ONLINE_TIME_MINIMUM_GAP_MS',
      ],
    },
  },
  logoutOnlineTime: {
    value: [
      api.ONLINE_TIME_LOGOUT_ONE_FROM_SECONDS,
      api.ONLINE_TIME_LOGOUT_TWO_FROM_SECONDS,
      api.ONLINE_TIME_LOGOUT_THREE_FROM_SECONDS,
    ].map((fromSeconds, index, all) => ({
      fromSeconds,
      untilSeconds: all[index + 1] ?? null,
      value: index + 1,
    })),
    used: {
      'api/src/rules/online-time.ts': [
        'ONLINE_TIME_LOGOUT_ONE_FROM_SECONDS',
        'ONLINE_TIME_LOGOUT_TWO_FROM_SECONDS',
        'ONLINE_TIME_LOGOUT_THREE_FROM_SECONDS',
      ],
    },
  },
  'counts.k': {
    value: api.ABBREVIATE_THOUSAND_FROM,
    kit: {
      file: 'ui/src/GameTile/count.ts',
      value: /whole < (\d+)n\) return whole/,
      equals: api.ABBREVIATE_THOUSAND_FROM,
      applied: ['app/src/screens/game/GameFacts.tsx', 'formatCount('],
    },
  },
  'counts.w': {
    value: api.ABBREVIATE_TEN_THOUSAND_FROM,
    kit: {
      file: 'ui/src/GameTile/count.ts',
      value: /whole < ([\d_]+)n \?/,
      equals: api.ABBREVIATE_TEN_THOUSAND_FROM,
      applied: ['app/src/screens/game/GameFacts.tsx', 'formatCount('],
    },
  },
  sourceOffsetHours: {
    value: api.SERVER_UTC_OFFSET_MINUTES / 60,
    used: { 'api/src/entities/common.ts': ['SERVER_UTC_OFFSET_MINUTES'] },
  },
  locales: {
    value: [...api.LOCALES],
    used: {
      'api/src/rules/locale.ts': ['LOCALES'],
      'app/src/screens/account/LanguageScreen.tsx': ['LOCALES'],
    },
  },
  phoneCountries: {
    value: [...api.PHONE_COUNTRIES],
    used: { 'api/src/rules/phone.ts': ['PHONE_COUNTRIES'] },
  },
  layoutUnitsPerVw: {
    value: api.LAYOUT_UNITS_PER_VW,
    kit: {
      file: 'tokens/src/scale.ts',
      value: /UNITS_PER_VW = ([\d.]+)/,
      equals: api.LAYOUT_UNITS_PER_VW,
      applied: ['tokens/src/scale.ts', 'units / UNITS_PER_VW'],
    },
  },
  withdrawalArrival: {
    value: { hour: api.WITHDRAWAL_ARRIVAL_HOUR, weekdays: 'next day', weekend: 'following week' },
    used: { 'api/src/rules/withdrawal-arrival.ts': ['WITHDRAWAL_ARRIVAL_HOUR'] },
  },
};

const { asyncPage, counts, section: _section, ...others } = constants;
const documented: Readonly<Record<string, unknown>> = {
  ...others,
  'asyncPage.delayMs': asyncPage.delayMs,
  'asyncPage.timeoutSeconds': asyncPage.timeoutSeconds,
  'counts.k': counts.k,
  'counts.w': counts.w,
};

describe('the constants of docs/product.md (Business constants and limits)', () => {
  it('lists each constant once', () => {
    expect(Object.keys(used).sort()).toEqual(Object.keys(documented).sort());
  });

  it.each(Object.entries(used))('%s has its value, and code that uses it', (name, constant) => {
    expect(constant.value).toEqual(documented[name]);
    const { used: files = {}, kit } = constant;
    expect(Object.keys(files).length + (kit ? 1 : 0)).toBeGreaterThan(0);
    for (const [file, names] of Object.entries(files)) {
      const code = readCode(file);
      for (const one of names)
        expect(code, `${one} in ${file}`).toMatch(new RegExp(`\\b${one}\\b`));
    }
    if (kit) {
      const [, value = ''] = kit.value.exec(readCode(kit.file)) ?? [];
      expect(Number(value.replaceAll('_', ''))).toBe(kit.equals);
      expect(readCode(kit.applied[0])).toContain(kit.applied[1]);
    }
  });
});
