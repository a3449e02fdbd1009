/**
 * Which files home loads before it can be shown, computed from the build's manifest: the entry, which
 * home is part of, and what it imports at once. Parts that load later are left out.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const dist = new URL('../dist/', import.meta.url);
/** Where the sums are told to size-limit, which knows files but not manifests. */
const list = new URL('size-limit.json', dist);
/** The budget of home, gzipped (issue: the main job, end to end). */
const LIMIT = '170 kB';

/** The files of some chunks and of all that they import statically, each once. */
export function filesOf(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The manifest has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** Home is part of the start file, see `routes/table/lobby.ts`. */
const home = ['index.html'];

if (import.meta.main) {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const files = filesOf(manifest, home);
  const sizes = files.map((file) => {
    const bytes = gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).byteLength;
    return { file, bytes };
  });
  for (const { file, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  }
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`${(sum / 1000).toFixed(1).padStart(7)} kB  initial JavaScript of home, gzip`);
  const check = { name: 'home, initial JavaScript', path: files, gzip: true, limit: LIMIT };
  writeFileSync(list, `${JSON.stringify([check], null, 2)}\n`);
}
