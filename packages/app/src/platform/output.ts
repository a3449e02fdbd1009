/** A text file that the player saves. */
interface TextFile {
  fileName: string;
  mediaType: string;
  content: string;
}

/** Saves a file as a download of the browser. */
export function download({ fileName, mediaType, content }: TextFile): void {
  const href = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Opens the browser's print dialog. */
export function print(): void {
  window.print();
}
