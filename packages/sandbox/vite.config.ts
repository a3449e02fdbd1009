import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { engineIds } from './src/games/engine.ts';

const inGames = (path: string): string =>
  fileURLToPath(new URL(`src/games/${path}`, import.meta.url));

/**
 * Completes each engine's `index.html`, which contains only its stage, with the shell's markup: the
 * page is whole before its script runs, and no engine repeats it. `<!-- slip -->` is the stage that the
 * engines with slips share.
 */
function shellMarkup(): Plugin {
  const head = readFileSync(inGames('shell/head.html'), 'utf8');
  const body = readFileSync(inGames('shell/body.html'), 'utf8');
  const slip = readFileSync(inGames('slip/stage.html'), 'utf8');
  return {
    name: 'parlor-shell-markup',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<head>', `<head>\n${head}`)
          .replace('<!-- slip -->', slip)
          .replace(
            /<body>(.*)<\/body>/s,
            (_, stage: string) => `<body>\n${body.replace('<!-- stage -->', stage)}</body>`,
          ),
    },
  };
}

/** Builds the game clients to `dist/games/<engine>/`; paths are relative, so that any prefix works. */
export default defineConfig({
  root: inGames(''),
  base: './',
  plugins: [shellMarkup()],
  build: {
    outDir: fileURLToPath(new URL('dist/games', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(engineIds.map((id) => [id, inGames(`${id}/index.html`)])),
    },
  },
});
