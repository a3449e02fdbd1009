import {
  ONLINE_TIME_CHECK_INTERVAL_MS,
  ONLINE_TIME_REPORT_INTERVAL_MS,
  ONLINE_TIME_REPORT_VALUE,
} from '@parlor/api/constants';
import { emit, enqueueActions, raise, setup } from 'xstate';
import { unprovided, unprovidedListener } from '../kit/index.ts';
import { beginsNow, isGapLongEnough, isStale } from './online-time.guards.ts';
import type {
  OnlineTimeActors,
  OnlineTimeContext,
  OnlineTimeEmitted,
  OnlineTimeEvent,
  OnlineTimeInput,
  OnlineTimeView,
} from './online-time.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const onlineTimeActors: OnlineTimeActors = {
  lead: unprovidedListener('lead'),
  report: unprovided('report'),
};

/**
 * Reports online time during a session: every 3 minutes, and in a check every 30 seconds if the
 * last stamp is older than 184 seconds. Only the leader tab reports. All tabs share the stamp, so
 * the next leader continues from it.
 */
export const onlineTimeMachine = setup({
  types: {} as {
    input: OnlineTimeInput;
    context: OnlineTimeContext;
    events: OnlineTimeEvent;
    emitted: OnlineTimeEmitted;
    meta: OnlineTimeView;
  },
  actors: { lead: onlineTimeActors.lead, report: onlineTimeActors.report },
  delays: {
    reportInterval: ONLINE_TIME_REPORT_INTERVAL_MS,
    checkInterval: ONLINE_TIME_CHECK_INTERVAL_MS,
  },
  guards: {
    isGapLongEnough: ({ context }) => isGapLongEnough(context),
    isStale: ({ context }) => isStale(context),
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }) => {
      if (beginsNow(context)) enqueue.emit({ type: 'stamped', at: context.clock.now() });
    }),
    stamp: emit(({ context }) => ({ type: 'stamped' as const, at: context.clock.now() })),
    askReport: raise({ type: 'report.due' }),
    askCheck: raise({ type: 'check.due' }),
  },
}).createMachine({
  id: 'online-time',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { meta: { view: 'off' }, on: { 'session.opened': 'tracking' } },
    tracking: {
      entry: 'begin',
      // Without leader election this tab reports; the shared stamp prevents two reports at once.
      invoke: { id: 'lead', src: 'lead', onError: '.leading' },
      initial: 'following',
      states: {
        following: { meta: { view: 'following' }, on: { 'lead.gained': 'leading' } },
        leading: {
          meta: { view: 'leading' },
          type: 'parallel',
          states: {
            beat: {
              initial: 'waiting',
              states: {
                waiting: {
                  after: {
                    reportInterval: { target: 'waiting', reenter: true, actions: 'askReport' },
                  },
                },
              },
            },
            check: {
              initial: 'waiting',
              states: {
                waiting: {
                  after: {
                    checkInterval: { target: 'waiting', reenter: true, actions: 'askCheck' },
                  },
                },
              },
            },
            update: {
              initial: 'resting',
              states: {
                resting: {
                  on: {
                    'report.due': { guard: 'isGapLongEnough', target: 'reporting' },
                    'check.due': { guard: 'isStale', target: 'reporting' },
                  },
                },
                reporting: {
                  entry: 'stamp',
                  invoke: {
                    id: 'report',
                    src: 'report',
                    input: { onlineTime: ONLINE_TIME_REPORT_VALUE },
                    onDone: 'resting',
                    // Not retried: the loss of one report is acceptable, and the next one follows in
                    // three minutes.
                    onError: 'resting',
                  },
                },
              },
            },
          },
          on: { 'lead.lost': 'following' },
        },
      },
      on: { 'session.closed': 'off' },
    },
  },
});
