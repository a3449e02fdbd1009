import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { errorCode } from '../startup-error.ts';

/**
 * The store of uploaded files. Names are random and created by the server; no player input becomes
 * part of one. Servers of one database share one store: a shared folder, or another store behind
 * this port.
 */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** It may be deleted already. */
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]+(\.\w+)?$/;

/** Files in a folder, which is created with the first one. */
export function filesInFolder(folder: string): FileStore {
  const toPath = (name: string) => {
    assertOutsideTransaction('the file store');
    if (!NAME.test(name)) throw new Error(`invalid file name: ${name}`);
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const path = toPath(name);
      await mkdir(folder, { recursive: true });
      // Written atomically, for concurrent readers.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return await readFile(toPath(name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(toPath(name), { force: true });
    },
  };
}
