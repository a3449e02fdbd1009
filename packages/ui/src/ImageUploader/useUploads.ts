import { useEffect, useReducer, useRef, useState } from 'react';
import { thumbnail } from './thumbnail.ts';
import { reduceUploads } from './uploads.ts';

export interface UploadContext {
  /** Aborted when the upload is cancelled, or the page is left. */
  signal: AbortSignal;
  /** To be told how far it is, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends one picture; answers what the form keeps of it: an address, or an id. Rejects when it failed. */
export type UploadFile = (file: File, context: UploadContext) => Promise<string>;

interface Going {
  file: File;
  controller: AbortController;
}

interface Options {
  upload: UploadFile;
  onDone: (name: string, value: string) => void;
  onFailed: (name: string) => void;
}

let counter = 0;

/** Pictures on their way: sends them, follows them, and lets go of them when the page is left. */
export function useUploads({ upload, onDone, onFailed }: Options) {
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const [previews, setPreviews] = useState<Readonly<Record<string, string | null>>>({});
  const going = useRef(new Map<string, Going>());
  const latest = useRef({ upload, onDone, onFailed });
  useEffect(() => {
    latest.current = { upload, onDone, onFailed };
  });
  useEffect(() => {
    const all = going.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  const send = async (id: string, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    going.current.set(id, { file, controller });
    try {
      const value = await latest.current.upload(file, {
        signal,
        onProgress: (share) => {
          if (!signal.aborted) dispatch({ type: 'progressed', id, share });
        },
      });
      if (signal.aborted) return;
      dispatch({ type: 'done', id, value });
      latest.current.onDone(file.name, value);
    } catch {
      if (signal.aborted) return;
      dispatch({ type: 'failed', id });
      latest.current.onFailed(file.name);
    }
  };

  const preview = async (id: string, file: File) => {
    // A file that cannot be drawn here may still be a picture to the server.
    const address = await thumbnail(file).catch(() => null);
    if (going.current.has(id)) setPreviews((known) => ({ ...known, [id]: address }));
  };

  return {
    uploads,
    /** By id: an address, or `null` where no preview can be drawn. */
    previews,
    add(files: readonly File[]) {
      for (const file of files) {
        counter += 1;
        const id = `upload-${counter}`;
        dispatch({ type: 'added', id, name: file.name });
        void send(id, file);
        void preview(id, file);
      }
    },
    retry(id: string) {
      const known = going.current.get(id);
      if (!known) return;
      dispatch({ type: 'retried', id });
      void send(id, known.file);
    },
    remove(id: string) {
      going.current.get(id)?.controller.abort();
      going.current.delete(id);
      dispatch({ type: 'removed', id });
    },
  };
}
