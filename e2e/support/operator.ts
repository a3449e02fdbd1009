import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { dataDir, operatorPort } from './addresses.ts';

const run = promisify(execFile);

/** What `pnpm operator <arguments>` prints. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['packages/server/src/operator/cli.ts', ...args], {
    env: { ...process.env, OPERATOR_PORT: String(operatorPort), DATA_DIR: dataDir() },
  });
  return stdout;
}

/**
 * Gives a browser an address of its own, as a proxy would tell it, so that blocking it blocks no
 * other journey.
 * @param country as a proxy would tell that, too
 */
export async function comeFrom(context: BrowserContext, country?: string): Promise<string> {
  const address = `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': address,
    ...(country !== undefined && { 'x-country': country }),
  });
  return address;
}
