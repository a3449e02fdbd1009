/** The processes of one run: the sandbox, which keeps running, and the server, which is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/lib/ports.ts';

const PACKAGES = join(import.meta.dirname, '../..');
const SERVER = join(PACKAGES, 'server/src/main.ts');
const SANDBOX = join(PACKAGES, 'sandbox/src/main.ts');
const START_TIMEOUT_MS = 120_000;

export interface World {
  readonly env: Readonly<Record<string, string>>;
  /** Origins. */
  readonly platform: string;
  readonly sandbox: string;
  /** @param own settings of the server alone. */
  startServer(own?: Readonly<Record<string, string>>): Promise<void>;
  serverPid(): number | undefined;
  /** As a power cut would. */
  killServer(): Promise<void>;
  /** Graceful shutdown. */
  stopServer(): Promise<void>;
  /** Starts another server on the same PostgreSQL and sandbox, with its own data folder. */
  addServer(): Promise<string>;
  /** @throws Error when a server exits unexpectedly. */
  assertServersAlive(): void;
  close(): Promise<void>;
}

/** @param more settings besides those of every run. */
export async function openWorld(
  dataDir: string,
  databaseUrl: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<World> {
  const [port, operatorPort, sandboxPort] = await freePorts(3);
  const platform = `http://127.0.0.1:${port}`;
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const env = {
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_ORIGIN: platform,
    SANDBOX_PUBLIC_ORIGIN: sandbox,
    PLATFORM_URL: platform,
    SMS_URL: sandbox,
    PSP_URL: sandbox,
    LOTUS_URL: `${sandbox}/lotus`,
    ORBIT_URL: `${sandbox}/orbit`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DELIVERY_RETRY_SECONDS: '0.2',
    PSP_PAYOUT_SECONDS: '0.2',
    WITHDRAWAL_AUTO_APPROVE_SECONDS: '1',
    MAKER_SETTLEMENT_SECONDS: '2',
    MAX_LOOP_DELAY_MS: '600000',
    // A killed server's leases last as long as its calls might have taken.
    OUTSIDE_TIMEOUT_SECONDS: '2',
    LIMIT_HTTP: '1000000/60',
    LIMIT_REGISTER_ADDRESS: '100000/60',
    LIMIT_SMS_ADDRESS: '100000/60',
    LIMIT_DEPOSIT: '100000/60',
    LIMIT_WITHDRAWAL: '100000/60',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...more,
  };
  const start = async (
    entry: string,
    ready: string,
    own: Readonly<Record<string, string>> = {},
  ) => {
    const child = spawn(process.execPath, [entry], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, ...env, ...own },
    });
    try {
      await answering(child, ready);
    } catch (error) {
      await end('SIGKILL', child);
      throw error;
    }
    return child;
  };
  const outside = await start(SANDBOX, `${sandbox}/healthz`);
  let server: ChildProcess | undefined;
  const added: ChildProcess[] = [];
  return {
    env,
    platform,
    sandbox,
    async startServer(own) {
      server = await start(SERVER, `${platform}/readyz`, own);
    },
    serverPid: () => server?.pid,
    killServer: () => end('SIGKILL', server),
    async stopServer() {
      for (const child of [server, ...added]) await end('SIGTERM', child);
    },
    async addServer() {
      const [ownPort, ownOperatorPort] = await freePorts(2);
      const origin = `http://127.0.0.1:${ownPort}`;
      const own = {
        PORT: String(ownPort),
        OPERATOR_PORT: String(ownOperatorPort),
        DATA_DIR: join(dataDir, `server-${ownPort}`),
      };
      added.push(await start(SERVER, `${origin}/readyz`, own));
      return origin;
    },
    assertServersAlive() {
      for (const child of [server, ...added]) {
        if (child && !isRunning(child)) throw new Error('a server process ended by itself');
      }
    },
    async close() {
      for (const child of [server, ...added, outside]) await end('SIGKILL', child);
    },
  };
}

async function end(signal: 'SIGKILL' | 'SIGTERM', child: ChildProcess | undefined): Promise<void> {
  if (!child || !isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`nothing answers at ${address}`);
}
