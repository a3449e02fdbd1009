/**
 * Lists the files that home loads before it can be shown, computed from the build's manifest: the
 * entry, which includes home, and its static imports. Parts that load later are left out. Also
 * lists the files that each further screen loads when it is opened from home.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

const dist = new URL('../dist/', import.meta.url);
/** Writes the sums for size-limit, which reads files but no manifests. */
const list = new URL('size-limit.json', dist);
/** The budget of home, gzipped (docs/decisions/0047). */
const LIMIT = '190 kB';
/** The budget of each further screen, gzipped (docs/decisions/0047). */
const SCREEN_LIMIT = '40 kB';

/** The files of some chunks and of all their static imports, without duplicates. */
export function findFiles(manifest: Manifest, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    // The manifest names a lazy part that is also imported statically, and a file that pages share,
    // by its own name, not by its source.
    const chunk =
      manifest[name] ??
      Object.entries(manifest).find(
        ([key, other]) =>
          key.startsWith('_') &&
          basename(name, '.tsx') === other.name &&
          other.file.endsWith('.js'),
      )?.[1];
    if (chunk === undefined) throw new Error(`The manifest has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...seen].filter((file) => file.endsWith('.js'));
}

/** Home is part of the start file, see `routes/table/home.ts`. */
const home = ['index.html'];

/**
 * Parts of home that load without an action of the player (`LazyPart`): a player who opens another
 * screen has them already.
 */
const homeParts = [
  'src/features/games/BannerCarousel.tsx',
  // With the category strip and the tiles' controls; a group of `vite.config.ts`.
  'games',
  'src/features/games/SortMenu.tsx',
  'src/features/notices/NoticeTicker.tsx',
  'src/screens/home/HomeDiscover.tsx',
  'src/screens/home/HomeFooter.tsx',
  'src/shell/LazyToaster.tsx',
];

/** The screens with a chunk of their own. */
export function findScreens(manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([name, { isDynamicEntry = false }]) => isDynamicEntry && /\/screens\//.test(name))
    .filter(([name]) => !homeParts.includes(name))
    .map(([name]) => name);
}

/** The files of a screen that are not loaded yet. */
export function filesBeyond(
  manifest: Manifest,
  names: readonly string[],
  known: readonly string[],
): string[] {
  return findFiles(manifest, names).filter((file) => !known.includes(file));
}

if (import.meta.main) {
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const weigh = (file: string) =>
    gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).byteLength;
  const inKb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  const getTotal = (files: readonly string[]) =>
    files.reduce((total, file) => total + weigh(file), 0);

  const files = findFiles(manifest, home);
  for (const file of files.toSorted((a, b) => weigh(b) - weigh(a))) {
    console.log(`${inKb(weigh(file))} kB  ${file}`);
  }
  console.log(`${inKb(getTotal(files))} kB  initial JavaScript of home, gzip`);
  const followers = filesBeyond(manifest, homeParts, files);
  const screens = findScreens(manifest).map((name) => ({
    name: name.replace(/^.*\/screens\//, ''),
    path: filesBeyond(manifest, [name], [...files, ...followers]),
  }));
  console.log(`\n${inKb(getTotal(followers))} kB  parts of home that load after it`);
  for (const { name, path } of screens.toSorted((a, b) => getTotal(b.path) - getTotal(a.path))) {
    console.log(`${inKb(getTotal(path))} kB  ${name}`);
  }
  const checks = [
    { name: 'home, initial JavaScript', path: files, gzip: true, limit: LIMIT },
    ...screens.map(({ name, path }) => ({ name, path, gzip: true, limit: SCREEN_LIMIT })),
  ];
  writeFileSync(list, `${JSON.stringify(checks, null, 2)}\n`);
}
