import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { toString as drawQr } from 'qrcode';
import { inAddress, isEverywhere, isLoopback, lanAddress } from './network.ts';
import { root, start } from './run.ts';

export interface LaunchOptions {
  readonly cwd?: string;
  /** The process reports over an IPC channel that it is ready. */
  readonly channel?: boolean;
  /** Its end does not stop the others. */
  readonly mayExit?: boolean;
}

/** The running processes of the product, stopped together. */
export interface Product {
  /** Starts a process. When it exits, all are stopped. */
  launch(command: string, args: readonly string[], options?: LaunchOptions): ChildProcess;
  /**
   * Waits until a process reports that it is ready. Its address is not polled, because another
   * instance on the same port would respond.
   *
   * @returns false when it exited first
   */
  ready(child: ChildProcess): Promise<boolean>;
  /** Waits until an address responds with success. @returns false when the process exited first */
  answering(child: ChildProcess, address: string): Promise<boolean>;
  /** Stops all processes, newest first, waits for them and exits with the code. */
  stop(code: number): Promise<void>;
}

export interface Addresses {
  readonly host: string;
  readonly port: string;
  readonly sandboxPort: string;
  readonly publicOrigin: string;
  readonly sandboxOrigin: string;
  readonly isLive: boolean;
  /** Whether other devices on the network can reach it. */
  readonly isOpen: boolean;
}

const LOOK_EVERY_MS = 50;

/**
 * Addresses of the product from the settings. A product that listens on the network is addressed by
 * its network address, so that the origins of pages, games, images and callbacks agree.
 */
export function addresses(
  defaultOrigin?: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  lan: () => string | undefined = lanAddress,
): Addresses {
  const host = env.HOST || '127.0.0.1';
  const port = env.PORT || '8080';
  const sandboxPort = env.SANDBOX_PORT || '8081';
  const isOpen = !isLoopback(host);
  const seenAs = isOpen ? (isEverywhere(host) ? (lan() ?? 'localhost') : host) : 'localhost';
  const originAt = (at: string) => `http://${inAddress(seenAs)}:${at}`;
  return {
    host,
    port,
    sandboxPort,
    publicOrigin: env.PUBLIC_ORIGIN || defaultOrigin || originAt(port),
    sandboxOrigin: env.SANDBOX_PUBLIC_ORIGIN || originAt(sandboxPort),
    isLive: env.PARLOR_MODE === 'live',
    isOpen,
  };
}

/** Internal addresses of the processes. */
function inside({ host }: Pick<Addresses, 'host'>, port: string): string {
  return `http://${isLoopback(host) || isEverywhere(host) ? '127.0.0.1' : inAddress(host)}:${port}`;
}

/**
 * Stops all processes on Ctrl-C or when one of them exits.
 *
 * @param options.afterStop runs when all of them have ended
 */
export function createProduct(
  at: Addresses,
  {
    quiet = false,
    afterStop,
  }: { quiet?: boolean; afterStop?: (() => Promise<void>) | undefined } = {},
): Product {
  const { host, port, sandboxPort } = at;
  const children: ChildProcess[] = [];
  let stopping = false;
  const env: NodeJS.ProcessEnv = {
    HOST: host,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    PUBLIC_ORIGIN: at.publicOrigin,
    SANDBOX_PUBLIC_ORIGIN: at.sandboxOrigin,
    DATA_DIR: process.env.DATA_DIR ?? `${root}.data`,
    PLATFORM_URL: process.env.PLATFORM_URL ?? inside(at, port),
    // Compiled modules, types removed: the next start reads them.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`,
    ...(!at.isLive && {
      SMS_URL: process.env.SMS_URL ?? inside(at, sandboxPort),
      PSP_URL: process.env.PSP_URL ?? inside(at, sandboxPort),
      LOTUS_URL: process.env.LOTUS_URL ?? `${inside(at, sandboxPort)}/lotus`,
      ORBIT_URL: process.env.ORBIT_URL ?? `${inside(at, sandboxPort)}/orbit`,
      // A configured issuer replaces the sandbox's address.
      ...(!process.env.IDENTITY_ISSUER && {
        IDENTITY_URL: process.env.IDENTITY_URL ?? `${inside(at, sandboxPort)}/identity`,
      }),
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
    await afterStop?.();
    process.exit(code);
  }

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));

  return {
    launch(command, args, options = {}) {
      const child = start(command, args, { ...options, env, quiet });
      children.push(child);
      if (!options.mayExit) child.once('exit', (code) => stop(code ?? 1));
      return child;
    },
    ready: (child) =>
      new Promise((resolve) => {
        child.on('message', (message) => message === 'ready' && resolve(true));
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

/** Starts the program of a package's folder. @returns whether it is ready */
export type StartProgram = (product: Product, folder: string) => Promise<boolean>;

const startProgram: StartProgram = (product, folder) =>
  product.ready(product.launch(process.execPath, [`${folder}/src/main.ts`], { channel: true }));

/**
 * Starts the sandbox (in demo mode) and the platform.
 *
 * @returns whether both are ready
 */
export async function startBackEnd(
  product: Product,
  at: Addresses,
  start: StartProgram = startProgram,
): Promise<boolean> {
  return (
    (at.isLive || (await start(product, `${root}packages/sandbox`))) &&
    (await start(product, `${root}packages/server`))
  );
}

/** Prints the addresses. */
export async function announce(at: Addresses): Promise<void> {
  console.log(await announcement(at));
}

export async function announcement(at: Addresses): Promise<string> {
  const lines = ['', `  Parlor is ready        ${at.publicOrigin}`];
  if (!at.isLive) {
    lines.push(`  The outside world      ${at.sandboxOrigin}`);
    lines.push(`  Login codes arrive at  ${at.sandboxOrigin}/sms`);
  }
  if (at.isOpen && !at.isLive) lines.push('', ...(await invitation(at.publicOrigin)));
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

/** Prints the QR code for a phone on the same network. */
async function invitation(origin: string): Promise<string[]> {
  if (isLoopback(new URL(origin).hostname)) {
    return [
      '  This machine has no address in a network. Name the one that a phone reaches it by',
      '  in PUBLIC_ORIGIN, and the same with the sandbox’s port in SANDBOX_PUBLIC_ORIGIN.',
    ];
  }
  const code = await drawQr(origin, { type: 'terminal', small: true });
  return [
    '  Scan it with a phone on the same network. Open this very address on this machine, too.',
    '  Everybody on the network can reach it now, the inbox with the login codes included.',
    '',
    code.trimEnd(),
  ];
}
