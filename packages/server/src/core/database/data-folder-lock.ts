import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, errorLine, StartupError } from '../startup-error.ts';

/** The process that holds a data folder. */
interface Holder {
  readonly pid: number;
  /**
   * Distinguishes a process from a later one with the same id; empty where the system does not
   * report it.
   */
  readonly birth: string;
}

const LOCK_FILE = 'server.lock';

/** Releases a data folder. */
export type Release = () => void;

/**
 * Locks a data folder for this process. The embedded database has no lock of its own, and two
 * processes on one folder lose rows silently. The lock of a process that has exited is taken over.
 *
 * @throws StartupError if another process holds it, or the folder is not writable.
 */
export function lockDataFolder(folder: string): Release {
  const path = join(folder, LOCK_FILE);
  const own = `${path}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, birth: getBirth(process.pid) } satisfies Holder);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(own, mine, { mode: 0o600 });
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written: ${errorLine(error)}`);
  }
  try {
    while (!linked(own, path)) removeStale(path, folder);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** A hard link is created atomically, so that exactly one process wins. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(path: string, folder: string): void {
  const seen = read(path);
  if (seen === undefined) return;
  const holder = parse(seen);
  if (holder && isAlive(holder)) {
    throw new StartupError(
      `The data folder ${folder} is in use by process ${holder.pid}; stop it, or choose another DATA_DIR`,
    );
  }
  // Renaming removes exactly one file; if another process was faster, it is put back.
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== seen) linked(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || typeof value.pid !== 'number') return undefined;
    return { pid: value.pid, birth: 'birth' in value ? String(value.birth) : '' };
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  // The next process in a restarted container often has the same id.
  if (holder.pid === process.pid) return holder.birth === getBirth(process.pid);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  const status = getStatus(holder.pid);
  if (status === undefined) return true;
  // A zombie has exited; its parent has not read the exit status yet, and may never do so.
  if (EXITED.has(status.state)) return false;
  return holder.birth === '' || holder.birth === status.birth;
}

/** States of an exited process, as named by `proc(5)`: zombie and dead. */
const EXITED: ReadonlySet<string> = new Set(['Z', 'X', 'x']);

/** Start time of a process, in kernel ticks; empty without /proc. */
function getBirth(pid: number): string {
  return getStatus(pid)?.birth ?? '';
}

/** The state and the start time of a process; undefined without /proc. */
function getStatus(pid: number): { readonly state: string; readonly birth: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', birth: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
