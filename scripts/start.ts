// The whole product on one machine: builds what is stale, starts the outside world and the platform.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buildStale } from './lib/build.ts';
import { root, start } from './lib/run.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '8080';
const sandboxPort = process.env.SANDBOX_PORT ?? '8081';
const live = process.env.PARLOR_MODE === 'live';
const publicOrigin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
const sandboxOrigin = process.env.SANDBOX_PUBLIC_ORIGIN ?? `http://localhost:${sandboxPort}`;
const local = (toPort: string) => `http://127.0.0.1:${toPort}`;

const children: ChildProcess[] = [];
let stopping = false;

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

await main();

async function main(): Promise<void> {
  await buildStale().catch((error: Error) => fail(error.message));
  const env = {
    HOST: host,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    PUBLIC_ORIGIN: publicOrigin,
    SANDBOX_PUBLIC_ORIGIN: sandboxOrigin,
    DATA_DIR: process.env.DATA_DIR ?? `${root}.data`,
    PLATFORM_URL: process.env.PLATFORM_URL ?? local(port),
  };
  if (!live) {
    Object.assign(env, {
      SMS_URL: process.env.SMS_URL ?? local(sandboxPort),
      PSP_URL: process.env.PSP_URL ?? local(sandboxPort),
      LOTUS_URL: process.env.LOTUS_URL ?? `${local(sandboxPort)}/lotus`,
    });
    const sandbox = launch('packages/sandbox/src/main.ts', env);
    await answering(sandbox, `${local(sandboxPort)}/healthz`);
  }
  const platform = launch('packages/server/src/main.ts', env);
  await answering(platform, `${local(port)}/readyz`);
  if (!stopping) announce();
}

function launch(entry: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = start(process.execPath, [entry], { env });
  children.push(child);
  child.once('exit', (code) => stop(code ?? 1));
  return child;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  while (child.exitCode === null && !stopping) {
    const ready = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function announce(): void {
  console.log(`\n  Parlor is ready        ${publicOrigin}`);
  if (!live) {
    console.log(`  The outside world      ${sandboxOrigin}`);
    console.log(`  Login codes arrive at  ${sandboxOrigin}/sms`);
  }
  console.log('\n  Ctrl-C stops it.\n');
}

/** Ends what was started, newest first, and waits for it. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  process.exit(code);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
