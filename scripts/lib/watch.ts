import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Product } from './product.ts';
import { root } from './run.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 20;

/**
 * Runs the program of a package's folder, the `main` of `src/main.ts`, and restarts it when a source
 * changes. The process of the next run is started ahead and loads the program, so that it then only
 * loads what has changed. A program that fails is started again by the next change.
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
  /** Files that were changed since the next process was started. */
  const changed = new Set<string>();
  const prepare = () => {
    changed.clear();
    return product.launch(
      process.execPath,
      [`${root}scripts/prepared-program.ts`, join(folder, 'src/main.ts')],
      { channel: true, mayExit: true },
    );
  };
  let next = prepare();

  /** Runs the prepared process; while it starts, it has the processor for itself. */
  async function run(): Promise<{ child: ChildProcess; isReady: boolean }> {
    const child = next.connected ? next : prepare();
    child.send([...changed]);
    const isReady = await product.ready(child);
    next = prepare();
    return { child, isReady };
  }

  const first = await run();
  if (!first.isReady) return false;
  let { child } = first;
  let hasChanged = false;
  let restarting = Promise.resolve();
  const restart = async () => {
    if (!hasChanged) return;
    hasChanged = false;
    await end(child);
    ({ child } = await run());
  };
  let timer: NodeJS.Timeout | undefined;
  for (const each of sources) {
    watch(each, { recursive: true, ...(signal && { signal }) }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      hasChanged = true;
      changed.add(join(each, file));
      clearTimeout(timer);
      timer = setTimeout(() => {
        restarting = restarting.then(restart);
      }, SETTLE_MS);
    });
  }
  return true;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
