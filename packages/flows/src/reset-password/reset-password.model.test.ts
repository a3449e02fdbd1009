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
      { type: 'code.request', phone: '0917-123-4567' },
      { type: 'code.request', phone: '12' },
      { type: 'code.sent', phone: PHONE },
      { type: 'code.failed', error: broken },
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
      giveProof: [{ done: undefined }, { failed: refused('code.wrong', 'code') }],
      changePassword: [
        { done: undefined },
        { failed: refused('password.wrong', 'oldPassword') },
        { failed: refused('proofNeeded') },
      ],
      countdown: [{ failed: broken }],
    },
  },
  import.meta.url,
);
