import type { DepositAccount } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import { getUploadBlock } from '../upload/upload.guards.ts';
import type { uploadMachine } from '../upload/upload.machine.ts';
import type { UploadBlock } from '../upload/upload.types.ts';
import type { manualDepositFormMachine } from './manual-deposit.machine.ts';
import type { ManualDepositEntry, ManualDepositViolations } from './manual-deposit.types.ts';

export type ManualDepositFormSnapshot = SnapshotFrom<typeof manualDepositFormMachine>;

/** What the form shows, with its data. */
export type ManualDepositFormView =
  | { readonly view: 'loading' | 'closed' | 'needsCard' }
  | { readonly view: 'loadFailed'; readonly error: CallFailure }
  /** The receipts cannot be uploaded: only a reload helps. */
  | { readonly view: 'unavailable'; readonly error: CallFailure }
  | {
      readonly view: 'form';
      readonly accounts: readonly DepositAccount[];
      /** The chosen payee; undefined until one is chosen. */
      readonly account: DepositAccount | undefined;
      /** As submitted last; undefined before. */
      readonly entry: ManualDepositEntry | undefined;
      readonly violations: ManualDepositViolations;
      /** Why the button is blocked; undefined if the form can be submitted. */
      readonly blockedBy: UploadBlock | undefined;
      /** Child machine that uploads the receipts; drives the picker. */
      readonly uploads: ActorRefFrom<typeof uploadMachine>;
    };

/** What the form of a manual deposit shows, with its data. */
export const selectManualDepositForm = (
  snapshot: ManualDepositFormSnapshot,
): ManualDepositFormView => {
  const { context, children } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'loadFailed':
    case 'unavailable':
      return { view, error: required(context.error, 'error') };
    case 'form': {
      const { account, entry, violations } = context;
      return {
        view,
        accounts: required(context.options, 'options').accounts,
        account,
        entry,
        violations,
        blockedBy: getUploadBlock(context.uploads),
        uploads: required(children.uploads, 'uploads'),
      };
    }
    default:
      return { view };
  }
};
