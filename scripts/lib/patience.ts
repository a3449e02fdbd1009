/**
 * Timeouts of every vitest project: databases, browsers and processes are started for real, on
 * machines that may be busy.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};
