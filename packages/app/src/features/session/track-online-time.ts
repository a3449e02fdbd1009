import { onlineTime } from '@parlor/api/calls/account';
import type { Client } from '@parlor/api/client';
import { effect } from '@parlor/flows/kit';
import { onlineTimeMachine } from '@parlor/flows/online-time';
import { createActor } from 'xstate';
import { leadWith } from '../../data/lead-with.ts';
import { now } from '../../platform/clock.ts';
import type { AppStorage } from '../../platform/storage.ts';
import { readStamp } from './online-time.ts';

/** Reports online time as long as there is a session, for all tabs together. */
export function trackOnlineTime(client: Client, storage: AppStorage) {
  const actor = createActor(
    onlineTimeMachine.provide({
      actors: {
        lead: leadWith('onlineTimeLease', storage),
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
