import { getDailyNotification } from '@parlor/api/calls/content';
import type { Client } from '@parlor/api/client';
import {
  dailyNoticeMachine,
  type LastNotice,
  type LocalizedNotification,
  selectDailyNotice,
} from '@parlor/flows/daily-notice';
import { effect } from '@parlor/flows/kit';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useApi } from '../../data/api.ts';
import { useSite } from '../../data/site.ts';
import { useLanguages } from '../../languages/language-context.ts';
import type { Languages } from '../../languages/languages.ts';
import { now } from '../../platform/clock.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { onReturn } from '../../platform/signals.ts';
import type { AppStorage } from '../../platform/storage.ts';
import { usePopupTurn } from '../popups/use-popup-turn.ts';
import type { DailyNoticeCardProps } from './DailyNoticeCard.tsx';

const card: Part<DailyNoticeCardProps> = {
  load: () => import('./DailyNoticeCard.tsx'),
  texts: ['content'],
};

/** The last notification that this browser showed; null without one or if the record is invalid. */
function readLast(storage: AppStorage): LastNotice | null {
  const value = storage.readJson('lastNotice');
  if (typeof value !== 'object' || value === null) return null;
  const { date, data, text, locale } = value as Partial<Record<keyof LastNotice, unknown>>;
  const isComplete = [date, data, text, locale].every((part) => typeof part === 'string');
  return isComplete ? (value as LastNotice) : null;
}

const dailyNoticeWith = (client: Client, languages: Languages) =>
  dailyNoticeMachine.provide({
    actors: {
      loadNotification: effect(async (_, signal): Promise<LocalizedNotification> => {
        const locale = languages.shown();
        return { ...(await client.call(getDailyNotification, {}, { signal })), locale };
      }),
    },
  });

export interface DailyNoticeProps {
  /** Whether something else covers the bottom of the page. */
  isHeld: boolean;
}

/** Home's notification of the day (docs/product.md: States and transitions): once a calendar day, and when it has changed. */
export default function DailyNotice({ isHeld }: DailyNoticeProps) {
  const { client } = useApi();
  const languages = useLanguages();
  const { storage } = usePlatform();
  const { countryTimezone: timezone } = useSite();
  const [machine] = useState(() => dailyNoticeWith(client, languages));
  const actor = useActorRef(machine, {
    input: { clock: { now }, timezone, last: readLast(storage) },
  });
  // Before the actor starts, which is an effect.
  useLayoutEffect(() => {
    const shown = actor.on('shown', ({ last }) => storage.writeJson('lastNotice', last));
    const unsubscribe = storage.subscribe((name) => {
      if (name === 'lastNotice') actor.send({ type: 'last.changed', last: readLast(storage) });
    });
    return () => {
      shown.unsubscribe();
      unsubscribe();
    };
  }, [actor, storage]);
  useEffect(() => onReturn(() => actor.send({ type: 'look' })), [actor]);

  const shown = useSelector(actor, selectDailyNotice, shallowEqual);
  const isDue = shown.view !== 'none' && !isHeld;
  const hasTurn = usePopupTurn('notification', isDue ? 'ready' : 'none');
  useEffect(() => {
    if (hasTurn) actor.send({ type: 'show' });
  }, [actor, hasTurn]);

  if (shown.view !== 'shown' || !hasTurn) return null;
  const onClose = () => actor.send({ type: 'dismissed' });
  return <LazyPart part={card} props={{ notice: shown.notification, onClose }} />;
}
