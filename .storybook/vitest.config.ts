import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserTests } from '../scripts/lib/browser-tests.ts';

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
  browserTests,
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
    test: { name: 'stories' },
  }),
);
