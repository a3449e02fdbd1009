import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root, run } from './run.ts';

interface Bundle {
  name: string;
  package: string;
  /** Its sources, as globs from the root. */
  sources: string[];
  /** Its Vite configurations, in the order of their builds. */
  configs: string[];
}

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const getSources = (name: string) => [
  `packages/${name}/src/**/*`,
  `packages/${name}/public/**/*`,
  `packages/${name}/index.html`,
  `packages/${name}/*.{ts,json}`,
];

const bundles: Bundle[] = [
  {
    name: 'the app',
    package: 'app',
    sources: [...shared, ...['tokens', 'ui', 'flows', 'api', 'app'].flatMap(getSources)],
    configs: ['vite.config.ts', 'vite.server.config.ts'],
  },
  {
    name: 'the games',
    package: 'sandbox',
    sources: [
      ...shared,
      'packages/sandbox/src/games/**/*',
      'packages/sandbox/src/money.ts',
      'packages/sandbox/vite.config.ts',
    ],
    configs: ['vite.config.ts'],
  },
];

/** The bundles that a start serves. An app from `APP_DIST` is not built again. */
export function bundlesToServe({ APP_DIST }: Readonly<Record<string, string | undefined>>) {
  return bundles.map(({ name }) => name).filter((name) => !(APP_DIST && name === 'the app'));
}

/**
 * Builds the bundles whose sources changed since the last build; a clean clone builds all.
 *
 * @param names the bundles to build; all by default
 * @throws {Error} with the name of the bundle that failed
 */
export async function buildStale(names?: readonly string[]): Promise<void> {
  for (const bundle of bundles) {
    if (names && !names.includes(bundle.name)) continue;
    const stamp = `${root}packages/${bundle.package}/dist/.built-from`;
    const fingerprint = getFingerprint(bundle.sources);
    if (read(stamp) === fingerprint) continue;
    console.log(`Building ${bundle.name} ...`);
    const cwd = `${root}packages/${bundle.package}`;
    for (const config of bundle.configs) {
      const code = await run('vite', ['build', '--config', config, '--logLevel', 'warn'], {
        cwd,
        // Tests set another value, which Vite would keep.
        env: { NODE_ENV: 'production' },
      });
      if (code !== 0) throw new Error(`${bundle.name} could not be built`);
    }
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint);
  }
}

function getFingerprint(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
