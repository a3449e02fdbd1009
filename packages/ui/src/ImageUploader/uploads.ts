/** A picture on its way, or there. */
export interface Upload {
  /** Of this list; not of the server. */
  id: string;
  name: string;
  state: 'uploading' | 'done' | 'failed';
  /** 0 to 1, while it is on its way. */
  share: number;
  /** What the uploading function answered; only when it is done. */
  value?: string | undefined;
}

export type UploadEvent =
  | { type: 'added'; id: string; name: string }
  | { type: 'progressed'; id: string; share: number }
  | { type: 'done'; id: string; value: string }
  | { type: 'failed'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string };

/** What happens to the list. An event for a picture that is gone changes nothing. */
export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'added') {
    return [...uploads, { id: event.id, name: event.name, state: 'uploading', share: 0 }];
  }
  if (event.type === 'removed') return uploads.filter(({ id }) => id !== event.id);
  return uploads.map((upload) => (upload.id === event.id ? changed(upload, event) : upload));
}

function changed(
  upload: Upload,
  event: Exclude<UploadEvent, { type: 'added' | 'removed' }>,
): Upload {
  switch (event.type) {
    case 'progressed':
      // Reports may come late and out of order; a bar never goes back.
      return upload.state === 'uploading'
        ? { ...upload, share: Math.min(1, Math.max(upload.share, event.share)) }
        : upload;
    case 'done':
      return { ...upload, state: 'done', share: 1, value: event.value };
    case 'failed':
      return { ...upload, state: 'failed' };
    case 'retried':
      return { ...upload, state: 'uploading', share: 0 };
  }
}

/**
 * The list as it is drawn: what the owner no longer has is gone, what only the owner knows (from an
 * earlier visit) comes first, and the rest keeps its place while it is on its way.
 */
export function drawnUploads(uploads: readonly Upload[], values: readonly string[]): Upload[] {
  const known = new Set(uploads.map(({ value }) => value));
  const owned = values
    .filter((value) => !known.has(value))
    .map((value): Upload => ({ id: value, name: nameOf(value), state: 'done', share: 1, value }));
  const own = uploads.filter(
    ({ state, value }) => state !== 'done' || (value !== undefined && values.includes(value)),
  );
  return [...owned, ...own];
}

/** The last part of an address, as a name that can be said. */
function nameOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.split('/').filter(Boolean).at(-1) ?? address;
}

export interface FileLike {
  name: string;
  size: number;
  /** MIME type; empty where the system does not know it. */
  type: string;
}

export interface UploadLimits {
  maxBytes: number;
  /** How many more there may be. */
  room: number;
  /** MIME types. */
  types: readonly string[];
}

export type Refusal<File extends FileLike> =
  | { reason: 'size' | 'type'; file: File }
  | { reason: 'count' };

/** Which of the chosen files are taken, and why the others are not. */
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

/** Some systems name no type for a file that another app hands over. */
function typeByName(name: string): string {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`;
}

/** MIME types as people call them: "PNG, JPEG". */
export function typeNames(types: readonly string[]): string {
  const known: Record<string, string> = { webp: 'WebP', 'svg+xml': 'SVG' };
  return types
    .map((type) => type.replace(/^image\//, ''))
    .map((type) => known[type] ?? type.toUpperCase())
    .join(', ');
}

/** A size as people read it: "512 kB", "1.5 MB". Thousands, as phones and shops count. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}
