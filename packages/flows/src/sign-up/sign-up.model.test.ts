import { broken, describeModel, refused } from '../testing/index.ts';
import { signUpActors, signUpMachine } from './sign-up.machine.ts';

const flags = [
  { smsEnabled: true, bankEnabled: true },
  { smsEnabled: true, bankEnabled: false },
  { smsEnabled: false, bankEnabled: true },
  { smsEnabled: false, bankEnabled: false },
];

describeModel(
  {
    machine: signUpMachine,
    actors: signUpActors,
    inputs: flags.map((pair) => (clock) => ({ clock, countryCode: 'PH', ...pair })),
    events: [
      { type: 'submit.identity', phone: '0917-123-4567', username: '' },
      { type: 'submit.identity', phone: '12', username: 'x' },
      {
        type: 'verification.succeeded',
        phone: '09171234567',
        code: '123456',
        answer: undefined,
      },
      { type: 'submit.password', password: 'secret1' },
      { type: 'submit.password', password: '' },
      { type: 'submit.bank', bank: { bankCode: 'BPI', bankName: 'BPI', icon: '' } },
      { type: 'submit.bank', bank: undefined },
      { type: 'submit.account', bankAccountName: 'Maria Clara', bankAccount: '1234 5678 90' },
      { type: 'submit.account', bankAccountName: '', bankAccount: '' },
      { type: 'back' },
      { type: 'code.sent', phone: '09171234567' },
      { type: 'code.failed', error: broken },
    ],
    outcomes: {
      register: [
        { done: { token: 't1' } },
        { failed: refused('phone.taken') },
        { failed: refused('code.wrong') },
        { failed: refused('password.invalid') },
        { failed: refused('signUp.bankNeeded') },
        { failed: refused('bankCard.invalid') },
        { failed: broken },
      ],
      verification: [{ failed: broken }],
    },
    key: ({ form, violations, error }) => [
      form.phone,
      form.code,
      form.password,
      form.bank?.bankCode,
      form.bankAccount,
      Object.keys(violations),
      error !== undefined,
    ],
  },
  import.meta.url,
);
