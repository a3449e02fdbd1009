import { setTimeout as wait } from 'node:timers/promises';
import CDP from 'chrome-remote-interface';
import { devices } from 'playwright-core';
import { SERVED_PAGE_ID } from '../src/app/served-page.ts';

/** Lighthouse's network of a slow 4G connection. */
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

/** An open page, controlled through Chromium's protocol. */
export interface OpenPage {
  readonly client: CDP.Client;
  close(): Promise<void>;
}

/** A phone without a cache. */
export interface Visitor {
  /** Opens an address in a new tab, and waits until the page is quiet. */
  visit(address: string): Promise<{ page: OpenPage; visit: Visit }>;
  close(): Promise<void>;
}

/**
 * Emulates a phone in a browser that accepts Chromium's protocol on a port. Playwright would enable its
 * domain `Runtime`: V8 then parses a script again when it creates an error, as React does when it
 * starts, which no player's browser does.
 *
 * @param slowdown how many times slower than this machine its processor is
 * @param bypassCSP for floors: the server allows no files of the app as pages
 */
export async function openVisitor(
  port: number,
  slowdown: number,
  bypassCSP = false,
): Promise<Visitor> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  const { browserContextId } = await browser.Target.createBrowserContext({});
  const openPage = async (): Promise<OpenPage> => {
    const url = 'about:blank';
    const { targetId } = await browser.Target.createTarget({ url, browserContextId });
    const client = await CDP({ port, target: targetId });
    const close = async () => {
      await browser.Target.closeTarget({ targetId });
      await client.close();
    };
    return { client, close };
  };
  return {
    async visit(address) {
      const page = await openPage();
      await emulatePhone(page.client, slowdown, bypassCSP);
      return { page, visit: await open(page.client, address) };
    },
    async close() {
      await browser.Target.disposeBrowserContext({ browserContextId });
      await browser.close();
    },
  };
}

async function emulatePhone(
  { Emulation, Network, Page }: CDP.Client,
  slowdown: number,
  bypassCSP: boolean,
): Promise<void> {
  await Page.enable();
  await Network.enable({});
  await Page.setBypassCSP({ enabled: bypassCSP });
  // By its user agent the server chooses the layout that it renders.
  await Emulation.setUserAgentOverride({ userAgent: devices['Pixel 7'].userAgent });
  await Emulation.setDeviceMetricsOverride({
    width: 390,
    height: 844,
    // With another screen, Chromium would fetch pictures for its width first, and then the right ones.
    screenWidth: 390,
    screenHeight: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await Emulation.setTouchEmulationEnabled({ enabled: true });
  await Page.addScriptToEvaluateOnNewDocument({
    source: `(${observe})(${JSON.stringify(SERVED_PAGE_ID)})`,
  });
  await Network.emulateNetworkConditions(NETWORK);
  await Emulation.setCPUThrottlingRate({ rate: slowdown });
}

/** Calls a function in the page, which may use nothing but its argument. */
export async function evaluate<Argument, Result>(
  { Runtime }: CDP.Client,
  call: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result> {
  const { result, exceptionDetails } = await Runtime.evaluate({
    expression: `(${call})(${JSON.stringify(argument)})`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}

async function open(client: CDP.Client, address: string): Promise<Visit> {
  const scripts = new Map<string, { bytes: number; at: number }>();
  let started = 0;
  let lastActivity = Date.now();
  client.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document') started = timestamp;
    lastActivity = Date.now();
  });
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, { bytes: 0, at: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastActivity = Date.now();
    if (!scripts.has(requestId)) return;
    scripts.set(requestId, { bytes: encodedDataLength, at: (timestamp - started) * 1_000 });
  });
  const loaded = client.Page.loadEventFired();
  const { errorText } = await client.Page.navigate({ url: address });
  if (errorText !== undefined) throw new Error(`${address}: ${errorText}`);
  await loaded;
  for (;;) {
    const rest = lastActivity + QUIET_MS - Date.now();
    if (rest <= 0) break;
    await wait(rest);
  }
  const {
    tasks,
    interactions: _,
    ...observed
  } = await evaluate(client, () => window.observed, undefined);
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
    ...observed,
    tbt: sum(blocking),
    scripts: sum(fetched.map(({ bytes }) => bytes)),
    scriptsBefore: sum(
      fetched.filter(({ at }) => at > 0 && at <= observed.lcp).map(({ bytes }) => bytes),
    ),
  };
}
