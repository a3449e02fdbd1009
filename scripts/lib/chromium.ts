import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Flags that let Chromium start as root and without delays on a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export interface FoundChromium {
  path: string;
  /** How it was found, for the log. */
  source: string;
}

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The headless shell; a journey takes a quarter less time than in the full browser. */
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium: `PARLOR_CHROMIUM`, Playwright's own, the system's, Chrome; failing those it
 * installs Debian's where it may, or asks Playwright to download its own for at most a minute.
 * @throws {Error} with one line of instructions when no browser is found
 */
export function findChromium(): FoundChromium {
  const chosen = process.env.PARLOR_CHROMIUM;
  if (chosen) {
    if (runs(chosen)) return { path: chosen, source: 'PARLOR_CHROMIUM' };
    throw new Error(`PARLOR_CHROMIUM names ${chosen}, which cannot be run`);
  }
  return installed() ?? fromDebian('chromium') ?? fromPlaywright() ?? none();
}

/**
 * Finds the browser for journeys: the headless shell if there is one. Measurements of frames,
 * pointers and screenshots use the full browser.
 */
export function findJourneyChromium(): FoundChromium {
  if (process.env.PARLOR_CHROMIUM) return findChromium();
  return shell() ?? findChromium();
}

/** Installs the headless shell next to the browser, where that is possible. */
export function installJourneyChromium(): FoundChromium {
  if (process.env.PARLOR_CHROMIUM) return findChromium();
  return shell() ?? fromDebian('chromium-headless-shell') ?? findChromium();
}

/** The browser of unit tests, for configurations that also run tests without one. */
export function testChromiumPath(): string {
  return process.env.PARLOR_CHROMIUM ?? installed()?.path ?? '/usr/bin/chromium';
}

function shell(): FoundChromium | undefined {
  return runs(SHELL) ? { path: SHELL, source: 'the headless shell of this machine' } : undefined;
}

function installed(): FoundChromium | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { path: own, source: "Playwright's own" };
  const path = wellKnown.find(runs);
  return path === undefined ? undefined : { path, source: 'installed on this machine' };
}

function fromDebian(name: string): FoundChromium | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log(`Installing Debian’s ${name} with apt-get`);
  // Times out only without a response; a running download is not interrupted.
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  aptGet('update');
  aptGet('install', '-y', name);
  const path = `/usr/bin/${name}`;
  return runs(path) ? { path, source: 'installed just now with apt-get' } : undefined;
}

function fromPlaywright(): FoundChromium | undefined {
  console.log('No Chromium found: asking Playwright to download its own');
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 60_000 });
  } catch {
    return undefined;
  }
  return installed();
}

function none(): never {
  throw new Error(
    'No Chromium was found and none could be installed: install one and name it in PARLOR_CHROMIUM',
  );
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
