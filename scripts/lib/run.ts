import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const path = `${root}node_modules/.bin:${process.env.PATH}`;

/**
 * Starts a command of the workspace in the foreground's process group. With `channel` it can report
 * that it is ready; with `quiet` only its errors are shown.
 */
export function start(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; channel?: boolean; quiet?: boolean } = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env, PATH: path },
    stdio: [
      'inherit',
      options.quiet ? 'ignore' : 'inherit',
      'inherit',
      ...(options.channel ? (['ipc'] as const) : []),
    ],
  });
}

/** Runs a command to its end and returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
