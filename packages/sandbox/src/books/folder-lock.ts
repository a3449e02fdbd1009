import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another sandbox keeps its books in the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const SQLITE_BUSY = 5;

/**
 * Takes the folder of the books for one sandbox: two on the same books would each deliver what the
 * other still has to, and settle rounds twice. The lock is SQLite's own on an empty file, held until
 * it is released: the system takes it back from a process that is killed, so none is ever stale.
 *
 * @returns what releases it.
 * @throws FolderInUseError when another sandbox has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'holder');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) {
      throw error;
    }
    throw new FolderInUseError(
      `The folder ${folder} is in use by ${processIn(holder)}; stop it, or choose another DATA_DIR`,
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function processIn(file: string): string {
  try {
    return `process ${readFileSync(file, 'utf8')}`;
  } catch {
    return 'another sandbox';
  }
}
