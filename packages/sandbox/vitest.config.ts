import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/lib/vitest.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    // Pages of games animate: more of them at once would delay one another.
    maxConcurrency: 3,
    globalSetup: './src/testing/build-games.ts',
  },
});
