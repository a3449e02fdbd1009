import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { dataDir, operatorPort } from './addresses.ts';

const run = promisify(execFile);

/** Runs `pnpm operator <arguments>` and returns its output. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['packages/server/src/operator/cli.ts', ...args], {
    env: { ...process.env, OPERATOR_PORT: String(operatorPort), DATA_DIR: dataDir() },
  });
  return stdout;
}

/**
 * Gives a browser its own IP address through the proxy header, so that blocking it affects no other
 * journey.
 * @param country the country code in the proxy header
 */
export async function assignAddress(context: BrowserContext, country?: string): Promise<string> {
  const address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': address,
    ...(country !== undefined && { 'x-country': country }),
  });
  return address;
}
