import { configDefaults, defineConfig } from 'vitest/config';
import { patience } from '../../scripts/lib/patience.ts';
import { replacing } from './vitest.replacing.config.ts';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', '{torture,attack}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...replacing],
    // The files of a worker share the server's modules, whose evaluation takes a second.
    isolate: false,
    ...patience,
  },
});
