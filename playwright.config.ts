import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { appOrigin, appPort, operatorPort, sandboxPort } from './e2e/support/addresses.ts';
import { chromiumFlags, findJourneyChromium } from './scripts/lib/chromium.ts';

// Workers read this file too, and inherit the folder: only the first reader makes one.
process.env.E2E_DATA_DIR ??= temporaryFolder();

const DEPOSIT_BONUS = /deposit-bonus\.spec\.ts$/;
const OUTAGE = /payout-outage\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/prepare-site.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A journey waits for a quarter of its time; two workers leave processors idle.
  workers: 3,
  timeout: 120_000,
  // The machine under a journey may stall. What passes at the second try only is named in the summary.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: appOrigin,
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
    // Reels and feasts take seconds otherwise; that they move is the games' own tests' business.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each step with its page slows every journey: only what has failed is recorded, at its
    // second try.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findJourneyChromium().path, args: chromiumFlags },
  },
  projects: [
    // Changes a setting of the site while no other journey runs.
    { name: 'before', testMatch: DEPOSIT_BONUS },
    {
      name: 'phone',
      dependencies: ['before'],
      testIgnore: [DEPOSIT_BONUS, OUTAGE],
      // What is a matter of wide screens alone.
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // The server renders the layout of the device that it names.
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    // What does not depend on the screen runs once.
    {
      name: 'desktop',
      dependencies: ['before'],
      testIgnore: [DEPOSIT_BONUS, OUTAGE],
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // The bank fails while no other journey runs.
    { name: 'outage', testMatch: OUTAGE, dependencies: ['phone', 'desktop'] },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${appOrigin}/readyz`,
    // For who writes tests: a product that runs already, E2E_DATA_DIR being its data folder.
    reuseExistingServer: process.env.E2E_REUSE !== undefined,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(appPort),
      SANDBOX_PORT: String(sandboxPort),
      OPERATOR_PORT: String(operatorPort),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      PSP_WAIT_SECONDS: '10',
      PSP_PAYOUT_SECONDS: '1',
      // A journey approves as the operator does; nothing may come before it.
      WITHDRAWAL_AUTO_APPROVE_SECONDS: 'off',
      // A journey that is blocked comes from an address of its own, and blocks nobody else.
      TRUST_PROXY: 'loopback',
      COUNTRY_HEADER: 'x-country',
      // All tests come from one address; the limits themselves are tested in the server.
      LIMIT_HTTP: '100000/60',
      PASSWORD_MEMORY_KIB: '64',
      // A machine that is busy with the tests is late, not overrun.
      MAX_LOOP_DELAY_MS: '60000',
      LIMIT_SMS_ADDRESS: '10000/3600',
      LIMIT_CAPTCHA: '10000/600',
      LIMIT_LOGIN_ADDRESS: '10000/900',
      LIMIT_REGISTER_ADDRESS: '10000/3600',
    },
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
