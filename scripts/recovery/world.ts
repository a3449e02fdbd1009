import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CatalogueGame } from '../../packages/sandbox/src/catalogue/index.ts';
import { buildSandbox, readSettings, type Sandbox } from '../../packages/sandbox/src/server.ts';
import { signedHeaders } from '../../packages/sandbox/src/signing.ts';
import { readConfig } from '../../packages/server/src/core/config.ts';
import type { Db } from '../../packages/server/src/core/database/schema.ts';
import { createLogger } from '../../packages/server/src/core/http/redaction.ts';
import { connectOutside } from '../../packages/server/src/core/integrations/connect.ts';
import {
  type FakeClock,
  fakeClock,
  fakeOutside,
  openTestSite,
  type TestSite,
} from '../../packages/server/src/testing/index.ts';
import {
  type Breakage,
  createLife,
  type Life,
  LostError,
  type Message,
  type Moment,
  namePlatformCall,
  nameProviderCall,
  never,
  type Phase,
} from './wires.ts';

/** How long the network, the provider or the platform is down. */
const OUTAGE_SECONDS = 20;
const SECOND_MS = 1_000;
const HEARTBEAT_SECONDS = 10;
/** The platform's jobs of play, and how often each runs, in seconds. */
const JOBS = { 'play.recover': 2, 'play.transfers': 3, 'play.reconcile': 15 } as const;
/** Longer than the sandbox, whose retries are 1 to 30 ms apart, takes for its deliveries. */
const DELIVERY_LIMIT_MS = 500;
const SANDBOX_HOST = 'localhost:8081';

const base: Omit<CatalogueGame, 'slug' | 'brand' | 'brandName' | 'category' | 'engine'> = {
  title: 'Recovery',
  tags: ['new'],
  volatility: 'medium',
  minStake: '1.00',
  maxStake: '100.00',
  cover: 'covers/lucky-lantern.webp',
  coverColor: '#7a1f2b',
  releasedAt: '2026-02-10T00:00:00.000Z',
  popularity: 5_000,
};
const engines = {
  slot: { slug: 'lucky-lantern', category: 'slots' },
  mines: { slug: 'gem-drop-quest', category: 'arcade' },
  crash: { slug: 'skyrocket-x', category: 'crash' },
  table: { slug: 'baccarat-salon', category: 'live' },
} as const;
export type GameKind = keyof typeof engines;
const kinds = Object.keys(engines) as GameKind[];

const brands = {
  lotus: { brand: 'pandan', brandName: 'Pandan Studio' },
  orbit: { brand: 'tilt-arcade', brandName: 'Tilt Arcade' },
} as const;
export type ProviderName = keyof typeof brands;
const providerNames = Object.keys(brands) as ProviderName[];

const games: readonly CatalogueGame[] = providerNames.flatMap((provider) =>
  kinds.map((engine) => ({ ...base, ...brands[provider], ...engines[engine], engine })),
);

/** Id of a game on the platform (ADR 0065). */
export const getGameId = (provider: ProviderName, kind: GameKind): string =>
  provider === 'lotus' ? engines[kind].slug : `${provider}-${engines[kind].slug}`;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A run of the sandbox. */
interface Provider {
  readonly life: Life;
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** Settles once a killed one does nothing more. */
  end?: Promise<void>;
}

interface Platform {
  readonly life: Life;
  readonly site: TestSite;
}

/**
 * The real platform and the real sandbox in one process, on one clock that tests advance. A killed
 * process does nothing from that moment on: the platform's requests never return, and the next
 * sandbox has the books as they were.
 */
export interface World {
  readonly clock: FakeClock;
  readonly site: TestSite;
  /** The books of the providers, for tests that must see a hidden outcome. */
  readonly books: string;
  /** Breaks at this moment, or with {@link breakNow}. */
  arm(breakage: Breakage, moment: Moment | undefined): void;
  breakNow(): void;
  readonly isBroken: boolean;
  /** Settles when it breaks. */
  readonly broken: Promise<void>;
  /** Whether the app and the game page of the player are open. */
  isTabOpen: boolean;
  /** Passes the outage and ends it. */
  repair(): Promise<void>;
  /** Advances the clock by a second, in which jobs run and heartbeats are sent. */
  passSecond(): Promise<void>;
  /** Somebody else watches the shared rounds of a provider, so that they go on. */
  watch(provider: ProviderName): void;
  /** A page of the player is open: it sends heartbeats. */
  setHeartbeat(send: (() => Promise<unknown>) | undefined): void;
  /** Sends the bank's webhook to the platform. @throws LostError */
  fromBank(send: (site: TestSite) => Promise<unknown>): Promise<void>;
  /** Sends a message of the app to the platform. @throws LostError */
  toPlatform<T>(call: Message, send: (site: TestSite) => Promise<T>): Promise<T>;
  /** Sends a request of a game page to its provider. @throws LostError */
  toGame(provider: ProviderName, call: string, token: string, body: object): Promise<Answer>;
  undelivered(): number;
  /** Makes a world without faults for the next test. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openWorld(db: Db): Promise<World> {
  const clock = fakeClock();
  const folders: string[] = [];
  const outside = fakeOutside();
  let provider: Provider | undefined;
  let platform: Platform | undefined;
  let isCut = false;
  let isTabOpen = true;
  let heartbeat: (() => Promise<unknown>) | undefined;
  let watched: ProviderName | undefined;
  let seconds = 0;
  let armed: { readonly breakage: Breakage; readonly moment: Moment | undefined } | undefined;
  let isBroken = false;
  let broken = Promise.withResolvers<void>();
  const dead: (() => Promise<unknown>)[] = [];

  const createFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-recovery-'));
    folders.push(folder);
    return folder;
  };

  /** Lets a message pass, at which the armed breakage may happen. @throws LostError */
  const pass = (call: Message, phase: Phase): void => {
    const { moment } = armed ?? {};
    if (!isBroken && moment?.call === call && moment.phase === phase) breakNow();
  };

