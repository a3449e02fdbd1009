import { uploadImage } from '@parlor/api/calls/uploads';
import type { Client } from '@parlor/api/client';
import type { UploadedImage } from '@parlor/api/entities/upload';
import type { UploadPurpose } from '@parlor/api/rules';
import { worker } from '@parlor/flows/kit';
import { selectUploads, type UploadOrder, uploadMachine } from '@parlor/flows/upload';
import type { ImageUploaderProps } from '@parlor/ui/ImageUploader';
import type { ActorRefFrom } from 'xstate';
import { fetchWithProgress } from '../../platform/progress-fetch.ts';

type UploadReport =
  | { readonly type: 'upload.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.done'; readonly id: string; readonly value: string }
  | { readonly type: 'upload.failed'; readonly id: string; readonly error: unknown };

/**
 * The queue of pictures, done with this server.
 * @param keep what the form keeps of a picture that is there; its id unless told
 */
export function uploadsWith(
  client: Client,
  purpose: UploadPurpose,
  keep: (image: UploadedImage) => string = ({ imageId }) => imageId,
): typeof uploadMachine {
  const sender = worker<UploadOrder, UploadReport>((report) => {
    const going = new Map<string, AbortController>();
    const send = async ({ id, file }: Extract<UploadOrder, { type: 'send' }>) => {
      const stopper = new AbortController();
      const { signal } = stopper;
      going.set(id, stopper);
      try {
        if (!(file instanceof Blob)) throw new TypeError(`${file.name} is no file`);
        const onProgress = (share: number) => report({ type: 'upload.progressed', id, share });
        const settings = { signal, fetch: fetchWithProgress(onProgress) };
        const image = await client.call(uploadImage, { purpose, file }, settings);
        report({ type: 'upload.done', id, value: keep(image) });
      } catch (error) {
        if (!signal.aborted) report({ type: 'upload.failed', id, error });
      } finally {
        going.delete(id);
      }
    };
    return {
      take(order) {
        if (order.type === 'send') void send(order);
        else going.get(order.id)?.abort();
      },
      stop() {
        for (const stopper of going.values()) stopper.abort();
      },
    };
  });
  return uploadMachine.provide({ actors: { sender } });
}

/**
 * What the kit's picker sends its pictures by: it draws them, and the machine holds the queue. A picture
 * that is tried again is the same one to the machine.
 */
export function uploaderOf(
  actor: ActorRefFrom<typeof uploadMachine>,
): ImageUploaderProps['upload'] {
  const items = () => selectUploads(actor.getSnapshot());
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const former = items().find((item) => item.file === file && item.state === 'failed');
      if (former === undefined) actor.send({ type: 'files.chosen', files: [file] });
      else actor.send({ type: 'retry', id: former.id });
      const id = items().findLast((item) => item.file === file)?.id;
      if (id === undefined) {
        reject(new Error(`${file.name} was not taken`));
        return;
      }
      const follow = () => {
        const item = items().find((known) => known.id === id);
        if (item?.state === 'sending' || item?.state === 'waiting') {
          onProgress(item.share);
          return;
        }
        subscription.unsubscribe();
        if (item?.value !== undefined) resolve(item.value);
        else reject(item?.error ?? new Error(`${file.name} was taken back`));
      };
      const subscription = actor.subscribe(follow);
      // The picker aborts what is cancelled, and also what is removed when it is there.
      signal.addEventListener('abort', () => actor.send({ type: 'remove', id }), { once: true });
      follow();
    });
}
