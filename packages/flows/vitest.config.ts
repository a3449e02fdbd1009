import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/lib/vitest.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'flows',
    include: ['src/**/*.test.ts'],
  },
});
