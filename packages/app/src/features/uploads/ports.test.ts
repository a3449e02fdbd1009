import type { CallSettings, Client } from '@parlor/api/client';
import { UPLOAD_LIMITS } from '@parlor/api/rules';
import { selectIsUploading, selectUploads, selectUploadValues } from '@parlor/flows/upload';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { uploaderOf, uploadsWith } from './ports.ts';

const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** A server that answers when the test says so. */
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
  const upload = uploaderOf(actor);
  const send = (file: File) => {
    const stopper = new AbortController();
    const onProgress = vi.fn();
    const value = upload(file, { signal: stopper.signal, onProgress });
    // Whether a test waits for it or not.
    value.catch(() => undefined);
    return { value, onProgress, cancel: () => stopper.abort() };
  };
  return { actor, calls, send };
}

const image = { imageId: 'i1', url: '/user-api/file/i1', width: 10, height: 10 };

describe('pictures of the picker, in the queue of the machine', () => {
  it('are sent with their purpose; the form keeps their ids', async () => {
    const { actor, calls, send } = setUp();
    const file = picture('a.png');
    const { value } = send(file);
    expect(calls[0]?.args).toEqual({ purpose: 'feedback', file });
    expect(selectIsUploading(actor.getSnapshot())).toBe(true);
    calls[0]?.answer.resolve(image);
    await expect(value).resolves.toBe('i1');
    expect(selectUploadValues(actor.getSnapshot())).toEqual(['i1']);
  });

  it('or what else of them is asked for', async () => {
    const { calls, send } = setUp(({ url }) => url);
    const { value } = send(picture('a.png'));
    calls[0]?.answer.resolve(image);
    await expect(value).resolves.toBe('/user-api/file/i1');
  });

  it('tell how far they are', () => {
    const { actor, send } = setUp();
    const { onProgress } = send(picture('a.png'));
    actor.send({ type: 'upload.progressed', id: 'file-1', share: 0.4 });
    expect(onProgress).toHaveBeenLastCalledWith(0.4);
  });

  it('wait for their turn', async () => {
    const { calls, send } = setUp();
    for (const name of ['a.png', 'b.png', 'c.png']) send(picture(name));
    expect(calls).toHaveLength(2);
    calls[0]?.answer.resolve(image);
    await expect.poll(() => calls).toHaveLength(3);
  });

  it('that fail are tried again as the same one', async () => {
    const { actor, calls, send } = setUp();
    const file = picture('a.png');
    const first = send(file);
    calls[0]?.answer.reject(new Error('offline'));
    await expect(first.value).rejects.toMatchObject({ msg: 'offline' });
    const second = send(file);
    expect(selectUploads(actor.getSnapshot())).toHaveLength(1);
    calls[1]?.answer.resolve(image);
    await expect(second.value).resolves.toBe('i1');
  });

  it('that are cancelled are aborted, and gone', async () => {
    const { actor, calls, send } = setUp();
    const { value, cancel } = send(picture('a.png'));
    cancel();
    expect(calls[0]?.settings.signal?.aborted).toBe(true);
    await expect(value).rejects.toThrow('taken back');
    expect(selectUploads(actor.getSnapshot())).toEqual([]);
  });

  it('that are removed when they are there are not sent with the form', async () => {
    const { actor, calls, send } = setUp();
    const { value, cancel } = send(picture('a.png'));
    calls[0]?.answer.resolve(image);
    await value;
    cancel();
    expect(selectUploadValues(actor.getSnapshot())).toEqual([]);
  });

  it('beyond the limits are not taken', async () => {
    const { calls, send } = setUp();
    const { value } = send(new File(['<html>'], 'page.html', { type: 'text/html' }));
    await expect(value).rejects.toThrow('page.html was not taken');
    expect(calls).toEqual([]);
  });

  it('are aborted when the form is left', () => {
    const { actor, calls, send } = setUp();
    send(picture('a.png'));
    actor.stop();
    expect(calls[0]?.settings.signal?.aborted).toBe(true);
  });
});
