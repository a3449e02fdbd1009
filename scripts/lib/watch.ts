import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import type { Product } from './product.ts';
import { root } from './run.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 20;

/**
 * Runs the program of a package's folder, the `main` of `src/main.ts`, and restarts it when a source
 * changes. The process of the next run is started ahead and loads the libraries, which take longer than
 * the sources; these are loaded while the previous run ends. A program that fails is started again by
 * the next change.
 *
 * @param sources the folders whose files restart it
 * @param signal ends the watching, not the program
 * @returns whether the first run is ready
 */
export async function startWatched(
  product: Pick<Product, 'launch' | 'ready'>,
  folder: string,
  sources: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> {
  const prepare = () =>
    product.launch(
      process.execPath,
      [
        '--experimental-import-meta-resolve',
        `${root}scripts/prepared-program.ts`,
        folder,
        'src/main.ts',
      ],
      { channel: true, mayExit: true },
    );
  let next = prepare();

  /** Loads the program in the prepared process. */
  const load = (): ChildProcess => {
    const child = next.connected ? next : prepare();
    tell(child, 'load');
    return child;
  };
  /** Runs the loaded program; while it starts, it has the processor for itself. */
  const run = async (child: ChildProcess): Promise<boolean> => {
    const isReady = hasEnded(child) ? false : product.ready(child);
    tell(child, 'run');
    const result = await isReady;
    next = prepare();
    return result;
  };

  let child = load();
  if (!(await run(child))) return false;
  let hasChanged = false;
  let restarting = Promise.resolve();
  const restart = async () => {
    if (!hasChanged) return;
    hasChanged = false;
    const previous = child;
    child = load();
    await end(previous);
    await run(child);
  };
  let timer: NodeJS.Timeout | undefined;
  for (const each of sources) {
    watch(each, { recursive: true, ...(signal && { signal }) }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      hasChanged = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart);
      }, SETTLE_MS);
    });
  }
  return true;
}

/** A process whose program cannot be loaded has ended, and hears nothing. */
const tell = (child: ChildProcess, message: 'load' | 'run') => child.send(message, () => undefined);

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
