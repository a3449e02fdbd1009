import { defineConfig, mergeConfig } from 'vitest/config';
import { browserTests } from '../../scripts/lib/browser-tests.ts';
import vite from './vite.config.ts';

export default mergeConfig(
  mergeConfig(vite, browserTests),
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
    },
  }),
);
