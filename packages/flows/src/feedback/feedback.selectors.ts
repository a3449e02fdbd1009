import type { SnapshotFrom } from 'xstate';
import { hideAborted, required, selectMeta } from '../kit/index.ts';
import { getUploadBlock } from '../upload/upload.guards.ts';
import { fieldOfError } from './feedback.guards.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import type { FeedbackView } from './feedback.types.ts';

export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>;

export const selectFeedback = (snapshot: FeedbackSnapshot): FeedbackView => {
  const { context, children } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'form': {
      const error = hideAborted(context.error);
      return {
        view,
        isBusy: snapshot.hasTag('busy'),
        contact: context.contact,
        violations: context.violations,
        blockedBy: getUploadBlock(context),
        error,
        errorField: fieldOfError(error),
        uploads: required(children.uploads, 'uploads'),
      };
    }
    case 'sent':
      return { view };
    case 'unavailable':
      return { view, error: required(context.error, 'error') };
  }
};
