import { broken, describeModel, refused } from '../testing/index.ts';
import { codeLoginActors, codeLoginMachine } from './code-login.machine.ts';

describeModel(
  {
    machine: codeLoginMachine,
    actors: codeLoginActors,
    inputs: [(clock) => ({ clock, countryCode: 'PH' })],
    events: [
      { type: 'submit.phone', phone: '0917-123-4567' },
      { type: 'submit.phone', phone: '12' },
      { type: 'submit.code', code: '123456' },
      { type: 'submit.code', code: '12' },
      { type: 'back' },
      { type: 'code.sent', phone: '09171234567' },
      { type: 'code.failed', error: broken },
    ],
    outcomes: {
      smsLogin: [{ done: { token: 't1' } }, { failed: refused('code.wrong') }],
      countdown: [{ failed: broken }],
    },
  },
  import.meta.url,
);
