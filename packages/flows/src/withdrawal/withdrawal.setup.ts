import type { BankCard, Withdrawal } from '@parlor/api/entities';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { backoff, isFinalRefusal, toFlowError, unprovided } from '../kit/index.ts';
import {
  asksForProof,
  cardOf,
  cardViolations,
  checkDraftAmount,
  createDraft,
  firstCardId,
  getOutcome,
  proofOf,
  proofViolations,
  withCard,
} from './withdrawal.guards.ts';
import type {
  WithdrawalActors,
  WithdrawalContext,
  WithdrawalEmitted,
  WithdrawalEvent,
  WithdrawalInput,
  WithdrawalOptions,
} from './withdrawal.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const withdrawalActors: WithdrawalActors = {
  countdown: codeCountdownMachine,
  loadOptions: unprovided('loadOptions'),
  withdraw: unprovided('withdraw'),
  giveProof: unprovided('giveProof'),
  addCard: unprovided('addCard'),
  loadWithdrawal: unprovided('loadWithdrawal'),
};

/** Actors, guards, actions and delays used by `withdrawal.machine.ts`. */
export const withdrawalSetup = setup({
  types: {} as {
    input: WithdrawalInput;
    context: WithdrawalContext;
    events: WithdrawalEvent;
    emitted: WithdrawalEmitted;
    children: {
      countdown: 'countdown';
      loadOptions: 'loadOptions';
      withdraw: 'withdraw';
      giveProof: 'giveProof';
      addCard: 'addCard';
      loadWithdrawal: 'loadWithdrawal';
    };
  },
  actors: {
    countdown: withdrawalActors.countdown,
    loadOptions: withdrawalActors.loadOptions,
    withdraw: withdrawalActors.withdraw,
    giveProof: withdrawalActors.giveProof,
    addCard: withdrawalActors.addCard,
    loadWithdrawal: withdrawalActors.loadWithdrawal,
  },
  delays: { pollDelay: ({ context }) => backoff(context.attempt) },
  guards: {
    hasWithdrawalId: ({ context }) => context.withdrawalId !== undefined,
    hasDraft: ({ context }) => context.draft !== undefined,
    hasCards: ({ context }) => (context.options?.cards.length ?? 0) > 0,
    isPending: (_, { options }: { options: WithdrawalOptions }) => options.request.pending !== null,
    isClosed: (_, { options }: { options: WithdrawalOptions }) => !options.isOpen,
    lacksCard: (_, { options }: { options: WithdrawalOptions }) => options.cards.length === 0,
    keepsRules: ({ context, event }) => {
      if (event.type === 'submit') return checkDraftAmount(context, event.amount)?.ok === true;
      if (event.type === 'card.submit') return Object.keys(cardViolations(event)).length === 0;
      if (event.type !== 'proof.password' && event.type !== 'proof.code') return false;
      return Object.keys(proofViolations(event)).length === 0;
    },
    isForCard: ({ context }) => context.proofFor === 'card',
    asksForProof: (_, { error }: { error: unknown }) => asksForProof(toFlowError(error)),
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toFlowError(error)),
    isUnknown: (_, { error }: { error: unknown }) => toFlowError(error).code === 404,
    isDone: (_, { withdrawal }: { withdrawal: Withdrawal }) => getOutcome(withdrawal) === 'done',
    hasFailed: (_, { withdrawal }: { withdrawal: Withdrawal }) =>
      getOutcome(withdrawal) === 'failed',
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    clear: assign({ violations: {}, error: undefined }),
    keepOptions: assign(({ context }, { options }: { options: WithdrawalOptions }) => ({
      options,
      cardId:
        options.cards.find(({ cardId }) => cardId === context.cardId)?.cardId ??
        firstCardId(options),
      error: undefined,
    })),
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, error: undefined })),
    takePending: assign((_, { options }: { options: WithdrawalOptions }) => ({
      withdrawal: options.request.pending ?? undefined,
      withdrawalId: options.request.pending?.withdrawalId,
    })),
    check: assign(({ context, event }) => {
      if (event.type === 'submit') {
        const checked = checkDraftAmount(context, event.amount);
        return {
          amount: event.amount,
          violations: checked?.ok === false ? { amount: checked.violation } : {},
          error: undefined,
        };
      }
      if (event.type === 'card.submit') {
        return { violations: cardViolations(event), newCard: cardOf(event), error: undefined };
      }
      if (event.type !== 'proof.password' && event.type !== 'proof.code') return {};
      return { violations: proofViolations(event), error: undefined };
    }),
    takeProof: assign({
      proof: ({ event }) =>
        event.type === 'proof.password' || event.type === 'proof.code' ? proofOf(event) : undefined,
    }),
    dropProof: assign({ proof: undefined }),
    dropNewCard: assign({ newCard: undefined, violations: {}, error: undefined }),
    makeDraft: assign({ draft: ({ context }) => createDraft(context) }),
    storeDraft: enqueueActions(({ context: { draft }, enqueue }) => {
      enqueue.assign({ error: undefined });
      enqueue.emit({ type: 'draftChanged', draft });
    }),
    dropDraft: enqueueActions(({ enqueue }) => {
      enqueue.assign({ draft: undefined });
      enqueue.emit({ type: 'draftChanged', draft: undefined });
    }),
    forgetDraft: assign({ draft: undefined }),
    needProofForWithdrawal: assign({ proofFor: 'withdrawal', error: undefined }),
    needProofForCard: assign({ proofFor: 'card', error: undefined }),
    sendProofCode: sendTo('countdown', { type: 'send', phone: OWN_PHONE }),
    cancelProofCode: sendTo('countdown', { type: 'captcha.cancel' }),
    announceCode: emit({ type: 'codeSent' }),
    takeCard: enqueueActions(({ context, enqueue }, { card }: { card: BankCard }) => {
      enqueue.assign({ options: withCard(context.options, card), cardId: card.cardId });
      enqueue.emit({ type: 'cardAdded', card });
    }),
    takeWithdrawal: assign((_, { withdrawal }: { withdrawal: Withdrawal }) => ({
      withdrawal,
      withdrawalId: withdrawal.withdrawalId,
      error: undefined,
    })),
    announceRequest: enqueueActions(({ enqueue }, { withdrawal }: { withdrawal: Withdrawal }) => {
      enqueue.emit({ type: 'requested', withdrawal });
    }),
    announceEnd: enqueueActions(({ context: { withdrawal }, enqueue }) => {
      if (withdrawal !== undefined) enqueue.emit({ type: 'finished', withdrawal });
    }),
    waitLonger: assign({ attempt: ({ context }) => context.attempt + 1 }),
    askSoon: assign({ attempt: 0 }),
    startOver: assign({
      draft: undefined,
      amount: '',
      withdrawalId: undefined,
      withdrawal: undefined,
      attempt: 0,
      violations: {},
      error: undefined,
    }),
  },
});
