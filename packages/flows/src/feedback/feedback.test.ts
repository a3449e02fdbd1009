import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { effect, worker } from '../kit/index.ts';
import { offline, refused, settle, startFlow, tooMany } from '../testing/index.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import { selectUpload } from '../upload/upload.selectors.ts';
import type { UploadOrder, UploadReport } from '../upload/upload.types.ts';
import { feedbackActors, feedbackMachine } from './feedback.machine.ts';
import { selectFeedback } from './feedback.selectors.ts';

const good = {
  type: 'submit',
  content: ' The slot stood still. ',
  contact: ' 0917 555 0142 ',
} as const;

const pictures = (change: Partial<UploadReport> = {}): UploadReport => ({
  type: 'uploads.changed',
  isUploading: false,
  hasFailed: false,
  values: [],
  ...change,
});

const start = () => {
  const flow = startFlow(feedbackMachine, feedbackActors, () => ({}));
  return { ...flow, feedback: () => selectFeedback(flow.snapshot()) };
};

describe('feedback (docs/product.md: Screens and routes; Validation rules)', () => {
  it('sends text, contact and pictures, then clears the form', async () => {
    const flow = start();
    flow.send(pictures({ values: ['i1', 'i2'] }));
    flow.send(good);
    expect(flow.feedback()).toMatchObject({ view: 'form', isBusy: true });
    expect(flow.calls('submitFeedback')).toEqual([
      {
        content: 'The slot stood still.',
        contact: '0917 555 0142',
        imageIds: ['i1', 'i2'],
      },
    ]);
    await flow.resolve('submitFeedback', undefined);
    expect(flow.feedback()).toEqual({ view: 'sent' });
    expect(flow.emitted).toEqual([{ type: 'feedbackSent' }]);
    expect(flow.told('uploads')).toEqual([{ type: 'clear' }]);
    flow.send({ type: 'again' });
    expect(flow.feedback()).toMatchObject({ view: 'form', contact: '0917 555 0142' });
    expect(flow.snapshot().context).toMatchObject({ content: '', imageIds: [] });
  });

  it.each([
    ['', '0917', { content: { code: 'feedback.required' } }],
    ['ninechars', '0917', { content: { code: 'feedback.tooShort', limit: '10' } }],
    ['ten chars.', ' ', { contact: { code: 'contactInfo.required' } }],
    [
      ' '.repeat(20),
      '',
      { content: { code: 'feedback.required' }, contact: { code: 'contactInfo.required' } },
    ],
  ])('rejects %j with the contact %j', (content, contact, violations) => {
    const flow = start();
    flow.send({ type: 'submit', content, contact });
    expect(flow.feedback()).toMatchObject({ violations });
    expect(Object.keys(flow.snapshot().context.violations)).toEqual(Object.keys(violations));
    expect(flow.calls('submitFeedback')).toEqual([]);
  });

  it('accepts ten characters', () => {
    const flow = start();
    flow.send({ type: 'submit', content: 'ten chars.', contact: '0917' });
    expect(flow.isRunning('submitFeedback')).toBe(true);
  });

  it('blocks the form while a picture uploads and unblocks it afterwards', () => {
    const flow = start();
    flow.send(pictures({ isUploading: true }));
    expect(flow.feedback()).toMatchObject({ blockedBy: 'uploading' });
    flow.send(good);
    expect(flow.calls('submitFeedback')).toEqual([]);
    expect(flow.snapshot().context.violations).toEqual({});
    flow.send(pictures({ values: ['i1'] }));
    expect(flow.feedback()).toMatchObject({ blockedBy: undefined });
    flow.send(good);
    expect(flow.calls('submitFeedback')).toMatchObject([{ imageIds: ['i1'] }]);
  });

  it('reports a failed picture instead of dropping it', () => {
    const flow = start();
    flow.send(pictures({ hasFailed: true, values: ['i1'] }));
    expect(flow.feedback()).toMatchObject({ blockedBy: 'uploadFailed' });
    flow.send(good);
    expect(flow.calls('submitFeedback')).toEqual([]);
    flow.send(pictures({ values: ['i1'] }));
    flow.send(good);
    expect(flow.isRunning('submitFeedback')).toBe(true);
  });

  it('keeps the form when the request fails, and sends it again', async () => {
    const flow = start();
    flow.send(pictures({ values: ['i1'] }));
    flow.send(good);
    await flow.reject('submitFeedback', offline);
    expect(flow.feedback()).toMatchObject({ error: offline, errorField: undefined });
    expect(flow.told('uploads')).toEqual([]);
    flow.send(good);
    expect(flow.feedback()).toMatchObject({ error: undefined });
    expect(flow.calls('submitFeedback')).toHaveLength(2);
    await flow.reject('submitFeedback', tooMany(60));
    expect(flow.feedback()).toMatchObject({ error: { retryAfter: 60 } });
  });

  it.each([
    ['content', 'content'],
    ['imageIds.0', 'imageIds'],
    ['imageIds[1]', 'imageIds'],
  ] as const)("shows a server's refusal of %s at %s", async (field, place) => {
    const flow = start();
    flow.send(good);
    await flow.reject('submitFeedback', refused('arguments.invalid', field));
    expect(flow.feedback()).toMatchObject({ error: { field }, errorField: place });
  });
});

describe('with real uploads', () => {
  it('waits for running uploads', async () => {
    const orders: UploadOrder[] = [];
    const sent: (readonly string[])[] = [];
    const logic = feedbackMachine.provide({
      actors: {
        uploads: uploadMachine.provide({
          actors: {
            sender: worker<UploadOrder, never>(() => ({
              take: (order) => orders.push(order),
              stop: () => {},
            })),
          },
        }),
        submitFeedback: effect(async ({ imageIds }) => {
          sent.push(imageIds);
        }),
      },
    });
    const actor = createActor(logic, { input: {} }).start();
    const { uploads } = actor.getSnapshot().children;
    const image = { name: 'a.png', size: 1000, type: 'image/png' };
    uploads?.send({ type: 'files.chosen', files: [image] });
    expect(orders).toEqual([{ type: 'send', id: 'file-1', file: image }]);
    actor.send(good);
    expect(selectFeedback(actor.getSnapshot())).toMatchObject({ blockedBy: 'uploading' });
    uploads?.send({ type: 'upload.done', id: 'file-1', value: 'i1' });
    actor.send(good);
    await settle();
    expect(sent).toEqual([['i1']]);
    expect(selectFeedback(actor.getSnapshot())).toEqual({ view: 'sent' });
    expect(uploads && selectUpload(uploads.getSnapshot()).view).toBe('idle');
  });
});
