import { withdrawalSetup } from './withdrawal.setup.ts';

const NO_DRAFT = { amount: '', bankCardId: '', idempotencyKey: '' };
const NO_CARD = { bankCode: '', cardholder: '', cardNumber: '', isDefault: false };

/**
 * A withdrawal: options, card and amount, confirmation, a fresh proof if the server requires one (S19),
 * the request, and polling of its review until it is final (specification: States and transitions; Validation rules; Error catalogue; Business constants and limits). The idempotency
 * key is created when the confirm screen opens and kept through proof, lost answers and reloads until
 * the server has given a final answer (S3).
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({
    clock: input.clock,
    exponent: input.exponent,
    createKey: input.createKey,
    deadlines: input.deadlines ?? {},
    options: undefined,
    cardId: undefined,
    amount: '',
    draft: input.draft,
    newCard: undefined,
    proofFor: 'withdrawal',
    proof: undefined,
    withdrawalId: input.withdrawalId,
    withdrawal: undefined,
    attempt: 0,
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { clock, deadlines }, self }) => ({ clock, deadlines, listener: self }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasDraft', target: 'uncertain' },
        { guard: 'hasWithdrawalId', target: 'underReview.asking' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ options: event.output }) },
            target: 'underReview.waiting',
            actions: [
              { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
              { type: 'takePending', params: ({ event }) => ({ options: event.output }) },
            ],
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ options: event.output }) },
            target: 'closed',
          },
          {
            guard: { type: 'lacksCard', params: ({ event }) => ({ options: event.output }) },
            target: 'needsCard',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
          {
            target: 'form',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { on: { retry: 'loading' } },
    closed: { on: { retry: 'loading' } },
    needsCard: { on: { 'card.add': 'addingCard' } },
    form: {
      initial: 'ready',
      states: {
        ready: { on: { 'balance.changed': 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'loadOptions',
            src: 'loadOptions',
            onDone: {
              target: 'ready',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            // Keeps the values on the screen; the server checks the amount in any case.
            onError: 'ready',
          },
        },
      },
      on: {
        'card.choose': {
          actions: { type: 'chooseCard', params: ({ event }) => ({ cardId: event.cardId }) },
        },
        'card.add': { target: 'addingCard', actions: 'clear' },
        submit: [
          { guard: 'keepsRules', target: 'confirming', actions: 'check' },
          { actions: 'check' },
        ],
      },
    },
    confirming: {
      entry: 'makeDraft',
      on: { confirm: 'submitting', edit: { target: 'form', actions: 'forgetDraft' } },
    },
    submitting: {
      entry: 'storeDraft',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => context.draft ?? NO_DRAFT,
        onDone: {
          target: 'underReview.waiting',
          actions: [
            'dropDraft',
            { type: 'takeWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) },
            { type: 'announceRequest', params: ({ event }) => ({ withdrawal: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'asksForProof', params: ({ event }) => ({ error: event.error }) },
            target: 'proof',
            actions: 'needProofForWithdrawal',
          },
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              'dropDraft',
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'uncertain',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      // Balance and limits may have changed: reload them.
      on: { edit: 'loading' },
    },
    uncertain: {
      on: {
        retry: 'submitting',
        // A request that reached the server shows as pending, and the server refuses a second one.
        edit: { target: 'loading', actions: ['dropDraft', 'startOver'] },
      },
    },
    proof: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            'proof.sendCode': { actions: ['clear', 'sendProofCode'] },
            'code.sent': { actions: ['clear', 'announceCode'] },
            'code.failed': {
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
            'proof.password': [
              { guard: 'keepsRules', target: 'verifying', actions: ['check', 'takeProof'] },
              { actions: 'check' },
            ],
            'proof.code': [
              { guard: 'keepsRules', target: 'verifying', actions: ['check', 'takeProof'] },
              { actions: 'check' },
            ],
            cancel: [
              {
                guard: 'isForCard',
                target: '#withdrawal.addingCard',
                actions: ['clear', 'cancelProofCode'],
              },
              {
                target: '#withdrawal.form',
                actions: ['clear', 'cancelProofCode', 'dropDraft'],
              },
            ],
          },
        },
        verifying: {
          invoke: {
            id: 'giveProof',
            src: 'giveProof',
            input: ({ context }) => context.proof ?? { code: '' },
            onDone: [
              { guard: 'isForCard', target: '#withdrawal.addingCard.saving' },
              { target: '#withdrawal.submitting' },
            ],
            onError: {
              target: 'entering',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
          exit: 'dropProof',
        },
      },
    },
    addingCard: {
      initial: 'entering',
      states: {
        entering: {
          on: {
            'card.submit': [
              { guard: 'keepsRules', target: 'saving', actions: 'check' },
              { actions: 'check' },
            ],
            cancel: [
              { guard: 'hasCards', target: '#withdrawal.form', actions: 'dropNewCard' },
              { target: '#withdrawal.needsCard', actions: 'dropNewCard' },
            ],
          },
        },
        saving: {
          invoke: {
            id: 'addCard',
            src: 'addCard',
            input: ({ context }) => context.newCard ?? NO_CARD,
            onDone: {
              target: '#withdrawal.form',
              actions: [
                'dropNewCard',
                { type: 'takeCard', params: ({ event }) => ({ card: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'asksForProof', params: ({ event }) => ({ error: event.error }) },
                target: '#withdrawal.proof',
                actions: 'needProofForCard',
              },
              {
                target: 'entering',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    underReview: {
      initial: 'waiting',
      states: {
        asking: {
          invoke: {
            id: 'loadWithdrawal',
            src: 'loadWithdrawal',
            input: ({ context }) => ({ withdrawalId: context.withdrawalId ?? '' }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => ({ withdrawal: event.output }) },
                target: '#withdrawal.done',
                actions: {
                  type: 'takeWithdrawal',
                  params: ({ event }) => ({ withdrawal: event.output }),
                },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ withdrawal: event.output }) },
                target: '#withdrawal.failed',
                actions: {
                  type: 'takeWithdrawal',
                  params: ({ event }) => ({ withdrawal: event.output }),
                },
              },
              {
                target: 'waiting',
                actions: {
                  type: 'takeWithdrawal',
                  params: ({ event }) => ({ withdrawal: event.output }),
                },
              },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#withdrawal.loading',
                actions: 'startOver',
              },
              {
                target: 'waiting',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        waiting: {
          exit: 'waitLonger',
          after: { pollDelay: 'asking' },
          on: { 'balance.changed': 'asking', retry: { target: 'asking', actions: 'askSoon' } },
        },
      },
    },
    done: {
      entry: 'announceEnd',
      on: { again: { target: 'loading', actions: 'startOver' } },
    },
    failed: {
      entry: 'announceEnd',
      on: { again: { target: 'loading', actions: 'startOver' } },
    },
    unavailable: {},
  },
});
