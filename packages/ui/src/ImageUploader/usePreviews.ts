import { useEffect, useRef, useState } from 'react';
import { thumbnail } from './thumbnail.ts';
import type { UploadItem } from './uploads.ts';

/**
 * Creates a small preview of each item that has a file.
 * @returns by id: an address, or `null` if no preview can be created
 */
export function usePreviews(items: readonly UploadItem[]): Readonly<Record<string, string | null>> {
  const [previews, setPreviews] = useState<Readonly<Record<string, string | null>>>({});
  const requested = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, file } of items) {
      if (file === undefined || requested.current.has(id)) continue;
      requested.current.add(id);
      // A file that this browser cannot decode may still be a picture to the server.
      void thumbnail(file)
        .catch(() => null)
        .then((address) => setPreviews((known) => ({ ...known, [id]: address })));
    }
  }, [items]);
  return previews;
}
