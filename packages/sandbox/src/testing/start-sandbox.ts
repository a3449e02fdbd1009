import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueGame } from '../catalogue/index.ts';
import type { Clock } from '../clock.ts';
import { buildSandbox, readSettings, type Sandbox } from '../server.ts';
import { type Protocol, signedHeaders } from '../signing.ts';

/** A game in the catalogue's format, for tests. */
export const TEST_GAME: CatalogueGame = {
  slug: 'lucky-lantern',
  title: 'Lucky Lantern',
  brand: 'pandan',
  brandName: 'Pandan Play',
  category: 'slots',
  tags: ['new'],
  engine: 'slot',
  volatility: 'medium',
  minStake: '1.00',
  maxStake: '100.00',
  cover: 'covers/lucky-lantern.webp',
  coverColor: '#7a1f2b',
  releasedAt: '2026-02-10T00:00:00.000Z',
  popularity: 5_000,
};

const PARTY = { SMS: 'sms', PSP: 'psp', SMP: 'lotus' } as const;

export interface JsonAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Sends a call signed by the platform. */
export async function callSigned(
  origin: string,
  protocol: Protocol,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  party: string = PARTY[protocol],
  now = Date.now(),
): Promise<JsonAnswer> {
  const raw = body === undefined ? '' : JSON.stringify(body);
  const credentials = { key: `demo-${party}`, secret: `demo-${party}-secret` };
  const response = await fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(protocol, credentials, { method, path, body: raw }, now),
    },
    ...(body === undefined ? {} : { body: raw }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export interface RunningSandbox extends Sandbox {
  readonly origin: string;
  readonly dataDir: string;
  call(
    protocol: Protocol,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<JsonAnswer>;
  /** Restarts it on the same books. */
  restart(): Promise<RunningSandbox>;
  /** Stops it and deletes its books. */
  dispose(): Promise<void>;
}

/** Starts a sandbox on a free port, in its own folder, with short delays for tests. */
export async function startSandbox(
  environment: Readonly<Record<string, string>> = {},
  clock: Clock = Date.now,
  games: readonly CatalogueGame[] = [TEST_GAME],
): Promise<RunningSandbox> {
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'parlor-sandbox-')));
  const settings = readSettings({
    SANDBOX_PORT: '0',
    PSP_WAIT_SECONDS: '0.3',
    PSP_PAYOUT_SECONDS: '0.1',
    DELIVERY_RETRY_SECONDS: '0.02',
    LOG_LEVEL: 'silent',
    ...environment,
    DATA_DIR: dataDir,
  });
  const sandbox = await buildSandbox(settings, { games, clock });
  const origin = await sandbox.listen();
  return {
    ...sandbox,
    origin,
    dataDir,
    call: (protocol, method, path, body) => callSigned(origin, protocol, method, path, body),
    async restart() {
      await sandbox.close();
      return startSandbox({ ...environment, DATA_DIR: dataDir }, clock, games);
    },
    async dispose() {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
