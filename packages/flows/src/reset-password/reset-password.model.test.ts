import type { Clock } from '../kit/index.ts';
import { broken, describeModel, refused } from '../testing/index.ts';
import { resetPasswordActors, resetPasswordMachine } from './reset-password.machine.ts';

const PHONE = '09171234567';

describeModel(
  {
    machine: resetPasswordMachine,
    actors: resetPasswordActors,
    inputs: (['forgotten', 'change', 'first'] as const).map((mode) => (clock: Clock) => ({
      mode,
      clock,
      countryCode: 'PH',
    })),
    events: [
      { type: 'code.sent', phone: PHONE },
      { type: 'code.failed', error: broken },
      { type: 'verification.succeeded', phone: 'own', code: '123456', answer: undefined },
      { type: 'verification.refused', error: refused('code.wrong', 'code') },
      {
        type: 'submit',
        form: {
          phone: PHONE,
          code: '123456',
          username: 'lucky',
          oldPwd: 'secret1',
          newPwd: 'secret2',
          confirmPwd: 'secret2',
        },
        endOtherSessions: true,
      },
      { type: 'submit', form: {} },
    ],
    outcomes: {
      resetPassword: [{ done: { token: 't1' } }, { failed: refused('code.wrong', 'code') }],
      changePassword: [
        { done: undefined },
        { failed: refused('password.wrong', 'oldPassword') },
        { failed: refused('proofNeeded') },
      ],
      verification: [{ failed: broken }],
    },
  },
  import.meta.url,
);
