import type { CallSettings, Client } from '@parlor/api/client';
import { UPLOAD_LIMITS } from '@parlor/api/rules';
import { selectUpload } from '@parlor/flows/upload';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { uploadsWith } from './ports.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** A server that responds when the test does so. */
function setUp(keep?: Parameters<typeof uploadsWith>[2]) {
  const calls: {
    args: { purpose: string; file: File };
    settings: CallSettings;
    answer: ReturnType<typeof Promise.withResolvers<object>>;
  }[] = [];
  const call = (_: unknown, args: never, settings: CallSettings) => {
    const answer = Promise.withResolvers<object>();
    settings.signal?.addEventListener('abort', () => answer.reject(settings.signal?.reason));
    calls.push({ args, settings, answer });
    return answer.promise;
  };
  const client = { call } as unknown as Client;
  const actor = createActor(uploadsWith(client, 'feedback', keep), {
    input: { limits: UPLOAD_LIMITS.feedback },
  }).start();
  const add = (...files: File[]) => actor.send({ type: 'files.chosen', files });
  return { actor, calls, add };
}

const image = { imageId: 'i1', url: '/user-api/file/i1', width: 10, height: 10 };

describe('the upload machine with its sender', () => {
  it('sends a picture with its purpose and keeps its id', async () => {
    const { actor, calls, add } = setUp();
    const file = picture('a.png');
    add(file);
    expect(calls[0]?.args).toEqual({ purpose: 'feedback', file });
    expect(selectUpload(actor.getSnapshot()).view).toBe('uploading');
    calls[0]?.answer.resolve(image);
    await expect.poll(() => selectUpload(actor.getSnapshot()).values).toEqual(['i1']);
  });

  it('keeps another value of the image on request', async () => {
    const { actor, calls, add } = setUp(({ url }) => url);
    add(picture('a.png'));
    calls[0]?.answer.resolve(image);
    await expect
      .poll(() => selectUpload(actor.getSnapshot()).values)
      .toEqual(['/user-api/file/i1']);
  });

  it('sends two pictures at a time', async () => {
    const { calls, add } = setUp();
    add(picture('a.png'), picture('b.png'), picture('c.png'));
    expect(calls).toHaveLength(2);
    calls[0]?.answer.resolve(image);
    await expect.poll(() => calls).toHaveLength(3);
  });

  it('sends a failed picture again as the same item', async () => {
    const { actor, calls, add } = setUp();
    add(picture('a.png'));
    calls[0]?.answer.reject(new Error('offline'));
    await expect.poll(() => selectUpload(actor.getSnapshot()).items[0]?.state).toBe('failed');
    actor.send({ type: 'retry', id: 'file-1' });
    expect(selectUpload(actor.getSnapshot()).items).toHaveLength(1);
    calls[1]?.answer.resolve(image);
    await expect.poll(() => selectUpload(actor.getSnapshot()).values).toEqual(['i1']);
  });

  it('aborts a picture that is removed while it is sent', () => {
    const { actor, calls, add } = setUp();
    add(picture('a.png'));
    actor.send({ type: 'remove', id: 'file-1' });
    expect(calls[0]?.settings.signal?.aborted).toBe(true);
    expect(selectUpload(actor.getSnapshot()).items).toEqual([]);
  });

  it('aborts when the form is left', () => {
    const { actor, calls, add } = setUp();
    add(picture('a.png'));
    actor.stop();
    expect(calls[0]?.settings.signal?.aborted).toBe(true);
  });
});
