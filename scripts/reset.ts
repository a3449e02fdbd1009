// `pnpm reset` deletes the demo data of the platform and the sandbox; the next start seeds it again.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../packages/sandbox/src/books/folder-lock.ts';
import { readConfig } from '../packages/server/src/core/config.ts';
import { resetDatabase } from '../packages/server/src/operator/reset.ts';
import { root } from './lib/run.ts';

process.env.DATA_DIR ||= `${root}.data`;
try {
  const config = readConfig(process.env);
  const outside = join(config.dataDir, 'sandbox');
  // Takes both locks before deleting, so that both halves are reset or neither.
  const release = existsSync(outside) ? lockFolder(outside) : () => undefined;
  try {
    await resetDatabase(config);
    rmSync(outside, { recursive: true, force: true });
  } finally {
    release();
  }
  console.log(
    `Parlor starts over: ${config.database.url === undefined ? config.dataDir : 'its database'} holds nobody any more.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
