import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { patience } from './scripts/lib/patience.ts';

// With one worker, which is what two cores get by themselves, pages and processes would take turns,
// each file waiting for the one before; half of what they do is wait for frames and databases.
process.env.VITEST_MAX_WORKERS ??= String(Math.max(2, availableParallelism() - 1));

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      '.storybook/vitest.config.ts',
      {
        test: {
          name: 'scripts',
          environment: 'node',
          include: ['scripts/**/*.test.ts'],
          ...patience,
        },
      },
    ],
  },
});
