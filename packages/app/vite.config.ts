import { themes } from '@parlor/tokens/themes';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withDeferredStart } from './src/platform/deferred-start.ts';
import { withFirstPaint } from './src/platform/first-paint.ts';

const { PLATFORM_URL } = process.env;
/** The port of `pnpm start`; the development server proxies to it as to its own host. */
const platform = PLATFORM_URL ?? 'http://127.0.0.1:8080';

/**
 * Inlines the script that sets the stored theme before the first paint, and the one that starts the
 * app on a page that the server rendered.
 */
function inlineScripts(): Plugin {
  const grounds = Object.fromEntries(
    Object.entries(themes).map(([name, { light, dark }]) => {
      return [name, [light.color.bg.page, dark.color.bg.page] as const];
    }),
  );
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      // Before the styles: a script after them would wait for them.
      order: 'pre',
      handler: (html) => withDeferredStart(withFirstPaint(html, grounds, '<!-- first paint -->')),
    },
  };
}

/**
 * Lets V8 compile all functions while a file downloads, in a thread of its own, and not on their
 * first call, when the page starts or a player taps. `output.postBanner` cannot: Vite puts its list
 * of files before it, and V8 reads the comment only at the start of a file.
 */
function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [inlineScripts(), react(), vanillaExtractPlugin(), compileEarly()],
  build: {
    outDir: 'dist',
    // `scripts/initial-javascript.ts` reads it to compute the size of home; the server reads it to
    // preload files.
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A data URL would need `img-src data:` and `font-src data:` in the policy (S22).
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The start file is a single file on purpose; `pnpm size` checks its budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The start file lists every lazy file by name, and hashes do not compress: short ones instead
        // of 48 save 0.6 kB of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // The code of every page in one file: fewer requests, and better compression.
          groups: [
            { name: 'start', tags: ['$initial'] },
            // The code that many lazy parts share is one file: each further file would add a name
            // to the start file's list, and names with hashes do not compress.
            {
              name: 'shared',
              test: /packages\/(?:ui|app|flows|api|tokens)\/src/,
              minShareCount: 8,
            },
            // What the pages of games share, except the windowed grid of `lists`: as files of a few
            // hundred bytes, their requests took longer than their code.
            {
              name: 'games',
              test: /app\/src\/features\/(?:catalog|games)\/[^/]+$|ui\/src\/(?:FavoriteButton|MakerChip)\//,
              minShareCount: 2,
            },
            // An icon is a few hundred bytes: icons that parts share form one chunk.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
          ],
        },
      },
      // `defineCall` has no side effects: unused calls are tree-shaken. `__name` only names
      // functions for the debugger, and would keep unused ones.
      treeshake: { manualPureFunctions: ['defineCall', 'createListSchema', 'text', '__name'] },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/user-api', '/domain', '/files'].map((path) => [path, { target: platform }]),
    ),
  },
});
