import { onlineTime } from '@parlor/api/calls/account';
import type { Client } from '@parlor/api/client';
import { effect, listener } from '@parlor/flows/kit';
import { type OnlineTimeEvent, onlineTimeMachine } from '@parlor/flows/online-time';
import { createActor } from 'xstate';
import { now } from '../../platform/clock.ts';
import type { AppStorage } from '../../platform/storage.ts';
import { whileLeading } from '../../platform/tabs.ts';
import { readStamp } from './online-time.ts';

/** Sends the machine whether this tab is the leader. */
const leadWith = (storage: AppStorage) =>
  listener<OnlineTimeEvent>((tell) => {
    const closing = new AbortController();
    void whileLeading('onlineTimeLease', storage, closing.signal, (lead) => {
      tell({ type: 'lead.gained' });
      return new Promise((resolve) => {
        const end = () => {
          if (!closing.signal.aborted) tell({ type: 'lead.lost' });
          resolve();
        };
        lead.addEventListener('abort', end, { once: true });
      });
    }).catch(() => {
      // Without leader election this tab leads; the shared stamp keeps two tabs from reporting at once.
      tell({ type: 'lead.gained' });
    });
    return () => closing.abort();
  });

/** Reports online time as long as there is a session, for all tabs together. */
export function trackOnlineTime(client: Client, storage: AppStorage) {
  const actor = createActor(
    onlineTimeMachine.provide({
      actors: {
        lead: leadWith(storage),
        report: effect(async (report, signal) => {
          await client.call(onlineTime, report, { signal });
        }),
      },
    }),
    { input: { clock: { now }, readStamp: () => readStamp(storage) } },
  );
  actor.on('stamped', ({ at }) => storage.write('onlineTimeStamp', String(at)));
  return actor.start();
}
