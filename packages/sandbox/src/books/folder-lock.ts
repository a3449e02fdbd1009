import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another sandbox uses the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const SQLITE_BUSY = 5;

/**
 * Locks the folder of the books for one sandbox: two on the same books would deliver messages and
 * settle rounds twice. The lock is an SQLite lock on an empty file; the operating system releases it
 * when the process is killed, so it is never stale.
 *
 * @returns releases the lock.
 * @throws FolderInUseError if another sandbox holds it.
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
