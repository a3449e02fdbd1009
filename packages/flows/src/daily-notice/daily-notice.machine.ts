import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, setup } from 'xstate';
import { unprovided } from '../kit/index.ts';
import { isDue, toLastNotice, untilTomorrow } from './daily-notice.guards.ts';
import type {
  DailyNoticeActors,
  DailyNoticeContext,
  DailyNoticeEmitted,
  DailyNoticeEvent,
  DailyNoticeInput,
  LocalizedNotification,
} from './daily-notice.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const dailyNoticeActors: DailyNoticeActors = {
  loadNotification: unprovided('loadNotification'),
};

/**
 * Daily notification: shown when the date has changed in the site's time zone or the content
 * differs from the last one shown. A failed request shows no error.
 */
export const dailyNoticeMachine = setup({
  types: {} as {
    input: DailyNoticeInput;
    context: DailyNoticeContext;
    events: DailyNoticeEvent;
    emitted: DailyNoticeEmitted;
    meta: { readonly view: 'none' | 'due' | 'shown' };
  },
  actors: { loadNotification: dailyNoticeActors.loadNotification },
  delays: { tomorrow: ({ context }) => untilTomorrow(context) },
  guards: {
    isDue: ({ context }, { answer }: { answer: LocalizedNotification }) => isDue(context, answer),
  },
  actions: {
    keep: assign((_, { answer }: { answer: LocalizedNotification }) => ({
      answer,
      error: undefined,
    })),
    remember: enqueueActions(({ context, enqueue }) => {
      const last = context.answer && toLastNotice(context.answer);
      if (last === undefined) return;
      enqueue.assign({ last });
      enqueue.emit({ type: 'shown', last });
    }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
  },
}).createMachine({
  id: 'daily-notice',
  context: ({ input }) => ({ ...input, answer: undefined, error: undefined }),
  initial: 'loading',
  on: { 'last.changed': { actions: assign({ last: ({ event }) => event.last }) } },
  states: {
    loading: {
      meta: { view: 'none' },
      invoke: {
        id: 'loadNotification',
        src: 'loadNotification',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => ({ answer: event.output }) },
            target: 'due',
            actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'quiet',
            actions: { type: 'keep', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    due: {
      meta: { view: 'due' },
      on: {
        show: 'showing',
        // Another tab showed it first.
        'last.changed': {
          target: 'quiet',
          actions: assign({ last: ({ event }) => event.last }),
        },
      },
    },
    // Stored as soon as it is shown: closing the tab counts as having seen it.
    showing: { meta: { view: 'shown' }, entry: 'remember', on: { dismissed: 'quiet' } },
    quiet: { meta: { view: 'none' }, after: { tomorrow: 'loading' }, on: { look: 'loading' } },
    failed: { meta: { view: 'none' }, on: { look: 'loading' } },
  },
});
