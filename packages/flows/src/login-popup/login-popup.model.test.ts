import { describeModel } from '../testing/index.ts';
import { loginPopupMachine } from './login-popup.machine.ts';

describeModel(
  {
    machine: loginPopupMachine,
    actors: {},
    inputs: [() => ({}), () => ({ tab: 'accountLogin' }), () => ({ tab: 'signUp' })],
    events: [
      { type: 'open' },
      { type: 'open', tab: 'signUp' },
      { type: 'tab.chosen', tab: 'signUp' },
      { type: 'tab.chosen', tab: 'accountLogin' },
      { type: 'password.forgotten' },
      { type: 'back' },
      { type: 'mask.pressed' },
      { type: 'dismissed' },
      { type: 'succeeded', token: 't1' },
    ],
    outcomes: {},
  },
  import.meta.url,
);
