import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, testChromiumPath } from '../scripts/lib/chromium.ts';
import { patience } from '../scripts/lib/patience.ts';

/**
 * `STORY_GLOBALS='theme:pink;appearance:dark;locale:my'` draws every story in another dress, written
 * as Storybook writes it in addresses. The long runs go through all of them.
 */
function globalsFrom(text = ''): Record<string, string> {
  return Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((entry) => entry.split(':', 2)),
  );
}

/** Every story drawn in a real browser, played by its play function, and checked by axe. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      initialGlobals: globalsFrom(process.env.STORY_GLOBALS),
    }),
  ],
  optimizeDeps: {
    // What stories import is found before they run: found later, it would reload the page under one.
    entries: ['packages/{ui,app}/src/**/*.stories.tsx'],
    include: ['axe-core', 'react-dom/client', 'react/jsx-dev-runtime'],
    // Named by the code that styles compile to, which no scan of the sources sees. Served as it is.
    exclude: ['@vanilla-extract/recipes'],
  },
  test: {
    name: 'stories',
    ...patience,
    // As few pages as there are workers: Storybook itself clears them between stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          executablePath: testChromiumPath(),
          args: chromiumFlags,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
