import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataDir, operatorPort } from './addresses.ts';

const run = promisify(execFile);

/** What `pnpm operator <arguments>` prints. */
export async function operator(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['packages/server/src/operator/cli.ts', ...args], {
    env: { ...process.env, OPERATOR_PORT: String(operatorPort), DATA_DIR: dataDir() },
  });
  return stdout;
}
