import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the game clients to `dist/games/<engine>/`; paths are relative, so that any prefix works. */
export default defineConfig({
  root: fileURLToPath(new URL('src/games', import.meta.url)),
  base: './',
  build: {
    outDir: fileURLToPath(new URL('dist/games', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { slot: fileURLToPath(new URL('src/games/slot/index.html', import.meta.url)) },
    },
  },
});
