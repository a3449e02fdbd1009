/** Longer side of a preview, in px: 64 on screens of twice the density. */
const SIDE = 128;

/**
 * Creates a small preview of a file as a data URI: a page whose policy forbids `blob:` can show it,
 * and
 * a photo of ten megabytes is not kept in memory to be shown at 64 px.
 * @throws when the browser cannot decode the file as a picture
 */
export async function thumbnail(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/webp', 0.8);
}
