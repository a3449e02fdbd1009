import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'app',
    environment: 'node',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    ...patience,
  },
});
