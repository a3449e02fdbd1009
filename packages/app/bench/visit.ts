import { type Browser, type BrowserContext, devices, type Page } from 'playwright-core';
import { SERVED_PAGE_ID } from '../src/app/served-page.ts';

/** A slow phone: the processor's slowdown, and Lighthouse's network of a slow 4G connection. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** A visit has ended when no request and no long task has started for this time. */
const QUIET_MS = 2_000;

export interface Visit {
  /** First paint, largest paint and the time until the page is hydrated, in ms. */
  readonly fp: number;
  readonly lcp: number;
  readonly usable: number;
  /** Total blocking time, in ms. */
  readonly tbt: number;
  readonly cls: number;
  /** Fetched scripts, in bytes as they were sent. */
  readonly scripts: number;
  /** Those that were fetched before the largest paint. */
  readonly scriptsBefore: number;
  /** What was painted last as the largest. */
  readonly largest: string;
}

interface Observed {
  fp: number;
  lcp: number;
  largest: string;
  cls: number;
  usable: number;
  tasks: { at: number; ms: number }[];
  /** The longest event of each interaction, by its id. */
  interactions: Record<number, { ms: number; what: string }>;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before its own scripts. */
function observe(dataId: string): void {
  const observed: Observed = {
    fp: 0,
    lcp: 0,
    largest: '',
    cls: 0,
    usable: 0,
    tasks: [],
    interactions: {},
  };
  window.observed = observed;
  const on = (
    type: string,
    handle: (entry: never) => void,
    options: PerformanceObserverInit = {},
  ) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry as never);
    }).observe({ type, buffered: true, ...options });
  };
  on('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-paint') observed.fp = startTime;
  });
  on('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    observed.lcp = entry.startTime;
    observed.largest = entry.element?.outerHTML.slice(0, 100) ?? '';
  });
  on('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  on('longtask', ({ startTime, duration }: PerformanceEntry) => {
    observed.tasks.push({ at: startTime, ms: duration });
  });
  on(
    'event',
    (entry: PerformanceEventTiming & { interactionId: number }) => {
      const known = observed.interactions[entry.interactionId];
      if (entry.interactionId === 0 || (known && known.ms >= entry.duration)) return;
      const { target } = entry;
      const what = target instanceof Element ? target.outerHTML.slice(0, 80) : '';
      observed.interactions[entry.interactionId] = { ms: entry.duration, what };
    },
    { durationThreshold: 16 } as PerformanceObserverInit,
  );
  // The app removes the block of data when it is hydrated.
  const isUsable = () =>
    document.readyState !== 'loading' &&
    document.getElementById(dataId) === null &&
    document.querySelector('main') !== null;
  const watcher = new MutationObserver(() => {
    if (!isUsable()) return;
    observed.usable = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/**
 * A phone without a cache.
 *
 * @param bypassCSP for floors: the server allows no files of the app as pages
 */
export async function openVisitor(browser: Browser, bypassCSP = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    // Its user agent, by which the server chooses the layout that it renders.
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // With another screen, Chromium would fetch pictures for its width first, and then the right ones.
    screen: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    reducedMotion: 'no-preference',
    bypassCSP,
  });
  await context.addInitScript(observe, SERVED_PAGE_ID);
  return context;
}

/** Opens an address in a new tab, and waits until the page is quiet. */
export async function visit(
  context: BrowserContext,
  address: string,
): Promise<{ page: Page; visit: Visit }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Map<string, { bytes: number; at: number }>();
  let started = 0;
  let lastActivity = Date.now();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  session.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document') started = timestamp;
    lastActivity = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, { bytes: 0, at: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastActivity = Date.now();
    if (!scripts.has(requestId)) return;
    scripts.set(requestId, { bytes: encodedDataLength, at: (timestamp - started) * 1_000 });
  });
  await page.goto(address, { waitUntil: 'load' });
  for (;;) {
    const wait = lastActivity + QUIET_MS - Date.now();
    if (wait <= 0) break;
    await page.waitForTimeout(wait);
  }
  const { tasks, interactions: _, ...observed } = await page.evaluate(() => window.observed);
  const blocking = tasks
    .filter(({ at, ms }) => at + ms > observed.fp)
    .map(({ at, ms }) => {
      // Total blocking time counts from the first paint.
      const inPage = at + ms - Math.max(at, observed.fp);
      return Math.max(0, inPage - 50);
    });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const fetched = [...scripts.values()];
  return {
    page,
    visit: {
      ...observed,
      tbt: sum(blocking),
      scripts: sum(fetched.map(({ bytes }) => bytes)),
      scriptsBefore: sum(
        fetched.filter(({ at }) => at > 0 && at <= observed.lcp).map(({ bytes }) => bytes),
      ),
    },
  };
}
