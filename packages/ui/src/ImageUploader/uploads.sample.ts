import { useState } from 'react';
import type { UploadItem } from './uploads.ts';

/** A small PNG, padded to `bytes` where given. */
export async function sampleFile(name: string, bytes = 0): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 90;
  canvas.height = 120;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f4f1ea';
    context.fillRect(0, 0, 90, 120);
    context.fillStyle = '#6b7a72';
    for (let line = 0; line < 6; line += 1) context.fillRect(12, 16 + line * 16, 66 - line * 6, 5);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const parts: BlobPart[] = [drawn ?? new Blob()];
  if (bytes > 0) parts.push(new Uint8Array(bytes));
  return new File(parts, name, { type: 'image/png' });
}

/** An owner's queue for stories and tests; the caller makes each change. */
export function useSampleQueue(initial: readonly UploadItem[] = []) {
  const [items, setItems] = useState(initial);
  const change = (id: string, changed: Partial<UploadItem>) =>
    setItems((known) => known.map((item) => (item.id === id ? { ...item, ...changed } : item)));
  return {
    items,
    change,
    onAdd: (files: readonly File[]) =>
      setItems((known) => [...known, ...files.map((file) => toItem(file))]),
    onRemove: (id: string) => setItems((known) => known.filter((item) => item.id !== id)),
    onRetry: (id: string) => change(id, { state: 'sending', share: 0 }),
  };
}

const toItem = (file: File): UploadItem => ({
  id: file.name,
  name: file.name,
  state: 'sending',
  share: 0,
  file,
});
