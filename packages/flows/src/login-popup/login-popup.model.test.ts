import { describeModel } from '../testing/index.ts';
import { loginPopupMachine } from './login-popup.machine.ts';
import { selectLoginPopup } from './login-popup.selectors.ts';

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
    view: selectLoginPopup,
    outcomes: {},
  },
  import.meta.url,
);
