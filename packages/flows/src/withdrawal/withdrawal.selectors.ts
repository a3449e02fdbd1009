import type { BankCard, Money, WithdrawRequest } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import type { withdrawalFormMachine } from './withdrawal.machine.ts';

export type WithdrawalFormSnapshot = SnapshotFrom<typeof withdrawalFormMachine>;

/** What the form shows, with its data. */
export type WithdrawalFormView =
  | { readonly view: 'loading' | 'closed' | 'needsCard' }
  | { readonly view: 'loadFailed'; readonly error: CallFailure }
  | {
      readonly view: 'form';
      /** Limits, balance and arrival time. */
      readonly request: WithdrawRequest;
      readonly cards: readonly BankCard[];
      /** The card that receives the money. */
      readonly card: BankCard;
      readonly presets: readonly Money[];
      /** As submitted last. */
      readonly amount: string;
      /** The rule that the submitted amount violates. */
      readonly violation: Violation | undefined;
      /** The preview of the submitted amount is loading. */
      readonly isBusy: boolean;
      /** Why the preview could not be loaded. A cancelled request shows no error. */
      readonly error: CallFailure | undefined;
    };

/** What the form of a withdrawal shows, with its data. */
export const selectWithdrawalForm = (snapshot: WithdrawalFormSnapshot): WithdrawalFormView => {
  const { context } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'loadFailed':
      return { view, error: required(context.error, 'error') };
    case 'form': {
      const { request, cards, presets } = required(context.options, 'options');
      const { amount, violation } = context;
      return {
        view,
        request,
        cards,
        presets,
        amount,
        violation,
        card: required(context.card, 'card'),
        isBusy: snapshot.hasTag('busy'),
        error: hideAborted(context.error),
      };
    }
    default:
      return { view };
  }
};
