/**
 * Every violation of a rule of docs/product.md (Validation rules). A code names a text of
 * docs/product.md (Error catalogue) (or of the required-field list in
 * docs/product.md (Validation rules)); the app has its text in every locale.
 */
export const VIOLATION_CODES = [
  'phone.required',
  'phone.incorrect',
  'username.required',
  'username.incorrect',
  'password.required',
  'password.incorrect',
  'password.tooShort',
  'password.sameAsOld',
  'confirmPassword.required',
  'confirmPassword.mismatch',
  'code.required',
  'code.incorrect',
  'captcha.required',
  'captcha.incorrect',
  'amount.required',
  'amount.incorrect',
  'deposit.belowMinimum',
  'deposit.aboveMaximum',
  'deposit.noTimes',
  'deposit.limitExceeded',
  'withdrawal.incorrectAmount',
  'withdrawal.insufficientBalance',
  'withdrawal.noTimes',
  'promotion.belowMinimum',
  'promotion.aboveMaximum',
  'promotion.insufficientBalance',
  'promotionCode.required',
  'bank.required',
  'cardholder.required',
  'cardholder.incorrect',
  'bankAccount.required',
  'bankAccount.incorrect',
  'payee.required',
  'payerAccount.required',
  'depositTime.required',
  'depositTime.inFuture',
  'depositTime.tooOld',
  'receipt.required',
  'feedback.required',
  'feedback.tooShort',
  'feedback.tooLong',
  'contactInfo.required',
  'contactInfo.tooLong',
  'comment.required',
  'comment.tooLong',
  'nickname.required',
  'nickname.incorrect',
  'realname.required',
  'realname.incorrect',
  'gender.required',
  'email.incorrect',
  'birthday.required',
  'birthday.incorrect',
  'birthday.inFuture',
  'birthday.tooYoung',
  'birthday.alreadySet',
  'upload.empty',
  'upload.tooLarge',
  'upload.tooMany',
  'upload.wrongType',
] as const;

/** One of {@link VIOLATION_CODES}. */
export type ViolationCode = (typeof VIOLATION_CODES)[number];

/** A violated rule. */
export interface Violation<Code extends ViolationCode = ViolationCode> {
  readonly code: Code;
  /** The violated limit, for the text: an amount as a decimal string, a count, years or bytes. */
  readonly limit?: string;
  /** Which limit it is, if one code covers several. */
  readonly bound?: 'minimum' | 'maximum' | 'step';
}

/** The result of a rule: the normalized value, or the violation. */
export type RuleResult<Value, Code extends ViolationCode = ViolationCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly violation: Violation<Code> };

/** A valid value. */
export const passes = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** An invalid value. */
export const violates = <Code extends ViolationCode>(
  code: Code,
  detail: Omit<Violation<Code>, 'code'> = {},
): { readonly ok: false; readonly violation: Violation<Code> } => ({
  ok: false,
  violation: { code, ...detail },
});
