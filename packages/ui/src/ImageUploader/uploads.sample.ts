import type { UploadContext, UploadFile } from './useUploads.ts';

/** A picture as small as one can be, and as large as it is said to be. */
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

/** An upload that ends when the test says so. */
export function heldUpload() {
  const calls: {
    file: File;
    context: UploadContext;
    resolve: (value: string) => void;
    reject: (reason: Error) => void;
  }[] = [];
  const upload: UploadFile = (file, context) =>
    new Promise((resolve, reject) => {
      calls.push({ file, context, resolve, reject });
    });
  return { upload, calls };
}
