import { broken, describeModel } from '../testing/index.ts';
import { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';

const PHONE = '09171234567';

describeModel(
  {
    machine: codeLoginMachine,
    actors: codeLoginActors,
    inputs: [(clock) => ({ clock, countryCode: 'PH' })],
    events: [
      {
        type: 'verification.succeeded',
        phone: PHONE,
        code: '123456',
        answer: { token: 't1' },
      },
      { type: 'inviteCode.dropped' },
    ],
    outcomes: { verification: [{ failed: broken }] },
  },
  import.meta.url,
);
