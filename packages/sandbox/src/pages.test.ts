import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.ts';
import { killProcess, startSandboxProcess } from './testing/child-process.ts';
import { type FakePlatform, startFakePlatform } from './testing/fake-platform.ts';
import { callSigned } from './testing/start-sandbox.ts';

/** The pages in a real browser, against a sandbox in its own process. */

let platform: FakePlatform;
let dataDir: string;
let child: ChildProcess;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  platform = await startFakePlatform();
  dataDir = await mkdtemp(join(tmpdir(), 'parlor-pages-'));
  ({ child, origin } = await startSandboxProcess(dataDir, platform.url));
  browser = await chromium.launch({ executablePath: findChromium().path, args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  await killProcess(child);
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

/** Opens a page; collects browser errors (including policy violations) in `faults`. */
async function open(viewport: { width: number; height: number }, path: string) {
  const context = await browser.newContext({
    viewport,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(origin + path);
  return { page, faults, close: () => context.close() };
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const sms = (messageId: string, to: string, text: string) =>
  callSigned(origin, 'SMS', 'POST', '/sms/v1/messages', { messageId, to, text });

async function payment(orderNo: string): Promise<string> {
  const answer = await callSigned(origin, 'PSP', 'POST', '/psp/v1/payments', {
    orderNo,
    channel: 'gcash',
    amount: '1250000.50',
    currency: 'PHP',
    returnUrl: `${origin}/`,
    webhookUrl: `${platform.url}/psp/webhook`,
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  });
  return new URL(String(answer.body.payUrl)).pathname;
}

describe.each(SIZES)('the inbox on %s', (name, viewport) => {
  it('shows a new code automatically, in large type, and copies it', async () => {
    const number = viewport.width === 390 ? '09171110001' : '09171110002';
    await sms(`${name}-1`, number, 'Parlor: 118204 is your code.');
    const { page, faults, close } = await open(viewport, '/sms');
    await page.getByText('118 204').waitFor();
    await sms(`${name}-2`, number, 'Parlor: 482913 is your code <b>now</b>.');
    await page.getByText('482 913').waitFor();
    await page.getByRole('button', { name: 'Copy code 482913' }).first().click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('482913');
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: number.slice(-4) }).click();
    await page.getByRole('heading', { name: '0917 111' }).waitFor();
    await page.getByText('is your code <b>now</b>.').last().waitFor();
    await page.getByRole('button', { name: 'Copy code 118204' }).waitFor();
    if (viewport.width === 390) {
      await page.getByRole('button', { name: 'Back to all conversations' }).click();
      await page.getByRole('heading', { name: 'Messages' }).waitFor();
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('finds a number and reports when there are no messages', async () => {
    const { page, close } = await open(viewport, '/sms');
    await page.getByRole('searchbox').fill('9999999');
    await page.getByText('No messages for this number').waitFor();
    await close();
  });
});

describe.each(SIZES)('the checkout on %s', (name, viewport) => {
  it('pays, and a second submit after going back changes nothing', async () => {
    const path = await payment(`pay on ${name}`);
    const { page, faults, close } = await open(viewport, path);
    await page.getByText('Sandbox', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Pay ₱1,250,000.50' }).click();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await page.goBack();
    const fail = page.getByRole('button', { name: 'Fail' });
    if (await fail.isVisible()) await fail.click();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Back to Parlor' }).click();
    await page.waitForURL(`${origin}/`);
    expect(faults).toEqual([]);
    await close();
  });

  it('follows a waiting payment until it is final', async () => {
    const { page, faults, close } = await open(viewport, await payment(`wait on ${name}`));
    await page.getByRole('button', { name: 'Wait' }).click();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('returns to the site without a choice', async () => {
    const { page, close } = await open(viewport, await payment(`leave on ${name}`));
    await page.getByRole('link', { name: 'Back to Parlor' }).click();
    await page.waitForURL(`${origin}/`);
    await close();
  });
});

/** Redirect that starts a social login at the site. */
const socialLogin = `/identity/auth?${new URLSearchParams({
  response_type: 'code',
  client_id: 'parlor',
  redirect_uri: 'http://localhost:8080/pages/login/socialLogin',
  scope: 'openid profile email',
  state: 'a-state',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})}`;

describe.each(SIZES)('the page to continue as somebody on %s', (_name, viewport) => {
  it.each([
    ['Continue as Maria', 'code'],
    ['Somchai Jaidee', 'code'],
    ['Cancel', 'error'],
  ])('leads back to the site with %s', async (choice, brings) => {
    const { page, faults, close } = await open(viewport, socialLogin);
    await page.getByRole('heading', { name: 'Continue to Parlor?' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
    // The site is not running in this test: the policy must allow the request to it.
    const back = page.waitForRequest((request) =>
      request.url().includes('/pages/login/socialLogin?'),
    );
    await page.getByRole('button', { name: choice }).click({ noWaitAfter: true });
    expect(new URL((await back).url()).searchParams.get(brings)).toBeTruthy();
    await close();
  });
});

describe.each(SIZES)('the front page on %s', (_name, viewport) => {
  it('links to the inbox', async () => {
    const { page, faults, close } = await open(viewport, '/');
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Open the inbox' }).click();
    await page.waitForURL('**/sms');
    expect(faults).toEqual([]);
    await close();
  });
});
