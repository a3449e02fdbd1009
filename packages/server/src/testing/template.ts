import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrate } from '../core/database/migrate.ts';
import { createPGlite, kyselyOnPGlite } from '../core/database/open.ts';

const MIGRATIONS = join(import.meta.dirname, '../core/database/migrations');
/** The default of 128 MB takes half a second to clear. */
const SHARED_BUFFERS = '16MB';
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/test-database');

/**
 * A migrated, empty database in memory. Creating one takes seconds, loading a copy a fraction: the
 * copy is cached until a migration or the engine changes.
 */
export async function createMigratedPGlite(): Promise<PGlite> {
  const copy = join(CACHE, `${getMigrationsFingerprint()}.tar`);
  if (existsSync(copy)) {
    return await createPGlite({ loadDataDir: new FileBlob(copy), sharedBuffers: SHARED_BUFFERS });
  }
  const pglite = await createPGlite({ sharedBuffers: SHARED_BUFFERS });
  await migrate(kyselyOnPGlite(pglite));
  // A copy without a checkpoint would be recovered from its log on every load.
  await pglite.exec('checkpoint');
  keep(copy, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  return pglite;
}

/** A file that is read once; a `Blob` of its bytes would copy them three times. */
class FileBlob extends Blob {
  readonly #path: string;
  constructor(path: string) {
    super();
    this.#path = path;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = readFileSync(this.#path);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

/** Changes with every migration's text and with the engine. */
export function getMigrationsFingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  hash.update(import.meta.resolve('@electric-sql/pglite'));
  return hash.digest('hex').slice(0, 16);
}

/** Written atomically, for concurrent test files. */
function keep(path: string, content: Buffer): void {
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) {
    if (old.endsWith('.tar') && !path.endsWith(old)) rmSync(join(CACHE, old), { force: true });
  }
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
