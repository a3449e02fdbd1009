import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chromiumFlags, testChromiumPath } from './lib/chromium.ts';
import { publicPackages } from './lib/packages.ts';
import { freePorts } from './lib/ports.ts';
import { root, start } from './lib/run.ts';

/*
 * Packs the public packages, installs them in an empty Vite and React app outside of the workspace,
 * and uses them as the READMEs say: the app's files are their code blocks.
 */

const folder = mkdtempSync(join(tmpdir(), 'parlor-packages-'));
const app = join(folder, 'app');
const tarballs = join(folder, 'tarballs');
const readManifest = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { devDependencies } = readManifest('package.json');
const kit = readManifest('packages/ui/package.json');
const exec = promisify(execFile);
// As in a shell: with the test runner's NODE_ENV, the packages would be built for development.
const env = {
  ...process.env,
  NODE_ENV: undefined,
  PATH: `${root}node_modules/.bin:${process.env.PATH}`,
};

/** Runs a command and returns its output; a failed one rejects with it. */
async function run(command: string, args: readonly string[], cwd = app): Promise<string> {
  try {
    const { stdout, stderr } = await exec(command, args, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout + stderr;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), content);
}

/** The code blocks of a README that name their file in the first line. */
function filesIn(readme: string): [file: string, code: string][] {
  const markdown = readFileSync(join(root, readme), 'utf8');
  const blocks = markdown.matchAll(/^```tsx?\n\/\/ (src\/\S+)\n(.*?)^```/gms);
  return [...blocks].map(([, file = '', code = '']) => [file, code]);
}

const findTarball = (name: string) =>
  join(tarballs, readdirSync(tarballs).find((file) => file.startsWith(`parlor-${name}-`)) ?? '');

beforeAll(async () => {
  await run('node', ['scripts/build-packages.ts'], root);
  for (const name of publicPackages) {
    await run('pnpm', ['pack', '--pack-destination', tarballs], join(root, 'packages', name));
  }
  const own = publicPackages.map((name) => [`@parlor/${name}`, `file:${findTarball(name)}`]);
  const version = (name: string) => [name, devDependencies[name]];
  write(
    'package.json',
    JSON.stringify({
      name: 'host',
      private: true,
      type: 'module',
      dependencies: Object.fromEntries([
        ...own,
        ...['react', 'react-dom'].map(version),
        ['lucide-react', kit.dependencies['lucide-react']],
        ['xstate', '^5.33.3'],
      ]),
      devDependencies: Object.fromEntries(
        ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'].map(
          version,
        ),
      ),
    }),
  );
  // The tarballs depend on each other by version, which no registry has.
  const overrides = own.map(([name, file]) => `  '${name}': ${file}\n`).join('');
  write('pnpm-workspace.yaml', `overrides:\n${overrides}`);
  write(
    'index.html',
    `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"><style>button { margin: 9px; color: red; }</style></head><body>
      <h1>Host</h1><p>Host</p><ul><li>Host</li></ul><div id="root"></div>
      <script type="module" src="/src/main.tsx"></script></body></html>`,
  );
  write(
    'vite.config.js',
    `import react from '@vitejs/plugin-react';
    export default { plugins: [react()], logLevel: 'warn' };`,
  );
  for (const [file, code] of publicPackages.flatMap((name) =>
    filesIn(`packages/${name}/README.md`),
  ))
    write(file, code);
  // Every public module, so that the types of each are checked.
  write(
    'src/all.ts',
    publicPackages.map((name) => `export * as ${name} from '@parlor/${name}';\n`).join(''),
  );
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts']);
}, 400_000);
vi.setConfig({ testTimeout: 180_000 });

