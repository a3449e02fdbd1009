import { useState } from 'react';
import type { ImageUploaderLabels } from './labels.ts';
import type { UploadItem } from './uploads.ts';

/** The text of a live region: the item that was uploaded, failed or removed last. */
export function useAnnouncement(
  items: readonly UploadItem[],
  texts: Pick<ImageUploaderLabels, 'uploaded' | 'failed' | 'removed'>,
): string {
  const [known, setKnown] = useState({ items, text: '' });
  if (known.items !== items) {
    setKnown({ items, text: changeText(known.items, items, texts) ?? known.text });
  }
  return known.text;
}

function changeText(
  before: readonly UploadItem[],
  after: readonly UploadItem[],
  texts: Pick<ImageUploaderLabels, 'uploaded' | 'failed' | 'removed'>,
): string | undefined {
  const removed = before.find(({ id }) => after.every((item) => item.id !== id));
  if (removed) return texts.removed(removed.name);
  const changed = after.findLast((item) => {
    const former = before.find(({ id }) => id === item.id);
    return former !== undefined && former.state !== item.state;
  });
  if (changed?.state === 'done') return texts.uploaded(changed.name);
  if (changed?.state === 'failed') return texts.failed(changed.name);
  // A retry clears the failure, so that another failure is announced again.
  return changed === undefined ? undefined : '';
}
