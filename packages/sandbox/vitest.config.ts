import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/lib/vitest.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/build-games.ts',
  },
});
