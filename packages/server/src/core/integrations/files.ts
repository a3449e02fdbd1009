import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { errorCode } from '../startup-error.ts';

/**
 * Where uploaded files are kept. The names are ours, and random; nothing that a player says becomes
 * part of one. Servers of one database share one store: a folder that all of them see, or a store of
 * their own behind this port.
 */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  /** It may be gone already. */
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]+(\.\w+)?$/;

/** Files of a folder, which is made when the first one comes. */
export function filesInFolder(folder: string): FileStore {
  const pathOf = (name: string) => {
    assertOutsideTransaction('the file store');
    if (!NAME.test(name)) throw new Error(`not a name of a file: ${name}`);
    return join(folder, name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // Whole or not at all, whoever reads it meanwhile.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
