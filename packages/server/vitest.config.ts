import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', '{torture,attack}/**/*.test.ts'],
    ...patience,
  },
});
