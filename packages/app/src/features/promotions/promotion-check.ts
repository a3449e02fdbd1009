import { canSettle } from '@parlor/api/calls/promotions';
import type { Client } from '@parlor/api/client';
import type { SettleRecord } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import { promotionCheckMachine } from '@parlor/flows/promotion-check';
import { selectHasSession } from '@parlor/flows/session';
import { type ActorRefFrom, createActor } from 'xstate';
import { useApi } from '../../data/api.ts';
import { leadWith } from '../../data/lead-with.ts';
import { type Session, useSession } from '../../data/session.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import type { AppStorage } from '../../platform/storage.ts';
import { openTabChannel } from '../../platform/tabs.ts';

interface PromotionCheck {
  readonly actor: ActorRefFrom<typeof promotionCheckMachine>;
  /** Calls back when another tab has found or shown an offer. Returns a function that unsubscribes. */
  onOtherTab(callback: () => void): () => void;
}

/** The check of each session actor: each story and test has its own. */
const checks = new WeakMap<Session, PromotionCheck>();

/** The check for promotions that can be settled; it runs while there is a session. */
export function usePromotionCheck(): PromotionCheck {
  const session = useSession();
  const { client } = useApi();
  const { storage } = usePlatform();
  const started = checks.get(session) ?? startCheck(session, client, storage);
  checks.set(session, started);
  return started;
}

function startCheck(session: Session, client: Client, storage: AppStorage): PromotionCheck {
  const actor = createActor(
    promotionCheckMachine.provide({
      actors: {
        lead: leadWith('promotionLease', storage),
        loadSettlable: effect(async (_, signal): Promise<readonly SettleRecord[]> => {
          const { rows } = await client.call(canSettle, {}, { signal });
          return rows;
        }),
      },
    }),
    { input: { readHistory: () => readOffered(storage) } },
  );
  const tabs = openTabChannel('settleOffers');
  actor.on('found', () => tabs.post('found'));
  actor.on('offered', ({ id }) => storage.writeJson('settleOffers', [...readOffered(storage), id]));
  session.on('sessionOpened', () => actor.send({ type: 'session.opened' }));
  session.on('sessionClosed', () => actor.send({ type: 'session.closed' }));
  actor.start();
  if (selectHasSession(session.getSnapshot())) actor.send({ type: 'session.opened' });
  return {
    actor,
    onOtherTab(callback) {
      const stops = [
        tabs.subscribe(callback),
        storage.subscribe((name) => {
          if (name === 'settleOffers') callback();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Ids of the records that this browser has offered already. */
function readOffered(storage: AppStorage): readonly string[] {
  const value = storage.readJson('settleOffers');
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
