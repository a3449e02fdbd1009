/**
 * Timeouts of every vitest project: databases, browsers and processes are started for real, on
 * machines that may be busy. Only a test that hangs takes as long.
 */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};
