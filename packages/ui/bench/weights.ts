import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type PluginOption, type Rolldown } from 'vite';

/**
 * Bytes, minified and gzipped, that a component adds to a page that already has React and the
 * tokens.
 */
interface Weight {
  readonly name: string;
  readonly script: number;
  readonly style: number;
}

const ui = new URL('../', import.meta.url).pathname;
/** Resolved as if the one-line module were in this folder. */
const entryId = `${ui}bench/entry.ts`;
const gzip = (text: string) => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

/** Bundles a one-line module, as a page would that uses nothing else of the kit. */
export async function bundle(
  line: string,
  plugins: PluginOption[] = [],
): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === entryId ? id : undefined),
        load: (id) => (id === entryId ? line : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: entryId, formats: ['es'], fileName: 'entry', cssFileName: 'entry' },
      rolldownOptions: {
        external: /^react(-dom)?(\/|$)/,
        treeshake: { manualPureFunctions: ['__name'] },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [first] = outputs;
  if (first === undefined) throw new Error(`Nothing was built of: ${line}`);
  return first.output;
}

/** Bytes of an output, minified and gzipped. */
export function weighOutput(
  output: Rolldown.RolldownOutput['output'],
): Pick<Weight, 'script' | 'style'> {
  const text = (ends: string) =>
    output
      .filter((file) => file.fileName.endsWith(ends))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return { script: gzip(text('.js')), style: gzip(text('.css')) };
}

const weigh = async (name: string, line: string): Promise<Weight> => ({
  name,
  ...weighOutput(await bundle(line)),
});

/** Every component's own weight, heaviest first; the shared CSS of the tokens is excluded. */
async function weights(): Promise<Weight[]> {
  const names = readdirSync(`${ui}src`).filter(
    (name) => /^[A-Z]/.test(name) && existsSync(`${ui}src/${name}/index.ts`),
  );
  const shared = await weigh('tokens', `import '@parlor/tokens';`);
  const found: Weight[] = [];
  for (const name of names) {
    const { script, style } = await weigh(name, `export * from '../src/${name}/index.ts';`);
    found.push({ name, script, style: Math.max(0, style - shared.style) });
  }
  return found.sort((one, other) => other.script + other.style - (one.script + one.style));
}

const kb = (bytes: number) => (bytes / 1000).toFixed(2);

if (import.meta.main) {
  console.log('| component | script | style |\n|---|--:|--:|');
  for (const { name, script, style } of await weights()) {
    console.log(`| ${name} | ${kb(script)} | ${kb(style)} |`);
  }
}
