import { themes } from '@parlor/tokens/themes';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withFirstPaint } from './src/platform/first-paint.ts';

const { PLATFORM_URL } = process.env;
/** Where `pnpm start` listens; a development page talks to it as if it were its own host. */
const platform = PLATFORM_URL ?? 'http://127.0.0.1:8080';

/** Writes the script that dresses the page before its first paint into the page. */
function firstPaint(): Plugin {
  const grounds = Object.fromEntries(
    Object.entries(themes).map(([name, { light, dark }]) => {
      return [name, [light.color.bg.page, dark.color.bg.page] as const];
    }),
  );
  return {
    name: 'first-paint',
    transformIndexHtml: {
      // Before the styles: a script that stands after them would wait for them.
      order: 'pre',
      handler: (html) => withFirstPaint(html, grounds, '<!-- first paint -->'),
    },
  };
}

export default defineConfig({
  plugins: [firstPaint(), react(), vanillaExtractPlugin()],
  resolve: {
    alias: [
      // A stand-in for a hook that React itself has had since version 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // The modules of dayjs: what it names as its main file would bring a loader of CommonJS along.
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      { find: /^dayjs\/plugin\/(\w+)\.js$/, replacement: 'dayjs/esm/plugin/$1/index.js' },
      { find: /^dayjs\/locale\/([\w-]+)\.js$/, replacement: 'dayjs/esm/locale/$1.js' },
    ],
  },
  build: {
    outDir: 'dist',
    // `scripts/initial-javascript.ts` reads it to weigh what home loads; the server to preload it.
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A data address would need `img-src data:` and `font-src data:` in the policy (S22).
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The start file is one on purpose; `pnpm size` holds it to its budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What loads later runs as soon as it is there: compiled while it comes, not at its first call.
        postBanner: ({ isDynamicEntry }) =>
          isDynamicEntry ? '//# allFunctionsCalledOnLoad\n' : '',
        codeSplitting: {
          // What every page needs in one file: fewer requests, and text that compresses together.
          groups: [
            { name: 'start', tags: ['$initial'] },
            // What many lazy parts share is one file: each further one would be a name in the start
            // file's list, and names with hashes do not compress.
            {
              name: 'shared',
              test: /packages\/(?:ui|app|flows|api|tokens)\/src/,
              minShareCount: 8,
            },
            // An icon is a few hundred bytes: those that parts share come together.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
      // Defining a call does nothing but answer it: those that nobody makes are left out. `__name`
      // only names functions for the debugger, and would keep what nobody calls.
      treeshake: { manualPureFunctions: ['defineCall', 'listOf', 'text', '__name'] },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/user-api', '/domain', '/files'].map((path) => [path, { target: platform }]),
    ),
  },
});
