import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../scripts/lib/vitest.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    name: 'server',
    include: ['src/**/*.test.ts', '{torture,attack}/**/*.test.ts'],
  },
});
