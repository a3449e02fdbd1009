import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { root, run } from './run.ts';

/** The packages that other teams install, each after those that it imports. */
export const publicPackages = ['tokens', 'api', 'flows', 'ui'] as const;
type PackageName = (typeof publicPackages)[number];

/** Files that are published as they are. */
const copied: Partial<Record<PackageName, readonly string[]>> = {
  tokens: ['base.css', 'fonts.css'],
};

const getSource = (name: PackageName) => join(root, 'packages', name, 'src');
const getDist = (name: PackageName) => join(root, 'packages', name, 'dist');
const STYLE_MODULE = /\.css\.ts\.vanilla\.css$/;
const LAYERS = '@layer parlor.tokens, parlor.components;\n';

/**
 * Builds `dist` of every public package: an ES module per source file, its types, and its CSS as
 * files of their own. Modules import no CSS, because plain Node cannot.
 */
export async function buildPackages(): Promise<void> {
  // Otherwise components would call the JSX runtime of development, which a production build does not have.
  process.env.NODE_ENV = 'production';
  for (const name of publicPackages) await buildModules(name);
  await buildTypes();
}

/** The source files of the entry points, which `publishConfig.exports` names by their output. */
function findEntries(name: PackageName): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const targets = Object.values<{ default: string } | string | null>(
    manifest.publishConfig.exports,
  );
  const modules = targets.flatMap((target) =>
    target !== null && typeof target === 'object' ? [target.default] : [],
  );
  return modules
    .filter((path) => !path.endsWith('/styles.js'))
    .flatMap((path) =>
      globSync(path.replace('./dist/', '').replace(/\.js$/, '.{ts,tsx}'), { cwd: getSource(name) }),
    )
    .filter((file) => !/\.(test|stories|docs|sample)\.|^(testing|design)\//.test(file))
    .sort();
}

const toOutput = (file: string) => file.replace(/\.tsx?$/, '');

async function buildModules(name: PackageName): Promise<void> {
  const entries = findEntries(name);
  await build({
    // The names of classes contain a hash of their path from here: both packages must agree.
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `parlor-${hash}` }),
      writeStyles(name),
    ],
    build: {
      outDir: getDist(name),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(
          entries.map((file) => [toOutput(file), join(getSource(name), file)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: getSource(name),
          entryFileNames: '[name].js',
        },
      },
    },
  });
  for (const file of copied[name] ?? [])
    cpSync(join(getSource(name), file), join(getDist(name), file));
}

/** Takes the CSS out of the modules, and writes it to files next to them. */
function writeStyles(name: PackageName): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'write-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!STYLE_MODULE.test(id)) return;
      styles.set(id, code);
      return { code: '', map: null };
    },
    writeBundle() {
      const own = `${getSource(name)}/`;
      const write = (file: string, content: string) => {
        mkdirSync(dirname(join(getDist(name), file)), { recursive: true });
        writeFileSync(join(getDist(name), file), content);
      };
      const list = (entry: string) =>
        this.getModuleInfo(entry) === null
          ? []
          : collect(entry, (id) => this.getModuleInfo(id)).filter((id) => id.startsWith(own));
      const toCssFile = (id: string) => relative(own, id).replace(STYLE_MODULE, '.css');
      const all = list(join(own, 'index.ts'));
      if (all.length === 0) return;

      const reset = join(own, 'reset.css');
      const first = existsSync(reset) ? [readFileSync(reset, 'utf8')] : [];
      const sheet = [...first, ...all.map((id) => styles.get(id) ?? '')].join('\n');
      const layer = name === 'tokens' ? 'parlor.tokens' : 'parlor.components';
      write('styles.css', sheet);
      write('styles.layer.css', `${LAYERS}@layer ${layer} {\n${sheet}\n}\n`);
      if (name === 'tokens') return;
      for (const [id, css] of styles) if (id.startsWith(own)) write(toCssFile(id), css);
      for (const css of first) write('reset.css', css);
      for (const entry of findEntries(name).filter((file) => /^[A-Z]\w+\/index\.ts$/.test(file))) {
        const files = ['reset.css', ...list(join(own, entry)).map(toCssFile)];
        const folder = dirname(entry);
        write(`${folder}/styles.js`, files.map((file) => `import '../${file}';\n`).join(''));
        write(`${folder}/styles.d.ts`, 'export {};\n');
      }
    },
  };
}

interface ModuleLinks {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The styles that a module needs, those of its imports first. */
function collect(
  entry: string,
  read: (id: string) => ModuleLinks | null,
  seen: Set<string> = new Set(),
): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const links = read(entry);
  if (links === null) return [];
  const inner = [...links.importedIds, ...links.dynamicallyImportedIds];
  const styles = inner.flatMap((id) => collect(id, read, seen));
  return STYLE_MODULE.test(entry) ? [...styles, entry] : styles;
}

/** Writes the types of the modules that an entry point exports or uses. */
async function buildTypes(): Promise<void> {
  const cache = join(root, 'node_modules/.cache/package-types');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../../../packages',
      outDir: '.',
    },
    files: publicPackages.flatMap((name) =>
      findEntries(name).map((file) => join(getSource(name), file)),
    ),
    include: [],
  };
  writeFileSync(join(cache, 'tsconfig.json'), JSON.stringify(config));
  if ((await run('tsc', ['-p', cache])) !== 0) throw new Error('The types could not be built');
  for (const name of publicPackages) {
    const types = join(cache, name, 'src');
    const copy = (file: string) => {
      const target = join(getDist(name), file);
      if (existsSync(target)) return;
      const source = readFileSync(join(types, file), 'utf8');
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, source.replaceAll(RELATIVE_IMPORT, '$1.js$2'));
      for (const [, path = ''] of source.matchAll(RELATIVE_IMPORT)) {
        const [specifier = ''] = /\.{1,2}\/[^'"]*$/.exec(path) ?? [];
        copy(relative(types, join(types, dirname(file), `${specifier}.d.ts`)));
      }
    };
    for (const file of findEntries(name)) copy(`${toOutput(file)}.d.ts`);
  }
}

/** `from './Button.tsx'`, `import('./labels.ts')`. */
const RELATIVE_IMPORT = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g;
