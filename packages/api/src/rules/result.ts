/**
 * Every way in which a value can break a rule of the specification (Validation rules). A code names
 * a text of the specification (Error catalogue) (or of the required-field list in the specification
 * (Validation rules)); the app has its text in every locale.
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
  'bank.required',
  'cardholder.required',
  'cardholder.incorrect',
  'bankAccount.required',
  'bankAccount.incorrect',
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

/** What is wrong with a value. */
export interface Violation<Code extends ViolationCode = ViolationCode> {
  readonly code: Code;
  /** The bound that was missed, for the text: an amount as a decimal string, a count, years or bytes. */
  readonly limit?: string;
  /** Which bound `limit` is, where one code covers several. */
  readonly bound?: 'minimum' | 'maximum' | 'step';
}

/** The outcome of a rule: the value in the form in which it is sent, or what is wrong with it. */
export type RuleResult<Value, Code extends ViolationCode = ViolationCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly violation: Violation<Code> };

/** A value that keeps the rule. */
export const passes = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** A value that breaks the rule. */
export const violates = <Code extends ViolationCode>(
  code: Code,
  detail: Omit<Violation<Code>, 'code'> = {},
): { readonly ok: false; readonly violation: Violation<Code> } => ({
  ok: false,
  violation: { code, ...detail },
});
