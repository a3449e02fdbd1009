import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/lib/vitest.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...nodeTests,
    name: 'app',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
