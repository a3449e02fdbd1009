export {
  checkAmount,
  currencyExponent,
  readDecimal,
  toDecimal,
  toMinor,
} from './amount.ts';
export { checkBank, checkBankAccount, checkCardholder } from './bank-account.ts';
export {
  type Days,
  getPeriodDays,
  isDayPeriod,
  MOST_PERIOD_DAYS,
  type PossibleDays,
} from './bill-period.ts';
export {
  ageOn,
  type BirthdayContext,
  type BirthdayViolationCode,
  checkBirthday,
} from './birthday.ts';
export { checkCaptcha } from './captcha.ts';
export { CLIENT_SEED_MAX_LENGTH, isClientSeed } from './client-seed.ts';
export { checkSmsCode } from './code.ts';
export { checkComment } from './comment.ts';
export {
  type CatalogueGame,
  type CountingTerms,
  type GameSelection,
  type GameWeights,
  getCountedPercent,
  getWeight,
  isWithin,
} from './counting-terms.ts';
export {
  checkDepositAmount,
  type DepositLimits,
  type DepositViolationCode,
} from './deposit-amount.ts';
export { getOfferTotals, type OfferTotals } from './deposit-offer.ts';
export { toAsciiDigits } from './digits.ts';
export { checkFeedbackContact, checkFeedbackContent } from './feedback.ts';
export { chooseLocale, readLocale } from './locale.ts';
export {
  checkDepositTime,
  checkPayee,
  checkPayerAccount,
  checkReceipts,
} from './manual-deposit.ts';
export { type OnlineTime, onlineTimeAtLogout } from './online-time.ts';
export {
  checkParticipationAmount,
  type ParticipationLimits,
  type ParticipationViolationCode,
} from './participation-amount.ts';
export {
  checkConfirmation,
  checkLoginPassword,
  checkNewPassword,
  checkPasswordChange,
} from './password.ts';
export {
  canonicalPhone,
  checkPhone,
  getCallingCode,
  normalisePhone,
  samePhone,
} from './phone.ts';
export { checkEmail, checkNickname, checkRealname } from './profile.ts';
export {
  type RuleResult,
  VIOLATION_CODES,
  type Violation,
  type ViolationCode,
} from './result.ts';
export {
  checkUpload,
  UPLOAD_LIMITS,
  type UploadCandidate,
  type UploadLimits,
  type UploadPurpose,
  type UploadViolationCode,
} from './upload.ts';
export {
  canonicalUsername,
  checkLoginName,
  checkOptionalUsername,
  checkUsername,
  usernameFitsPhone,
} from './username.ts';
export {
  checkWithdrawalAmount,
  type WithdrawalLimits,
  type WithdrawalViolationCode,
} from './withdrawal-amount.ts';
export { withdrawalArrival } from './withdrawal-arrival.ts';
export {
  addDays,
  getWeekday,
  instantAt,
  inZone,
  isLocalTime,
  isoDayAt,
  isZone,
  startOfDay,
} from './zone.ts';
