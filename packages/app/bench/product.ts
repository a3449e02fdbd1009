import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/lib/ports.ts';

/** The root of the workspace. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Product {
  readonly origin: string;
  close(): Promise<void>;
}

/** Runs a script of the product with its data in a folder. */
export function launchScript(
  script: 'start.ts' | 'dev.ts',
  dataDir: string,
  ports: readonly number[],
  settings: NodeJS.ProcessEnv = {},
): { readonly child: ChildProcess; close(): Promise<void> } {
  const [port, sandboxPort, operatorPort] = ports;
  const child = spawn(process.execPath, [`${root}scripts/${script}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      OPERATOR_PORT: String(operatorPort),
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    child,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs the whole product, built if necessary, with its data in a temporary folder. */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlor-bench-'));
  const ports = await freePorts(3);
  const { child, close } = launchScript('start.ts', dataDir, ports, {
    LIMIT_HTTP: '1000000/60',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const origin = `http://localhost:${ports[0]}`;
  while (child.exitCode === null) {
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
    await new Promise((wake) => setTimeout(wake, 250));
  }
  if (child.exitCode !== null) throw new Error('The product did not start');
  return {
    origin,
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
