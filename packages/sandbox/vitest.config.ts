import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';

export default defineConfig({
  test: {
    name: 'sandbox',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/build-games.ts',
    ...patience,
  },
});
