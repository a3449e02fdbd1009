import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lanPort, lanSandboxPort } from './addresses.ts';

/** A host name other than localhost, so that its pages have no secure context. */
export const NETWORK_HOST = 'parlor.test';

export interface NetworkProduct {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** The code of the newest SMS to a phone. */
  readCode(phone: string): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Starts a second product with the origins that a phone on the same network would use. */
export async function startNetworkProduct(): Promise<NetworkProduct> {
  const origin = `http://${NETWORK_HOST}:${lanPort}`;
  const sandboxOrigin = `http://${NETWORK_HOST}:${lanSandboxPort}`;
  const folder = mkdtempSync(join(tmpdir(), 'parlor-network-'));
  const product = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(lanPort),
      SANDBOX_PORT: String(lanSandboxPort),
      OPERATOR_PORT: '0',
      DATA_DIR: folder,
      PUBLIC_ORIGIN: origin,
      SANDBOX_PUBLIC_ORIGIN: sandboxOrigin,
      MAX_LOOP_DELAY_MS: '60000',
      PSP_PAYOUT_SECONDS: '1',
      WITHDRAWAL_AUTO_APPROVE_SECONDS: '1',
    },
  });
  await ready(product);
  return {
    origin,
    sandboxOrigin,
    async readCode(phone) {
      const response = await fetch(
        `http://127.0.0.1:${lanSandboxPort}/sms/messages?phone=${encodeURIComponent(phone)}`,
      );
      const [newest] = (await response.json()) as { code: string | null }[];
      return newest?.code ?? undefined;
    },
    async stop() {
      if (product.exitCode === null && product.signalCode === null) {
        const ended = once(product, 'exit');
        product.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('no output');
  for await (const line of createInterface({ input: stdout })) {
    if (line.includes('Ctrl-C stops it')) {
      stdout.resume();
      return;
    }
  }
  throw new Error('the product for the network did not start');
}
