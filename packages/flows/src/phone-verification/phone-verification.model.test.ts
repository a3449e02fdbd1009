import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import type { Clock } from '../kit/index.ts';
import { broken, describeModel, refused, startParent } from '../testing/index.ts';
import { phoneVerificationActors, phoneVerificationMachine } from './phone-verification.machine.ts';
import { selectPhoneVerification } from './phone-verification.selectors.ts';

const { parent } = startParent();
const uses = [
  { phoneSource: { countryCode: 'PH' }, startsWith: 'phone', verifiedBy: 'call' },
  { phoneSource: { countryCode: 'PH' }, startsWith: 'phone', verifiedBy: 'submit' },
  { phoneSource: { fixedPhone: OWN_PHONE }, startsWith: 'code', verifiedBy: 'call' },
] as const;

describeModel(
  {
    machine: phoneVerificationMachine,
    actors: phoneVerificationActors,
    inputs: uses.map((use) => (clock: Clock) => ({
      clock,
      parent,
      ...use,
    })),
    events: [
      { type: 'send', phone: '0917-123-4567' },
      { type: 'send', phone: '12' },
      { type: 'submit', code: '123456' },
      { type: 'submit', code: '12' },
      { type: 'back' },
      { type: 'code.sent', phone: '09171234567' },
      { type: 'code.failed', error: broken },
    ],
    view: selectPhoneVerification,
    outcomes: {
      verify: [
        { done: { token: 't1' } },
        { failed: refused('phone.taken') },
        { failed: refused('code.wrong', 'code') },
        { failed: refused('inviteCode.invalid') },
      ],
      countdown: [{ failed: broken }],
    },
  },
  import.meta.url,
);
