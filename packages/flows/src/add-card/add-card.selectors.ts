import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import type { addCardMachine } from './add-card.machine.ts';

export type AddCardSnapshot = SnapshotFrom<typeof addCardMachine>;

/** What the form of a new card shows. */
export const selectAddCard = (snapshot: AddCardSnapshot) => ({
  violations: snapshot.context.violations,
  error: hideAborted(snapshot.context.error),
  isBusy: snapshot.hasTag('busy'),
  /** Present while the server requires a fresh proof. */
  proof: snapshot.children.proof,
});
