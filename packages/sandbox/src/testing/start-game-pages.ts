import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../../scripts/lib/chromium.ts';
import { games, getMaker } from '../catalogue/index.ts';
import { buildSandbox, readSettings } from '../server.ts';
import { callSigned } from './start-sandbox.ts';

/** The built game pages of a real sandbox in a real browser, with play money. */
export interface GamePages {
  /** Where the sandbox keeps its data. */
  readonly dataDir: string;
  /** Opens a page in a context of its own, and adds the errors that it reports to `problems`. */
  open(
    problems: string[],
    gameCode: string,
    device?: BrowserContextOptions,
    locale?: string,
  ): Promise<Page>;
  /** A signed launch address of the game, for a page of the caller's own browser. */
  launch(gameCode: string, locale?: string): Promise<string>;
  close(): Promise<void>;
}

export async function startGamePages(): Promise<GamePages> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parlor-game-pages-'));
  const settings = readSettings({ SANDBOX_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const sandbox = await buildSandbox(settings);
  const origin = await sandbox.listen();
  const browser: Browser = await chromium.launch({
    executablePath: findChromium().path,
    args: chromiumFlags,
  });
  const launch = async (gameCode: string, locale = 'en_US'): Promise<string> => {
    const launchToken = `${randomUUID()}${randomUUID()}`;
    const game = games.find(({ slug }) => slug === gameCode);
    const maker = game === undefined ? 'lotus' : getMaker(game.brand);
    const session = {
      playerRef: randomUUID(),
      gameCode,
      currency: 'PHP',
      locale,
      platform: 'mobile',
      mode: 'demo',
      walletMode: maker === 'lotus' ? 'transfer' : 'seamless',
      fundRef: 'cash',
      launchToken,
      returnUrl: 'http://localhost:8080/return',
      cashierUrl: 'http://localhost:8080/cashier',
      theme: 'green',
      limits: { maxStake: null, minSpinMs: 0, autoplay: false },
    };
    const path = `/${maker}/v1/sessions`;
    const { body } = await callSigned(origin, 'SMP', 'POST', path, session, maker);
    return String(body.launchUrl);
  };

  return {
    dataDir,
    launch,

    async open(problems, gameCode, device = {}, locale = 'en_US') {
      const launchUrl = await launch(gameCode, locale);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        ...device,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) problems.push(message.text());
      });
      await page.goto(launchUrl);
      await page.locator('#curtain').waitFor({ state: 'hidden' });
      return page;
    },

    async close() {
      await browser.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
