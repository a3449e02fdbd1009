import { assign, setup } from 'xstate';
import type { Destination } from '../route-guard/route-guard.types.ts';
import { mayFollow, returnedTo, toStoredPages } from './desktop-login-stack.guards.ts';
import type {
  DesktopLoginStackContext,
  DesktopLoginStackEvent,
  DesktopLoginStackInput,
  LoginSubView,
} from './desktop-login-stack.types.ts';

const HOME = '/pages/desktop/index';

/**
 * Stack of login sub-views on a desktop, and the page below it (specification: Screens and routes): the current page, the
 * home-menu page, and the parameters of the browser page.
 */
export const desktopLoginStackMachine = setup({
  types: {} as {
    input: DesktopLoginStackInput;
    context: DesktopLoginStackContext;
    events: DesktopLoginStackEvent;
  },
  guards: {
    isBottom: ({ context }, { view }: { view: LoginSubView }) => context.stack[0] === view,
    isBelow: ({ context }, { view }: { view: LoginSubView }) => context.stack.includes(view),
    mayFollow: ({ context }, { view }: { view: LoginSubView }) => mayFollow(context, view),
    isSecond: ({ context }) => context.stack.length === 2,
  },
  actions: {
    add: assign({
      stack: ({ context }, { view }: { view: LoginSubView }) => [...context.stack, view],
    }),
    returnTo: assign({
      stack: ({ context }, { view }: { view: LoginSubView }) => returnedTo(context.stack, view),
    }),
    drop: assign({ stack: ({ context }) => context.stack.slice(0, -1) }),
    empty: assign({ stack: ({ context }) => context.stack.slice(0, 1) }),
    keepPage: assign((_, { page }: { page: Destination }) => toStoredPages(page)),
  },
}).createMachine({
  id: 'desktop-login-stack',
  context: ({ input }) => ({
    stack: ['accountLogin'],
    homeMenuPage: HOME,
    browserPage: { index: '', id: '' },
    currentPage: input.page,
    ...toStoredPages(input.page),
  }),
  initial: 'bottom',
  on: {
    'page.shown': {
      actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
    },
  },
  states: {
    bottom: {
      on: {
        push: {
          guard: { type: 'mayFollow', params: ({ event }) => ({ view: event.view }) },
          target: 'stacked',
          actions: { type: 'add', params: ({ event }) => ({ view: event.view }) },
        },
      },
    },
    stacked: {
      on: {
        push: [
          {
            guard: { type: 'isBottom', params: ({ event }) => ({ view: event.view }) },
            target: 'bottom',
            actions: 'empty',
          },
          {
            guard: { type: 'isBelow', params: ({ event }) => ({ view: event.view }) },
            actions: { type: 'returnTo', params: ({ event }) => ({ view: event.view }) },
          },
          {
            guard: { type: 'mayFollow', params: ({ event }) => ({ view: event.view }) },
            actions: { type: 'add', params: ({ event }) => ({ view: event.view }) },
          },
        ],
        pop: [{ guard: 'isSecond', target: 'bottom', actions: 'drop' }, { actions: 'drop' }],
        reset: { target: 'bottom', actions: 'empty' },
      },
    },
  },
});
