import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { PLATFORM_URL } = process.env;
/** Where `pnpm start` listens; a development page talks to it as if it were its own host. */
const platform = PLATFORM_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
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
        codeSplitting: {
          // What every page needs in one file: fewer requests, and text that compresses together.
          groups: [{ name: 'start', tags: ['$initial'] }],
        },
      },
      // Defining a call does nothing but answer it: those that nobody makes are left out.
      treeshake: { manualPureFunctions: ['defineCall', 'listOf', 'text'] },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/user-api', '/domain', '/files'].map((path) => [path, { target: platform }]),
    ),
  },
});
