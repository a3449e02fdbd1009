import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumFlags, testChromiumPath } from '../scripts/lib/chromium.ts';
import { patience, withoutReactTracing } from '../scripts/lib/vitest.ts';

/**
 * `STORY_GLOBALS='theme:pink;appearance:dark;locale:my'` renders every story with these globals, in
 * Storybook's URL format. The long runs cover all of them.
 */
function globalsFrom(text = ''): Record<string, string> {
  return Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((entry) => entry.split(':', 2)),
  );
}

/** Renders every story in a real browser, runs its play function and checks it with axe. */
export default mergeConfig(
  withoutReactTracing,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      storybookTest({
        configDir: fileURLToPath(new URL('.', import.meta.url)),
        initialGlobals: globalsFrom(process.env.STORY_GLOBALS),
      }),
    ],
    optimizeDeps: {
      // Dependencies are found before the run: one found later would reload the page during a test.
      entries: ['packages/{ui,app}/src/**/*.stories.tsx'],
      include: ['axe-core', 'react-dom/client', 'react/jsx-dev-runtime'],
      // Imported by compiled styles, which the scan does not see.
      exclude: ['@vanilla-extract/recipes'],
    },
    test: {
      name: 'stories',
      ...patience,
      // One page per worker; Storybook clears it between stories.
      isolate: false,
      browser: {
        // The first page waits until everything is bundled, on a machine that may be busy.
        connectTimeout: 300_000,
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
  }),
);
