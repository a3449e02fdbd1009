import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';

export default defineConfig({
  test: {
    name: 'art',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    ...patience,
  },
});
