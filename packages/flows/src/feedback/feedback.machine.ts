import { toCallFailure } from '@parlor/api/errors';
import { UPLOAD_LIMITS } from '@parlor/api/rules';
import { assign, emit, sendTo, setup } from 'xstate';
import { unprovided } from '../kit/index.ts';
import { getUploadBlock } from '../upload/upload.guards.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import { getViolations } from './feedback.guards.ts';
import type {
  FeedbackActors,
  FeedbackContext,
  FeedbackEmitted,
  FeedbackEvent,
  FeedbackInput,
  FeedbackMeta,
} from './feedback.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const feedbackActors: FeedbackActors = {
  uploads: uploadMachine,
  submitFeedback: unprovided('submitFeedback'),
};

/**
 * Message to customer service: at least ten characters and a contact. Blocked while an upload is
 * running or has failed, so that no picture is lost silently. The child `uploads` holds the
 * pictures.
 */
export const feedbackMachine = setup({
  types: {} as {
    input: FeedbackInput;
    context: FeedbackContext;
    events: FeedbackEvent;
    emitted: FeedbackEmitted;
    tags: 'busy';
    meta: FeedbackMeta;
    children: { uploads: 'uploads'; submitFeedback: 'submitFeedback' };
  },
  actors: { uploads: feedbackActors.uploads, submitFeedback: feedbackActors.submitFeedback },
  guards: {
    maySend: ({ context, event }) =>
      event.type === 'submit' &&
      getUploadBlock(context) === undefined &&
      Object.keys(getViolations(event)).length === 0,
  },
  actions: {
    check: assign(({ event }) =>
      event.type === 'submit'
        ? {
            content: event.content.trim(),
            contact: event.contact.trim(),
            violations: getViolations(event),
            error: undefined,
          }
        : {},
    ),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    forget: assign({ content: '', imageIds: [], violations: {}, error: undefined }),
    clearUploads: sendTo('uploads', { type: 'clear' }),
    announce: emit({ type: 'feedbackSent' }),
  },
}).createMachine({
  id: 'feedback',
  context: ({ input }) => ({
    limits: input.limits ?? UPLOAD_LIMITS.feedback,
    content: '',
    contact: '',
    imageIds: [],
    isUploading: false,
    hasFailed: false,
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'uploads',
    src: 'uploads',
    input: ({ context: { limits }, self }) => ({ limits, listener: self }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'uploads.changed': {
      actions: assign({
        isUploading: ({ event }) => event.isUploading,
        hasFailed: ({ event }) => event.hasFailed,
        imageIds: ({ event }) => event.values,
      }),
    },
  },
  initial: 'editing',
  states: {
    editing: {
      meta: { view: 'form' },
      on: {
        submit: [
          { guard: 'maySend', target: 'submitting', actions: 'check' },
          { actions: 'check' },
        ],
      },
    },
    submitting: {
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'submitFeedback',
        src: 'submitFeedback',
        input: ({ context: { content, contact, imageIds } }) => ({ content, contact, imageIds }),
        onDone: { target: 'sent', actions: ['forget', 'clearUploads', 'announce'] },
        onError: {
          target: 'editing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: { meta: { view: 'sent' }, on: { again: 'editing' } },
    unavailable: { meta: { view: 'unavailable' } },
  },
});
