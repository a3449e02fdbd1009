import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { openBank } from './bank/bank.ts';
import { bankRoutes } from './bank/routes.ts';
import { lockFolder } from './books/folder-lock.ts';
import { type CatalogueGame, getCatalogue, getMaker } from './catalogue/index.ts';
import type { Clock } from './clock.ts';
import { createFaults } from './faults/faults.ts';
import { faultRoutes } from './faults/routes.ts';
import { homePage } from './home/home-page.ts';
import { answerErrors } from './http/errors.ts';
import { checkHost } from './http/host-check.ts';
import { sendPage } from './http/page.ts';
import { openRecords } from './identity/records.ts';
import { identityRoutes } from './identity/routes.ts';
import { openLotus } from './makers/lotus/lotus.ts';
import { openOrbit } from './makers/orbit/orbit.ts';
import { openInbox } from './phone/messages.ts';
import { phoneRoutes } from './phone/routes.ts';
import type { SandboxSettings } from './settings.ts';
import { artFiles } from './static/art-files.ts';
import { gameClients } from './static/game-clients.ts';

export { readSettings, type SandboxSettings, SettingsError } from './settings.ts';

/** The sandbox, built and not yet listening. */
export interface Sandbox {
  readonly app: FastifyInstance;
  /** Listens on the configured address. @returns the address, such as `http://127.0.0.1:8081`. */
  listen(): Promise<string>;
  /** Number of webhooks and reports that the platform has not acknowledged. */
  undelivered(): number;
  /** Finishes accepted requests, then closes the books. Undelivered messages stay in them. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  readonly clock?: Clock;
  /** Games of both makers; by default as many of the catalogue as the settings define. */
  readonly games?: readonly CatalogueGame[];
}

/** Queries contain launch tokens and phone numbers, so they are not logged (S27). */
const withoutQuery = ({ method, url }: { method: string; url: string }) => ({
  method,
  path: url.split('?', 1)[0],
});

/**
 * Creates the sandbox on its books in `settings.dataDir`; call `listen()` to start it.
 *
 * @throws FolderInUseError if another sandbox uses them.
 * @throws Error if they cannot be opened.
 */
export async function buildSandbox(
  settings: SandboxSettings,
  { clock = Date.now, games = getCatalogue(settings.lotus.games) }: SandboxOptions = {},
): Promise<Sandbox> {
  const app = Fastify({
    logger: { level: settings.logLevel, serializers: { req: withoutQuery } },
    routerOptions: { maxParamLength: 200 },
  });
  let listening = '';
  const origin = () => settings.sandboxPublicOrigin ?? listening;
  const folder = join(settings.dataDir, 'sandbox');

  const release = lockFolder(folder);
  const inbox = openInbox(folder, clock);
  const records = openRecords(folder, clock);
  const faults = createFaults({ ...settings.faults, ...settings.delivery });
  const bank = openBank({ folder, settings, clock, log: app.log, faults: faults.of('bank') });
  const getGames = (maker: 'lotus' | 'orbit') =>
    games.filter(({ brand }) => getMaker(brand) === maker);
  const maker = { folder, settings, clock, log: app.log, origin };
  const lotus = openLotus({ ...maker, games: getGames('lotus'), faults: faults.of('lotus') });
  const orbit = openOrbit({ ...maker, games: getGames('orbit'), faults: faults.of('orbit') });
  app.addHook('onClose', async () => {
    await Promise.all([bank.stop(), lotus.stop(), orbit.stop()]);
    inbox.close();
    records.close();
    release();
  });

  answerErrors(app);
  checkHost(app, {
    listenHost: settings.host,
    publicOrigin: origin,
    setting: 'SANDBOX_PUBLIC_ORIGIN',
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'same-origin');
  });
  faults.disturb(app);
  await app.register(compress, { global: true, threshold: 1_024 });

  const undelivered = () => bank.undelivered() + lotus.undelivered() + orbit.undelivered();
  app.get('/healthz', async () => ({ status: 'ok', undelivered: undelivered() }));
  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      homePage({
        lotusGames: getGames('lotus').length,
        orbitGames: getGames('orbit').length,
        publicOrigin: settings.publicOrigin,
        undelivered: undelivered(),
      }),
    ),
  );

  faultRoutes(app, faults);
  phoneRoutes(app, inbox, settings.sms, clock);
  bankRoutes(app, { bank, settings: settings.psp, clock, origin });
  identityRoutes(app, {
    settings: settings.identity,
    records,
    origin,
    publicOrigin: settings.publicOrigin,
  });
  lotus.routes(app);
  orbit.routes(app);
  artFiles(app, settings.assetsDir, join(folder, 'art'));
  gameClients(app, settings.gamesDir, settings.publicOrigin);

  return {
    app,
    undelivered,
    async listen() {
      listening = await app.listen({ host: settings.host, port: settings.port });
      return listening;
    },
    close: () => app.close(),
  };
}
