import { getDailyNotification } from '@parlor/api/calls/content';
import type { Client } from '@parlor/api/client';
import { dailyNoticeMachine, type LastNotice, selectShownNotice } from '@parlor/flows/daily-notice';
import { effect } from '@parlor/flows/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useApp } from '../../app-context.ts';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';
import { onReturn } from '../../platform/signals.ts';
import type { AppStorage } from '../../platform/storage.ts';
import { LazyPart, type Part } from '../../shell/LazyPart.tsx';
import type { DailyNoticeCardProps } from './DailyNoticeCard.tsx';

const card: Part<DailyNoticeCardProps> = {
  load: () => import('./DailyNoticeCard.tsx'),
  texts: ['content'],
};

/** What this browser has shown last; null when it has shown nothing, or the record makes no sense. */
function readLast(storage: AppStorage): LastNotice | null {
  const value = storage.readJson('lastNotice');
  if (typeof value !== 'object' || value === null) return null;
  const { date, data } = value as Partial<Record<keyof LastNotice, unknown>>;
  return typeof date === 'string' && typeof data === 'string' ? { date, data } : null;
}

const dailyNoticeWith = (client: Client) =>
  dailyNoticeMachine.provide({
    actors: {
      loadNotification: effect((_, signal) => client.call(getDailyNotification, {}, { signal })),
    },
  });

/** Home's notification of the day (section 4): once a calendar day, and when there is another one. */
export function DailyNotice() {
  const { client, storage } = useApp();
  const { countryTimezone: timezone } = useSite();
  const [machine] = useState(() => dailyNoticeWith(client));
  const actor = useActorRef(machine, {
    input: { clock: { now }, timezone, last: readLast(storage) },
  });
  // Before the actor starts, which is an effect.
  useLayoutEffect(() => {
    const shown = actor.on('shown', ({ last }) => storage.writeJson('lastNotice', last));
    const stopHearing = storage.subscribe((name) => {
      if (name === 'lastNotice') actor.send({ type: 'last.changed', last: readLast(storage) });
    });
    return () => {
      shown.unsubscribe();
      stopHearing();
    };
  }, [actor, storage]);
  useEffect(() => onReturn(() => actor.send({ type: 'look' })), [actor]);

  const notice = useSelector(actor, selectShownNotice);
  if (notice === null) return null;
  const onClose = () => actor.send({ type: 'dismissed' });
  return <LazyPart part={card} props={{ notice, onClose }} />;
}
