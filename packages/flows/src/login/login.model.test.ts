import { captchaNeeded, describeModel, refused } from '../testing/index.ts';
import { loginActors, loginMachine } from './login.machine.ts';

describeModel(
  {
    machine: loginMachine,
    actors: loginActors,
    inputs: [
      () => ({ countryCode: 'PH', captchaEnabled: false }),
      () => ({ countryCode: 'PH', captchaEnabled: true }),
    ],
    events: [
      { type: 'submit', username: 'lucky', password: 'secret1', captchaCode: 'aB3x' },
      { type: 'submit', username: '', password: '' },
      { type: 'captcha.refresh' },
    ],
    outcomes: {
      login: [
        { done: { token: 't1' } },
        { failed: captchaNeeded },
        { failed: refused('credentials.wrong') },
      ],
      loadCaptcha: [{ done: { img: 'data:', uuid: 'u1' } }, { failed: captchaNeeded }],
    },
  },
  import.meta.url,
);
