import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumFlags, testChromiumPath } from '../../scripts/lib/chromium.ts';
import { patience, withoutReactTracing } from '../../scripts/lib/vitest.ts';
import vite from './vite.config.ts';

export default mergeConfig(
  mergeConfig(vite, withoutReactTracing),
  defineConfig({
    // Lists all dependencies: one discovered later would reload the page in the middle of a test.
    optimizeDeps: {
      include: [
        '@radix-ui/react-compose-refs',
        '@radix-ui/react-use-controllable-state',
        '@storybook/react-vite',
        '@tanstack/react-virtual',
        '@testing-library/jest-dom/vitest',
        '@testing-library/react',
        '@testing-library/user-event',
        '@use-gesture/react',
        '@vanilla-extract/recipes/createRuntimeFn',
        'axe-core',
        'dayjs',
        'input-otp',
        'lucide-react',
        'radix-ui',
        'react-day-picker',
        'react-number-format',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'storybook/test',
      ],
    },
    test: {
      name: 'ui',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['./src/testing/setup.ts'],
      ...patience,
      // As few pages as there are workers: each file cleans up after itself, and a page per file
      // costs a second each.
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
