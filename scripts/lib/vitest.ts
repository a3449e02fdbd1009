import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Timeouts of every vitest project: databases, browsers and processes are started for real, on
 * machines that may be busy. Only a test that hangs takes as long.
 */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

/** Tests that replace modules with `vi.mock`, and so evaluate all modules themselves. */
export const isolated = '**/*.isolated.test.ts';

/**
 * A vitest project that runs in Node. The test files of a worker share the modules, whose evaluation
 * takes a second in the larger packages.
 */
export const nodeTests = {
  environment: 'node',
  exclude: [...configDefaults.exclude, isolated],
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  ...patience,
} satisfies TestProjectInlineConfiguration['test'];
