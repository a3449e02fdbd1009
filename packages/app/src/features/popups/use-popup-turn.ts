import { selectHasSession } from '@parlor/flows/session';
import { useEffect, useSyncExternalStore } from 'react';
import { type Session, useSession } from '../../data/session.ts';
import { useLoginPrompt } from '../login/login-prompt.ts';
import { createPopupQueue, type Popup, type PopupQueue, type PopupState } from './popup-queue.ts';

/** The queue of each session actor: each story and test has its own. */
const queues = new WeakMap<Session, PopupQueue>();

function openQueue(session: Session): PopupQueue {
  const queue = createPopupQueue();
  queues.set(session, queue);
  // A player may have money in a game, or a promotion to settle: those dialogs come first.
  const expectPlayer = () => {
    queue.set('abnormalExit', 'loading');
    queue.set('settleOffer', 'loading');
  };
  if (selectHasSession(session.getSnapshot())) expectPlayer();
  session.on('sessionOpened', expectPlayer);
  session.on('sessionClosed', () => {
    queue.set('abnormalExit', 'none');
    queue.set('settleOffer', 'none');
  });
  return queue;
}

/** Whether a popup of home may open now: it is its turn, and no login popup is open. */
export function usePopupTurn(popup: Popup, state: PopupState): boolean {
  const session = useSession();
  const loginPrompt = useLoginPrompt();
  const queue = queues.get(session) ?? openQueue(session);
  useEffect(() => queue.set(popup, state), [queue, popup, state]);
  useEffect(() => () => queue.set(popup, 'none'), [queue, popup]);
  const isTurn = () => queue.current() === popup;
  const isFree = () => loginPrompt.get().kind === 'closed';
  const hasTurn = useSyncExternalStore(queue.subscribe, isTurn, isTurn);
  return useSyncExternalStore(loginPrompt.subscribe, isFree, isFree) && hasTurn;
}
