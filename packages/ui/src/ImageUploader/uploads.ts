/** A picture in the owner's queue. */
export interface UploadItem {
  /** Unique in the queue. */
  id: string;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Uploaded share, 0 to 1. */
  share: number;
  /** The chosen file, for its preview. */
  file?: File | undefined;
  /** Address of a picture that was uploaded earlier and has no file here. */
  address?: string | undefined;
}

export const isOnItsWay = ({ state }: UploadItem): boolean =>
  state === 'waiting' || state === 'sending';

export interface FileLike {
  name: string;
  size: number;
  /** MIME type; empty if the system does not provide it. */
  type: string;
}

export interface UploadLimits {
  maxBytes: number;
  /** The number of pictures that can still be added. */
  room: number;
  /** Accepted MIME types. */
  types: readonly string[];
}

export type Refusal<File extends FileLike> =
  | { reason: 'size' | 'type'; file: File }
  | { reason: 'count' };

/** Splits the chosen files into accepted ones and refusals with their reason. */
export function sortFiles<File extends FileLike>(
  files: readonly File[],
  { maxBytes, room, types }: UploadLimits,
): { taken: File[]; refused: Refusal<File>[] } {
  const refused: Refusal<File>[] = [];
  const right = files.filter((file) => {
    if (!types.includes(file.type || typeByName(file.name))) refused.push({ reason: 'type', file });
    else if (file.size > maxBytes) refused.push({ reason: 'size', file });
    else return true;
    return false;
  });
  if (right.length > room) refused.push({ reason: 'count' });
  return { taken: right.slice(0, Math.max(0, room)), refused };
}

/** Derives the type from the file name: some systems give none for a file from another app. */
function typeByName(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

/** MIME types by their common names: "PNG, JPEG". */
export function typeNames(types: readonly string[]): string {
  const known: Record<string, string> = { webp: 'WebP', 'svg+xml': 'SVG' };
  return types
    .map((type) => type.replace(/^image\//, ''))
    .map((type) => known[type] ?? type.toUpperCase())
    .join(', ');
}

/** A file size in decimal units: "512 kB", "1.5 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}
