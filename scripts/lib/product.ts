import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root, start } from './run.ts';

export interface LaunchOptions {
  readonly cwd?: string;
  /** The program says over a channel that it is ready. */
  readonly channel?: boolean;
}

/** The running parts of the product, ended together. */
export interface Product {
  /** Starts one more part; when any part ends by itself, all of them are ended. */
  launch(command: string, args: readonly string[], options?: LaunchOptions): ChildProcess;
  /**
   * Waits until a program of ours says that it is ready. Its address is not asked: another instance
   * on the same port would answer there.
   *
   * @returns false when it ended first.
   */
  ready(child: ChildProcess): Promise<boolean>;
  /** Waits until an address answers with success. @returns false when the part ended first. */
  answering(child: ChildProcess, address: string): Promise<boolean>;
  /** Ends what was started, newest first, waits for it, and leaves with the code. */
  stop(code: number): Promise<void>;
}

export interface Addresses {
  readonly host: string;
  readonly port: string;
  readonly sandboxPort: string;
  readonly publicOrigin: string;
  readonly sandboxOrigin: string;
  readonly isLive: boolean;
}

const LOOK_EVERY_MS = 50;

/** Where the product listens, by the settings; the sandbox's port follows none. */
export function addresses(defaultOrigin?: string): Addresses {
  const { env } = process;
  const port = env.PORT ?? '8080';
  const sandboxPort = env.SANDBOX_PORT ?? '8081';
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    sandboxPort,
    publicOrigin: env.PUBLIC_ORIGIN ?? defaultOrigin ?? `http://localhost:${port}`,
    sandboxOrigin: env.SANDBOX_PUBLIC_ORIGIN ?? `http://localhost:${sandboxPort}`,
    isLive: env.PARLOR_MODE === 'live',
  };
}

export function local(port: string): string {
  return `http://127.0.0.1:${port}`;
}

/** Makes the product's processes end together, on Ctrl-C or when one of them ends. */
export function createProduct({ host, port, sandboxPort, ...at }: Addresses): Product {
  const children: ChildProcess[] = [];
  let stopping = false;
  const env: NodeJS.ProcessEnv = {
    HOST: host,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    PUBLIC_ORIGIN: at.publicOrigin,
    SANDBOX_PUBLIC_ORIGIN: at.sandboxOrigin,
    DATA_DIR: process.env.DATA_DIR ?? `${root}.data`,
    PLATFORM_URL: process.env.PLATFORM_URL ?? local(port),
    ...(!at.isLive && {
      SMS_URL: process.env.SMS_URL ?? local(sandboxPort),
      PSP_URL: process.env.PSP_URL ?? local(sandboxPort),
      LOTUS_URL: process.env.LOTUS_URL ?? `${local(sandboxPort)}/lotus`,
    }),
  };

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

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  return {
    launch(command, args, options = {}) {
      const child = start(command, args, { ...options, env });
      children.push(child);
      child.once('exit', (code) => stop(code ?? 1));
      return child;
    },
    ready: (child) =>
      new Promise((resolve) => {
        child.once('message', () => resolve(true));
        child.once('exit', () => resolve(false));
      }),
    async answering(child, address) {
      while (child.exitCode === null && !stopping) {
        const ready = await fetch(address).then(
          (response) => response.ok,
          () => false,
        );
        if (ready) return true;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      return false;
    },
    stop,
  };
}

/** Starts the outside world (in demo mode) and the platform. @returns whether both are ready. */
export async function startBackEnd(product: Product, at: Addresses): Promise<boolean> {
  const program = (entry: string) => product.launch(process.execPath, [entry], { channel: true });
  if (!at.isLive) {
    if (!(await product.ready(program('packages/sandbox/src/main.ts')))) return false;
  }
  return product.ready(program('packages/server/src/main.ts'));
}

/** Says where everything is. */
export function announce(at: Addresses): void {
  console.log(`\n  Parlor is ready        ${at.publicOrigin}`);
  if (!at.isLive) {
    console.log(`  The outside world      ${at.sandboxOrigin}`);
    console.log(`  Login codes arrive at  ${at.sandboxOrigin}/sms`);
  }
  console.log('\n  Ctrl-C stops it.\n');
}
