import { broken, describeModel, startParent } from '../testing/index.ts';
import {
  MANUAL_DEPOSIT_NOW,
  manualDepositEntry,
  manualDepositOptions,
} from '../testing/manual-deposits.ts';
import { card } from '../testing/withdrawals.ts';
import { manualDepositFormActors, manualDepositFormMachine } from './manual-deposit.machine.ts';
import { selectManualDepositForm } from './manual-deposit.selectors.ts';

describeModel(
  {
    machine: manualDepositFormMachine,
    actors: manualDepositFormActors,
    inputs: [() => ({ parent: startParent().parent, exponent: 2, createKey: () => 'key' })],
    events: [
      { type: 'load' },
      { type: 'restart' },
      { type: 'retry' },
      { type: 'account.choose', depositAccount: 'a2' },
      { type: 'card.added', card },
      { type: 'submit', entry: manualDepositEntry, now: MANUAL_DEPOSIT_NOW },
      { type: 'submit', entry: { ...manualDepositEntry, amount: '' }, now: MANUAL_DEPOSIT_NOW },
      { type: 'uploads.changed', isUploading: true, hasFailed: false, values: [] },
      { type: 'uploads.changed', isUploading: false, hasFailed: false, values: ['i1'] },
      { type: 'uploads.changed', isUploading: false, hasFailed: true, values: [] },
    ],
    view: selectManualDepositForm,
    outcomes: {
      loadOptions: [
        { done: manualDepositOptions },
        { done: { ...manualDepositOptions, cards: [] } },
        { done: { ...manualDepositOptions, isOpen: false } },
        { failed: broken },
      ],
      uploads: [{ failed: broken }],
    },
    key: ({ account, violations, uploads, error }) => [
      account?.depositAccount,
      Object.keys(violations).join(' '),
      uploads.isUploading,
      uploads.hasFailed,
      uploads.values.length,
      error?.code,
    ],
  },
  import.meta.url,
);
