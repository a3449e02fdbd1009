import { selectHasSession } from '@parlor/flows/session';
import { useEffect, useSyncExternalStore } from 'react';
import type { App } from '../../app.ts';
import { useApp } from '../../app-context.ts';
import { createPopupQueue, type Popup, type PopupQueue, type PopupState } from './popup-queue.ts';

/** The queue of each app; stories and tests have an app each. */
const queues = new WeakMap<App, PopupQueue>();

function openQueue(app: App): PopupQueue {
  const queue = createPopupQueue();
  queues.set(app, queue);
  // A player may have money to be told about before anything else.
  const expectPlayer = () => queue.set('abnormalExit', 'loading');
  if (selectHasSession(app.session.getSnapshot())) expectPlayer();
  app.session.on('sessionOpened', expectPlayer);
  app.session.on('sessionClosed', () => queue.set('abnormalExit', 'none'));
  return queue;
}

/** Whether a pop-up of home may be open now: it is its turn, and no login is open over the page. */
export function usePopupTurn(popup: Popup, state: PopupState): boolean {
  const app = useApp();
  const { loginPrompt } = app;
  const queue = queues.get(app) ?? openQueue(app);
  useEffect(() => queue.set(popup, state), [queue, popup, state]);
  useEffect(() => () => queue.set(popup, 'none'), [queue, popup]);
  const isTurn = () => queue.current() === popup;
  const isFree = () => loginPrompt.get().kind === 'closed';
  const hasTurn = useSyncExternalStore(queue.subscribe, isTurn, isTurn);
  return useSyncExternalStore(loginPrompt.subscribe, isFree, isFree) && hasTurn;
}
