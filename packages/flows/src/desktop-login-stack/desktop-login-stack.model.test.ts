import { describeModel } from '../testing/index.ts';
import { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
import { selectDesktopLoginStack } from './desktop-login-stack.selectors.ts';

describeModel(
  {
    machine: desktopLoginStackMachine,
    actors: {},
    inputs: [() => ({ page: { path: '/pages/desktop/index', search: '' } })],
    events: [
      { type: 'push', view: 'accountLogin' },
      { type: 'push', view: 'codeLogin' },
      { type: 'push', view: 'bindPhone' },
      { type: 'push', view: 'fillProfile' },
      { type: 'pop' },
      { type: 'reset' },
      { type: 'page.shown', page: { path: '/pages/browser/browser', search: '?index=2&id=7' } },
      { type: 'page.shown', page: { path: '/pages/index/gameDetail', search: '?id=1' } },
    ],
    view: selectDesktopLoginStack,
    outcomes: {},
  },
  import.meta.url,
);
