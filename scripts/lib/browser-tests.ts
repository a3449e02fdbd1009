import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { chromiumFlags, testChromiumPath } from './chromium.ts';
import { patience } from './vitest.ts';

/**
 * Settings of a vitest project that renders in Chromium. React's development build runs without what it
 * does for developer tools alone: a stack and a task for each element, a measure for each component.
 */
export const browserTests = {
  optimizeDeps: {
    rolldownOptions: {
      transform: {
        define: { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' },
      },
    },
  },
  test: {
    ...patience,
    setupFiles: [fileURLToPath(new URL('react-tracing.ts', import.meta.url))],
    // As few pages as there are workers: each file cleans up after itself, and a page per file costs a
    // second each.
    isolate: false,
    browser: {
      // The first page waits until everything is bundled, on a machine that may be busy.
      connectTimeout: 300_000,
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { executablePath: testChromiumPath(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
} satisfies ViteUserConfig;
