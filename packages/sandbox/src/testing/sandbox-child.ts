import { startSandbox } from './start-sandbox.ts';

/** A sandbox in its own process, for tests that kill it. It prints its origin. */
const sandbox = await startSandbox({
  DATA_DIR: process.env.DATA_DIR ?? '',
  PLATFORM_URL: process.env.PLATFORM_URL ?? '',
});
console.log(sandbox.origin);
