import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'torture/**/*.test.ts'],
    // Databases and processes are started for real, on machines that do other things meanwhile.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
