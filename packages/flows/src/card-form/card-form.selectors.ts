import type { SnapshotFrom } from 'xstate';
import { hideAborted } from '../kit/index.ts';
import type { cardFormMachine } from './card-form.machine.ts';

export type CardFormSnapshot = SnapshotFrom<typeof cardFormMachine>;

/** What the form of a card shows. */
export const selectCardForm = (snapshot: CardFormSnapshot) => ({
  /** The card to edit; undefined for a new one. */
  card: snapshot.context.card,
  violations: snapshot.context.violations,
  error: hideAborted(snapshot.context.error),
  isBusy: snapshot.hasTag('busy'),
  /** Present while the server requires a fresh proof. */
  proof: snapshot.children.proof,
});
