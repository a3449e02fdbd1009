import type { CallFailure } from '@parlor/api/errors';
import type { Clock } from '../kit/index.ts';
import { broken, describeModel, offline, refused } from '../testing/index.ts';
import { socialLoginMachine } from './social-login.machine.ts';
import { socialLoginActors } from './social-login.setup.ts';
import type { SocialLoginInput } from './social-login.types.ts';

const attempt = {
  provider: 'facebook',
  state: 's1',
  nonce: 'n1',
  codeVerifier: 'v1',
  redirectUri: 'https://play.example/pages/login/socialLogin',
};
const dead: CallFailure = { kind: 'refused', code: 401, msg: 'Please log in again' };

const inputs: readonly Partial<SocialLoginInput>[] = [
  {},
  { progress: { step: 'away', attempt }, answer: { code: 'c1', state: 's1' } },
  { progress: { step: 'away', attempt }, answer: { code: 'c1', state: 'other' } },
  { progress: { step: 'bindPhone', token: 'b1' } },
  { progress: { step: 'fillProfile', token: 'f1' } },
];

describeModel(
  {
    machine: socialLoginMachine,
    actors: socialLoginActors,
    inputs: inputs.map((input) => (clock: Clock) => ({
      clock,
      countryCode: 'PH',
      timezone: 'Asia/Manila',
      ...input,
    })),
    events: [
      { type: 'start', provider: 'facebook' },
      { type: 'page.shown' },
      { type: 'retry' },
      { type: 'submit.profile', profile: { nickname: 'Lucky' } },
      { type: 'submit.profile', profile: { nickname: '' } },
      { type: 'skip' },
      { type: 'cancel' },
      { type: 'verification.started' },
      { type: 'verification.refused', error: refused('code.wrong', 'code') },
      { type: 'verification.refused', error: dead },
      { type: 'inviteCode.dropped' },
      ...[true, false].map((isNew) => ({
        type: 'verification.succeeded' as const,
        phone: '09171234567',
        code: '123456',
        answer: { token: 't1', isNew },
      })),
    ],
    outcomes: {
      prepare: [
        { done: { authorizeUrl: 'https://id.example/authorize', attempt } },
        { failed: broken },
      ],
      socialLogin: [
        { done: { token: 't1', phoneBound: true } },
        { done: { token: 'b1', phoneBound: false } },
        { failed: offline },
        { failed: refused('identity.refused', 'code') },
      ],
      saveProfile: [{ done: undefined }, { failed: dead }, { failed: broken }],
      giveUp: [{ done: undefined }, { failed: broken }],
      verification: [{ failed: broken }],
    },
  },
  import.meta.url,
);