let browser: Browser | undefined;
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page, and collects what the browser reports as errors. */
async function open(address: string): Promise<{ page: Page; errors: string[] }> {
  browser ??= await chromium.launch({ executablePath: testChromiumPath(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(address);
  return { page, errors };
}

async function serve(
  args: readonly string[],
  use: (address: string) => Promise<void>,
): Promise<void> {
  const [port = 0] = await freePorts(1);
  const server = start(
    join(app, 'node_modules/.bin/vite'),
    [...args, '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    { cwd: app },
  );
  const ended = once(server, 'exit');
  const address = `http://127.0.0.1:${port}/`;
  try {
    await expect
      .poll(() =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await use(address);
  } finally {
    server.kill();
    await ended;
  }
}

/** The page of the README: the button has its styles, and the host keeps its own. */
async function expectThemedPage(address: string): Promise<void> {
  const { page, errors } = await open(address);
  const styles = (selector: string, names: readonly string[]) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, wanted) => {
        const style = getComputedStyle(element);
        return wanted.map((name) => style.getPropertyValue(name));
      }, names);
  const button = page.getByRole('button', { name: 'Deposit' });
  await button.waitFor();
  expect(
    await styles('[data-component="Button"]', ['background-color', 'color', 'margin-top']),
  ).toEqual(['rgb(33, 131, 88)', 'rgb(255, 255, 255)', '0px']);
  expect(await styles('h1', ['margin-top'])).not.toEqual(['0px']);
  expect(await styles('body > p', ['margin-top'])).toEqual(['16px']);
  expect(await styles('body > ul', ['padding-left'])).toEqual(['40px']);
  expect(await styles('body', ['margin-top'])).toEqual(['8px']);
  await button.click();
  await page.getByRole('status').getByText('Deposit received').waitFor();
  expect(errors).toEqual([]);
  await page.close();
}

describe.each(publicPackages)('@parlor/%s', (name) => {
  test('has no findings of publint', async () => {
    expect(await run('publint', ['run', findTarball(name), '--strict'])).toContain('All good!');
  });

  test('has types that every entry point resolves to', async () => {
    const { exports } = JSON.parse(
      readFileSync(join(app, 'node_modules/@parlor', name, 'package.json'), 'utf8'),
    );
    const styles = Object.keys(exports).filter((path) => /\.css$|design-tokens/.test(path));
    // It exits with an error when it finds a problem.
    await run('attw', [
      findTarball(name),
      '--profile',
      'esm-only',
      ...(styles.length > 0 ? ['--exclude-entrypoints', ...styles] : []),
      ...(name === 'ui'
        ? ['--include-entrypoints', './Button', './DatePicker', './labels/th_TH']
        : []),
    ]);
  });

  test('contains no tests, stories or sources', () => {
    const files = readdirSync(join(app, 'node_modules/@parlor', name), { recursive: true });
    expect(
      files
        .map(String)
        .filter((file) => /\.(test|stories)\.|^src\/.*\.(?!md$)\w+$|(?<!\.d)\.tsx?$/.test(file)),
    ).toEqual([]);
  });

  test('has a README whose links lead to the web or into the package', () => {
    const folder = join(app, 'node_modules/@parlor', name);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    const relative = links.filter((link) => !/^https?:/.test(link));
    expect(
      relative.filter((link) => link.startsWith('..') || !existsSync(join(folder, link))),
    ).toEqual([]);
  });
});

// The contract of api states which rule of the product each of its values follows.
test.each(publicPackages.filter((name) => name !== 'api'))(
  '@parlor/%s has types that cite no document of this repository',
  (name) => {
    const dist = join(app, 'node_modules/@parlor', name, 'dist');
    const types = readdirSync(dist, { recursive: true }).map(String);
    const citing = types.filter(
      (file) =>
        file.endsWith('.d.ts') &&
        /\bdocs\/|\bproduct decision|\bADR \d|\bdecision record|\(S\d+\)/.test(
          readFileSync(join(dist, file), 'utf8'),
        ),
    );
    expect(types.length).toBeGreaterThan(10);
    expect(citing).toEqual([]);
  },
);

const plain = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: ['vite/client'],
  allowImportingTsExtensions: true,
  noEmit: true,
};
const strictest = {
  ...plain,
  strict: true,
  allowUnusedLabels: false,
  allowUnreachableCode: false,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noPropertyAccessFromIndexSignature: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  // As in @tsconfig/strictest: the declarations of xstate do not pass. The default settings check
  // those of all packages.
  skipLibCheck: true,
};

test.each([
  ['default', plain],
  ['strictest', strictest],
])("type-checks with TypeScript's %s settings", async (name, compilerOptions) => {
  write(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions, include: ['src'] }));
  await run(join(app, 'node_modules/.bin/tsc'), ['-p', `tsconfig.${name}.json`]);
});

test('renders on the server in plain Node, without CSS', async () => {
  write(
    'server.mjs',
    `import { Button } from '@parlor/ui/Button';
    import * as kit from '@parlor/ui';
    import { ThemeProvider } from '@parlor/ui/ThemeProvider';
    import { loginMachine } from '@parlor/flows/login';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    console.log(Object.keys(kit).length > 80, loginMachine.id, renderToString(
      createElement(ThemeProvider, { theme: 'pink' }, createElement(Button, null, 'Deposit'))));`,
  );
  const html = await run('node', ['server.mjs']);
  expect(html).toContain('true login <div data-theme="pink"');
  expect(html).toContain('data-component="Button"');
});

test('works in the development server', () => serve([], expectThemedPage));

describe('the production build', () => {
  test('works', async () => {
    await run(join(app, 'node_modules/.bin/vite'), ['build']);
    await serve(['preview'], expectThemedPage);
  });

  test('contains one component and what it is made of, also from the index', async () => {
    const build = async (line: string) => {
      write('src/one.js', line);
      write('one.config.js', oneConfig);
      await run(join(app, 'node_modules/.bin/vite'), ['build', '--config', 'one.config.js']);
      const files = readdirSync(join(app, 'one'));
      const read = (ending: string) =>
        files
          .filter((file) => file.endsWith(ending))
          .map((file) => readFileSync(join(app, 'one', file), 'utf8'));
      return { script: read('.js').join(''), style: read('.css').join('') };
    };
    const alone = await build(
      "export { Button } from '@parlor/ui/Button';\nimport '@parlor/ui/Button/styles';",
    );
    const fromIndex = await build("export { Button } from '@parlor/ui';");
    expect(alone.script).toContain('"Button"');
    expect(alone.script).not.toMatch(/"(Dialog|Tabs|Field)"/);
    expect(alone.style.length).toBeLessThan(12_000);
    expect(fromIndex.script.length).toBeLessThan(alone.script.length * 1.05);
  });
});

const oneConfig = `export default {
  logLevel: 'warn',
  build: {
    outDir: 'one',
    lib: { entry: 'src/one.js', formats: ['es'], fileName: 'one' },
    rolldownOptions: { external: /^react/ },
  },
};`;