  const breakNow = (): void => {
    if (isBroken || !armed) return;
    isBroken = true;
    if (armed.breakage === 'tab') isTabOpen = false;
    if (armed.breakage === 'network') isCut = true;
    if (armed.breakage === 'provider') killProvider();
    if (armed.breakage === 'platform') {
      isTabOpen = false;
      platform?.life.kill();
    }
    broken.resolve();
  };

  /** Copies the books at this moment: what the dying process still writes is lost. */
  const killProvider = (): void => {
    if (!provider) return;
    const { life, sandbox, dataDir } = provider;
    life.kill();
    cpSync(join(dataDir, 'sandbox'), join(createFolder(), 'sandbox'), { recursive: true });
    relay.closeAllConnections();
    provider.end = sandbox.close();
  };

  const inject = async (
    running: Provider,
    request: { method: string; url: string; headers: Record<string, string>; payload?: string },
  ) => {
    const { method, url, payload } = request;
    const headers = { ...request.headers, host: SANDBOX_HOST };
    return await running.sandbox.app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
  };

  /** The platform's requests to the providers. */
  const fetchFor =
    (life: Life): typeof fetch =>
    async (target, init) => {
      const url = new URL(String(target));
      const method = init?.method ?? 'GET';
      const payload = typeof init?.body === 'string' ? init.body : undefined;
      const call = nameProviderCall(method, url.pathname, payload ?? '');
      const running = provider;
      const check = async (): Promise<void> => {
        if (life.isDead) await never();
        if (isCut || !running || running.life.isDead) throw new TypeError('fetch failed');
      };
      pass(call, 'before');
      await check();
      const answer = await inject(running as Provider, {
        method,
        url: url.pathname + url.search,
        headers: init?.headers as Record<string, string>,
        ...(payload !== undefined && { payload }),
      });
      pass(call, 'after');
      await check();
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    };

