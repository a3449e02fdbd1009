import type { BankCard, Withdrawal } from '@parlor/api/entities';
import {
  checkBank,
  checkBankAccount,
  checkCardholder,
  checkLoginPassword,
  checkSmsCode,
  checkWithdrawalAmount,
  type RuleResult,
  toDecimal,
  type Violation,
} from '@parlor/api/rules';
import type { FlowError } from '../kit/error.ts';
import type {
  AddCardInput,
  Proof,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalField,
  WithdrawalOptions,
  WithdrawInput,
} from './withdrawal.types.ts';

export type Violations = Partial<Record<WithdrawalField, Violation>>;

/** Checks an amount against the limits of the loaded options. Specification: Validation rules; Error catalogue. */
export const checkDraftAmount = (
  { options, exponent }: Pick<WithdrawalContext, 'options' | 'exponent'>,
  amount: string,
) =>
  options === undefined
    ? undefined
    : checkWithdrawalAmount(amount, exponent, {
        balance: options.request.balance,
        minimum: options.request.minAmount,
        maximum: options.request.maxAmount,
        remainingTimes: options.request.remainingTimes,
      });

/** The initial card: the default one, otherwise the first. */
export const firstCardId = ({ request, cards }: WithdrawalOptions): string | undefined =>
  (cards.find(({ cardId }) => cardId === request.defaultCardId) ?? cards[0])?.cardId;

/** The withdrawal of a confirm screen, with its own idempotency key. */
export const createDraft = (context: WithdrawalContext): WithdrawInput | undefined => {
  const checked = checkDraftAmount(context, context.amount);
  if (checked?.ok !== true || context.cardId === undefined) return undefined;
  return {
    amount: toDecimal(checked.value, context.exponent),
    bankCardId: context.cardId,
    idempotencyKey: context.createKey(),
  };
};

const violationOf = (field: WithdrawalField, result: RuleResult<string>): Violations =>
  result.ok ? {} : { [field]: result.violation };

type CardSubmit = Extract<WithdrawalEvent, { type: 'card.submit' }>;

/** Rules that a new card violates. */
export const cardViolations = ({ bank, cardholder, cardNumber }: CardSubmit): Violations => ({
  ...violationOf('bankCode', checkBank(bank?.bankCode ?? '')),
  ...violationOf('cardholder', checkCardholder(cardholder)),
  ...violationOf('cardNumber', checkBankAccount(cardNumber)),
});

/** A new card in the wire format. */
export const cardOf = ({ bank, cardholder, cardNumber, isDefault }: CardSubmit): AddCardInput => {
  const holder = checkCardholder(cardholder);
  const account = checkBankAccount(cardNumber);
  return {
    bankCode: bank?.bankCode ?? '',
    cardholder: holder.ok ? holder.value : cardholder,
    cardNumber: account.ok ? account.value : cardNumber,
    isDefault,
  };
};

/** The options with an added card. */
export const withCard = (
  options: WithdrawalOptions | undefined,
  card: BankCard,
): WithdrawalOptions | undefined => options && { ...options, cards: [...options.cards, card] };

type ProofSubmit = Extract<WithdrawalEvent, { type: 'proof.password' | 'proof.code' }>;

/** Rules that a proof violates. */
export const proofViolations = (event: ProofSubmit): Violations =>
  event.type === 'proof.password'
    ? violationOf('password', checkLoginPassword(event.password))
    : violationOf('code', checkSmsCode(event.code));

/** A proof in the wire format. */
export const proofOf = (event: ProofSubmit): Proof => {
  if (event.type === 'proof.password') return { password: event.password };
  const checked = checkSmsCode(event.code);
  return { code: checked.ok ? checked.value : event.code };
};

/** Whether the server requires a fresh proof first (S19). */
export const asksForProof = ({ reason }: FlowError): boolean => reason === 'proofNeeded';

/** Final result of a withdrawal; undefined while it is pending. Specification: States and transitions. */
export const getOutcome = ({ state }: Withdrawal): 'done' | 'failed' | undefined =>
  state === 'done' || state === 'failed' ? state : undefined;
