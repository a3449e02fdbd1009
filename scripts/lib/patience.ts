/**
 * How long tests wait, for every project of vitest: databases, browsers and processes are started for
 * real, on machines that do other things meanwhile. What is waited for comes, or never.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};