  /** The providers' requests to the platform. */
  const relay = createServer(async (request, response) => {
    const path = request.url ?? '';
    const payload = await buffer(request);
    const call = namePlatformCall(path);
    const [from, to] = [provider, platform];
    const isLost = () => isCut || !from || from.life.isDead || !to || to.life.isDead;
    pass(call, 'before');
    if (isLost()) return request.socket.destroy();
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const answer = await to?.site.app.inject({ method: 'POST', url: path, headers, payload });
    pass(call, 'after');
    if (isLost()) return request.socket.destroy();
    response.writeHead(answer?.statusCode ?? 500, { 'content-type': 'application/json' });
    return response.end(answer?.body);
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const platformUrl = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;

  const startProvider = async (): Promise<void> => {
    await provider?.end;
    const dataDir = folders.at(-1) ?? createFolder();
    const life = createLife();
    const settings = readSettings({
      DATA_DIR: dataDir,
      PLATFORM_URL: platformUrl,
      DELIVERY_RETRY_SECONDS: '0.001',
      LOG_LEVEL: 'silent',
    });
    const sandbox = await buildSandbox(settings, { games, clock: clock.now });
    await sandbox.app.ready();
    provider = { life, sandbox, dataDir };
    await Promise.all(providerNames.map(watchGames));
  };

  const startPlatform = async (): Promise<void> => {
    const life = createLife();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const { providers } = connectOutside(config, clock, createLogger('silent'), fetchFor(life));
    const site = await openTestSite(db, { outside: { ...outside, providers }, clock });
    platform = { life, site };
  };

  /** Tokens of a visitor who watches each shared game, in play money. */
  const watchers = new Map<string, string>();

  const getProvider = (): Provider => {
    if (!provider) throw new Error('the provider was not started');
    return provider;
  };

  const callGame = async (name: ProviderName, call: string, token: string, body: object) => {
    const answer = await inject(getProvider(), {
      method: 'POST',
      url: `/${name}/client/${call}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };

  /** Shared rounds run for as long as somebody watches. */
  const watchGames = async (name: ProviderName): Promise<void> => {
    if (watchers.has(name)) return;
    const url = `/${name}/v1/sessions`;
    const payload = JSON.stringify({
      playerRef: 'watcher',
      gameCode: engines.table.slug,
      currency: 'PHP',
      locale: 'en_US',
      platform: 'mobile',
      mode: 'demo',
      walletMode: name === 'lotus' ? 'transfer' : 'seamless',
      fundRef: 'cash',
      launchToken: 'token-of-the-watcher',
      returnUrl: 'http://localhost:8080/',
      cashierUrl: 'http://localhost:8080/',
      theme: '',
      limits: {},
    });
    const credentials = { key: `demo-${name}`, secret: `demo-${name}-secret` };
    const parts = { method: 'POST', path: url, body: payload };
    const opened = await inject(getProvider(), {
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...signedHeaders('SMP', credentials, parts, clock.now()),
      },
      payload,
    });
    const session = opened.json<{ sessionId: string }>().sessionId;
    const { body } = await callGame(name, 'authenticate', '', {
      session,
      launch: 'token-of-the-watcher',
    });
    watchers.set(name, (body as { token: string }).token);
  };

  const passSecond = async (): Promise<void> => {
    clock.advance(SECOND_MS);
    seconds += 1;
    const isProviderUp = provider && !provider.life.isDead;
    if (isProviderUp) {
      if (watched) await callGame(watched, 'watch', watchers.get(watched) ?? '', {});
      const isDue = seconds % HEARTBEAT_SECONDS === 0;
      if (isDue && isTabOpen && !isCut) await heartbeat?.().catch(ignoreLost);
    }
    for (const [job, every] of Object.entries(JOBS)) {
      const running = platform;
      if (!running || running.life.isDead || seconds % every !== 0) continue;
      await Promise.race([running.site.core.jobs.runNow(job), running.life.death]);
    }
    const canDeliver = () =>
      !isCut && provider && !provider.life.isDead && platform && !platform.life.isDead;
    const limit = Date.now() + DELIVERY_LIMIT_MS;
    while (canDeliver() && provider?.sandbox.undelivered() && Date.now() < limit) await sleep(2);
  };

  const restart = async (): Promise<void> => {
    isCut = false;
    if (!provider || provider.life.isDead) await startProvider();
    if (!platform || platform.life.isDead) {
      if (platform) {
        const { site } = platform;
        dead.push(() => site.close());
      }
      await startPlatform();
    }
  };

  await startProvider();
  await startPlatform();

  return {
    clock,
    get site() {
      if (!platform) throw new Error('the platform was not started');
      return platform.site;
    },
    get books() {
      return join(getProvider().dataDir, 'sandbox');
    },
    get isBroken() {
      return isBroken;
    },
    get broken() {
      return broken.promise;
    },
    get isTabOpen() {
      return isTabOpen;
    },
    set isTabOpen(isOpen) {
      isTabOpen = isOpen;
    },
    arm(breakage, moment) {
      armed = { breakage, moment };
      isBroken = false;
      broken = Promise.withResolvers();
    },
    breakNow,
    async repair() {
      if (armed?.breakage === 'tab') return;
      for (let second = 0; second < OUTAGE_SECONDS; second += 1) await passSecond();
      await restart();
    },
    passSecond,
    watch(name) {
      watched = name;
    },
    setHeartbeat(send) {
      heartbeat = send;
    },
    async fromBank(send) {
      pass('payment', 'before');
      if (isCut || !platform || platform.life.isDead) throw new LostError('payment');
      await send(platform.site);
    },
    async toPlatform(call, send) {
      const running = platform;
      const check = () => {
        if (isCut || !isTabOpen || !running || running.life.isDead) throw new LostError(call);
      };
      pass(call, 'before');
      check();
      const lost = running?.life.death.then(() => Promise.reject(new LostError(call)));
      const answer = await Promise.race([send((running as Platform).site), lost ?? never()]);
      pass(call, 'after');
      check();
      return answer;
    },
    async toGame(name, call, token, body) {
      const running = getProvider();
      const check = () => {
        if (isCut || !isTabOpen || running.life.isDead) throw new LostError(call);
      };
      check();
      const lost = running.life.death.then(() => Promise.reject(new LostError(call)));
      const answer = await Promise.race([callGame(name, call, token, body), lost]);
      check();
      return answer;
    },
    undelivered: () => getProvider().sandbox.undelivered(),
    async reset() {
      armed = undefined;
      isTabOpen = true;
      heartbeat = undefined;
      watched = undefined;
      await restart();
    },
    async close() {
      for (const end of dead) await end();
      await platform?.site.close();
      await provider?.sandbox.close();
      relay.closeAllConnections();
      relay.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ignoreLost(error: unknown): void {
  if (!(error instanceof LostError)) throw error;
}
