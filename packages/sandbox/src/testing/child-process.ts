import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A sandbox in its own process, on the books in `dataDir`. */
export async function startSandboxProcess(
  dataDir: string,
  platformUrl: string,
): Promise<{ child: ChildProcess; origin: string }> {
  const script = join(import.meta.dirname, 'sandbox-child.ts');
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATA_DIR: dataDir, PLATFORM_URL: platformUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, origin: String(line).trim() };
}

/** Kills a process with SIGKILL and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
