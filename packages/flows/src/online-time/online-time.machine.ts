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
} from './online-time.types.ts';

/** Actors that fail until the app provides them. */
export const onlineTimeActors: OnlineTimeActors = {
  lead: unprovidedListener('lead'),
  report: unprovided('report'),
};

/**
 * Reports online time while there is a session (sections 4 and 9): every 3 minutes, and by a check every
 * 30 seconds when the last stamp is older than 184 seconds. Of several tabs one leads and reports; they
 * share the stamp, so that whoever leads next goes on where the last one stopped.
 */
export const onlineTimeMachine = setup({
  types: {} as {
    input: OnlineTimeInput;
    context: OnlineTimeContext;
    events: OnlineTimeEvent;
    emitted: OnlineTimeEmitted;
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
    off: { on: { 'session.opened': 'tracking' } },
    tracking: {
      entry: 'begin',
      // Where nobody can be asked who leads, this tab does; the shared stamp keeps two from reporting at once.
      invoke: { id: 'lead', src: 'lead', onError: '.leading' },
      initial: 'following',
      states: {
        following: { on: { 'lead.gained': 'leading' } },
        leading: {
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
                    // The minutes are lost: a report is worth no repetition, and the next one comes by itself.
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
