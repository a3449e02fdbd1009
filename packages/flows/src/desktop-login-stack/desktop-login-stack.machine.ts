import { assign, setup } from 'xstate';
import type { Destination } from '../route-guard/route-guard.types.ts';
import { pushes, toStoredPages } from './desktop-login-stack.guards.ts';
import type {
  DesktopLoginStackContext,
  DesktopLoginStackEvent,
  DesktopLoginStackInput,
  DesktopLoginStackMeta,
} from './desktop-login-stack.types.ts';

const HOME = '/pages/desktop/index';

/**
 * Stack of login sub-views on a desktop, and the page below it: the current page, the home-menu
 * page, and the parameters of the browser page.
 */
export const desktopLoginStackMachine = setup({
  types: {} as {
    input: DesktopLoginStackInput;
    context: DesktopLoginStackContext;
    events: DesktopLoginStackEvent;
    meta: DesktopLoginStackMeta;
  },
  guards: {
    pushesLogin: ({ event }) => pushes(event, 'accountLogin'),
    pushesCode: ({ event }) => pushes(event, 'codeLogin'),
    pushesPhone: ({ event }) => pushes(event, 'bindPhone'),
    pushesProfile: ({ event }) => pushes(event, 'fillProfile'),
    returnsToCode: ({ context, event }) => context.hasCodeLogin && pushes(event, 'codeLogin'),
    hasCodeLogin: ({ context }) => context.hasCodeLogin,
  },
  actions: {
    addCodeLogin: assign({ hasCodeLogin: true }),
    removeCodeLogin: assign({ hasCodeLogin: false }),
    keepPage: assign((_, { page }: { page: Destination }) => toStoredPages(page)),
  },
}).createMachine({
  id: 'desktop-login-stack',
  context: ({ input }) => ({
    hasCodeLogin: false,
    homeMenuPage: HOME,
    browserPage: { index: '', id: '' },
    currentPage: input.page,
    ...toStoredPages(input.page),
  }),
  initial: 'accountLogin',
  on: {
    'page.shown': {
      actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
    },
  },
  states: {
    accountLogin: {
      meta: { view: 'accountLogin' },
      entry: 'removeCodeLogin',
      on: {
        push: [
          { guard: 'pushesCode', target: 'codeLogin' },
          { guard: 'pushesPhone', target: 'bindPhone' },
        ],
      },
    },
    codeLogin: {
      meta: { view: 'codeLogin' },
      entry: 'addCodeLogin',
      on: {
        push: [
          { guard: 'pushesLogin', target: 'accountLogin' },
          { guard: 'pushesPhone', target: 'bindPhone' },
        ],
        pop: 'accountLogin',
        reset: 'accountLogin',
      },
    },
    bindPhone: {
      meta: { view: 'bindPhone' },
      on: {
        push: [
          { guard: 'pushesLogin', target: 'accountLogin' },
          { guard: 'returnsToCode', target: 'codeLogin' },
          { guard: 'pushesProfile', target: 'fillProfile' },
        ],
        pop: [{ guard: 'hasCodeLogin', target: 'codeLogin' }, { target: 'accountLogin' }],
        reset: 'accountLogin',
      },
    },
    fillProfile: {
      meta: { view: 'fillProfile' },
      on: {
        push: [
          { guard: 'pushesLogin', target: 'accountLogin' },
          { guard: 'returnsToCode', target: 'codeLogin' },
          { guard: 'pushesPhone', target: 'bindPhone' },
        ],
        pop: 'bindPhone',
        reset: 'accountLogin',
      },
    },
  },
});
