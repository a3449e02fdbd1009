import { uploadImage } from '@parlor/api/calls/uploads';
import type { Client } from '@parlor/api/client';
import type { UploadedImage } from '@parlor/api/entities/upload';
import type { UploadPurpose } from '@parlor/api/rules';
import { worker } from '@parlor/flows/kit';
import {
  selectUpload,
  type UploadItem,
  type UploadOrder,
  uploadMachine,
} from '@parlor/flows/upload';
import type { UploadItem as KitItem } from '@parlor/ui/ImageUploader';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fetchWithProgress } from '../../platform/progress-fetch.ts';

type UploadReport =
  | { readonly type: 'upload.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.done'; readonly id: string; readonly value: string }
  | { readonly type: 'upload.failed'; readonly id: string; readonly error: unknown };

/**
 * The upload machine with a sender that posts to the server.
 *
 * @param keep the value that the form keeps of an uploaded image. Default: its id
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

/** The machine's queue as the items of the kit's ImageUploader. */
export function useUploadItems(actor: ActorRefFrom<typeof uploadMachine>): readonly KitItem[] {
  const items = useSelector(actor, (snapshot) => selectUpload(snapshot).items);
  return useMemo(() => items.map(toKitItem), [items]);
}

const toKitItem = ({ id, file, state, share }: UploadItem): KitItem => ({
  id,
  name: file.name,
  state,
  share,
  file: file instanceof File ? file : undefined,
});
