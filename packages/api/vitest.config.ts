import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // A machine may be busy: what is waited for comes, or never.
    testTimeout: 60_000,
  },
});
