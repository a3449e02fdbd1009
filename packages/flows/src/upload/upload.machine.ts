import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, not, setup } from 'xstate';
import { unprovidedWorker } from '../kit/index.ts';
import {
  changed,
  formerItem,
  getNextFiles,
  isUploading,
  takeFiles,
  toReport,
} from './upload.guards.ts';
import type {
  UploadActors,
  UploadContext,
  UploadEvent,
  UploadFile,
  UploadInput,
  UploadMeta,
} from './upload.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const uploadActors: UploadActors = { sender: unprovidedWorker('sender') };

/** Two concurrent uploads use a phone's connection without stalling each other. */
const AT_ONCE = 2;

/**
 * Upload queue: checks limits before upload, reports progress, cancels and retries. A failed file
 * does not affect the others.
 */
export const uploadMachine = setup({
  types: {} as {
    input: UploadInput;
    context: UploadContext;
    events: UploadEvent;
    meta: UploadMeta;
  },
  actors: { sender: uploadActors.sender },
  guards: { isUploading: ({ context }) => isUploading(context) },
  actions: {
    take: assign(({ context }, { files }: { files: readonly UploadFile[] }) =>
      takeFiles(context, files),
    ),
    requeue: assign({
      items: ({ context }, { id }: { id: string }) =>
        changed(context.items, id, ['failed'], () => ({
          state: 'waiting',
          share: 0,
          error: undefined,
        })),
    }),
    progress: assign({
      items: ({ context }, { id, share }: { id: string; share: number }) =>
        // Reports may arrive late and out of order; progress never decreases.
        changed(context.items, id, ['sending'], (item) => ({
          share: Math.min(1, Math.max(item.share, share)),
        })),
    }),
    keepDone: assign({
      items: ({ context }, { id, value }: { id: string; value: string }) =>
        changed(context.items, id, ['sending'], () => ({ state: 'done', share: 1, value })),
    }),
    keepFailed: assign({
      items: ({ context }, { id, error }: { id: string; error: unknown }) =>
        changed(context.items, id, ['sending'], () => ({
          state: 'failed',
          error: toCallFailure(error),
        })),
    }),
    failAll: assign({
      items: ({ context }, { error }: { error: unknown }) =>
        context.items.map((item) =>
          item.state === 'done'
            ? item
            : { ...item, state: 'failed' as const, error: toCallFailure(error) },
        ),
    }),
    remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      const isSending = context.items.some((item) => item.id === id && item.state === 'sending');
      if (isSending) enqueue.sendTo('sender', { type: 'abort', id });
      enqueue.assign({ items: context.items.filter((item) => item.id !== id), refusals: [] });
    }),
    empty: enqueueActions(({ context, enqueue }) => {
      for (const { id, state } of context.items) {
        if (state === 'sending') enqueue.sendTo('sender', { type: 'abort', id });
      }
      enqueue.assign({ items: [], refusals: [] });
    }),
    sendNext: enqueueActions(({ context, enqueue }) => {
      const next = getNextFiles(context);
      for (const { id, file } of next) enqueue.sendTo('sender', { type: 'send', id, file });
      enqueue.assign({
        items: context.items.map((item) =>
          next.includes(item) ? { ...item, state: 'sending' as const } : item,
        ),
      });
    }),
    report: enqueueActions(({ context, enqueue }) => {
      if (context.listener !== undefined) enqueue.sendTo(context.listener, toReport(context));
    }),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    limits: input.limits,
    atOnce: input.atOnce ?? AT_ONCE,
    listener: input.listener,
    items: (input.values ?? []).map(formerItem),
    refusals: [],
    taken: 0,
  }),
  initial: 'ready',
  states: {
    ready: {
      invoke: {
        id: 'sender',
        src: 'sender',
        onError: {
          target: 'unavailable',
          actions: [{ type: 'failAll', params: ({ event }) => ({ error: event.error }) }, 'report'],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          meta: { view: 'idle' },
          entry: 'sendNext',
          always: { guard: 'isUploading', target: 'busy' },
        },
        busy: {
          meta: { view: 'uploading' },
          always: { guard: not('isUploading'), target: 'idle' },
        },
      },
      on: {
        'files.chosen': {
          actions: [
            { type: 'take', params: ({ event }) => ({ files: event.files }) },
            'sendNext',
            'report',
          ],
        },
        retry: {
          actions: [
            { type: 'requeue', params: ({ event }) => ({ id: event.id }) },
            'sendNext',
            'report',
          ],
        },
        remove: {
          actions: [
            { type: 'remove', params: ({ event }) => ({ id: event.id }) },
            'sendNext',
            'report',
          ],
        },
        clear: { actions: ['empty', 'report'] },
        'upload.progressed': {
          actions: {
            type: 'progress',
            params: ({ event }) => ({ id: event.id, share: event.share }),
          },
        },
        'upload.done': {
          actions: [
            { type: 'keepDone', params: ({ event }) => ({ id: event.id, value: event.value }) },
            'sendNext',
            'report',
          ],
        },
        'upload.failed': {
          actions: [
            { type: 'keepFailed', params: ({ event }) => ({ id: event.id, error: event.error }) },
            'sendNext',
            'report',
          ],
        },
      },
    },
    unavailable: {
      meta: { view: 'unavailable' },
      on: {
        'files.chosen': {
          target: 'ready',
          actions: [{ type: 'take', params: ({ event }) => ({ files: event.files }) }, 'report'],
        },
        retry: {
          target: 'ready',
          actions: [{ type: 'requeue', params: ({ event }) => ({ id: event.id }) }, 'report'],
        },
        remove: {
          actions: [{ type: 'remove', params: ({ event }) => ({ id: event.id }) }, 'report'],
        },
        clear: { actions: ['empty', 'report'] },
      },
    },
  },
});
