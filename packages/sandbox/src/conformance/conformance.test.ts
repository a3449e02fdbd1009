import { createServer } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../catalogue/index.ts';
import { signedHeaders } from '../signing.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../testing/start-sandbox.ts';
import { type CaseResult, checkProvider, providerCases } from './index.ts';

const FISHING: CatalogueGame = { ...TEST_GAME, slug: 'coral-hunt', engine: 'catch' };
const GAMES = [TEST_GAME, FISHING];
const ORBIT_GAMES = GAMES.map((game) => ({ ...game, brand: 'tilt-arcade' }) as const);

/** How long the providers wait for the platform: longer than a busy machine needs to respond. */
const TIMEOUT_MS = 3_000;
/** How long the suite waits for reports: longer than a timeout and its repeat. */
const ARRIVAL_MS = 6_000;

/** The cases that a provider fails which accepts every signature. */
const SIGNATURES = [
  'signature: missing',
  'signature: wrong secret',
  'signature: ten minutes old',
  'signature: of another path',
  'signature: of another body',
  'signature: verified before the body is parsed',
];

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a provider that reports to `platformUrl`, and runs the suite. */
async function runSuite(
  maker: 'lotus' | 'orbit',
  games: readonly CatalogueGame[],
  port: number,
  platformUrl = `http://127.0.0.1:${port}`,
  createUrl = async (sandbox: RunningSandbox) => `${sandbox.origin}/${maker}`,
): Promise<CaseResult[]> {
  const sandbox = await startSandbox(
    {
      PLATFORM_URL: platformUrl,
      DELIVERY_RETRY_SECONDS: '0.02',
      DELIVERY_TIMEOUT_SECONDS: `${TIMEOUT_MS / 1_000}`,
    },
    Date.now,
    games,
  );
  try {
    return await checkProvider({
      url: await createUrl(sandbox),
      key: `demo-${maker}`,
      secret: `demo-${maker}-secret`,
      listen: { host: '127.0.0.1', port },
      arrivalMs: ARRIVAL_MS,
      concurrency: 8,
    });
  } finally {
    await sandbox.dispose();
  }
}

const isFailed = ({ problem }: CaseResult): boolean => problem !== null;

describe('the suite for providers', () => {
  it('has at least 40 cases for either kind of wallet, each with its own name', () => {
    for (const walletMode of ['transfer', 'seamless']) {
      const asked = providerCases.filter((each) => (each.walletMode ?? walletMode) === walletMode);
      expect(asked.length).toBeGreaterThanOrEqual(40);
    }
    expect(new Set(providerCases.map(({ name }) => name)).size).toBe(providerCases.length);
  });

  it('passes with a transfer wallet', async () => {
    expect((await runSuite('lotus', GAMES, await findPort())).filter(isFailed)).toEqual([]);
  });

  it('passes with a seamless wallet', async () => {
    expect((await runSuite('orbit', ORBIT_GAMES, await findPort())).filter(isFailed)).toEqual([]);
  });

  it('fails a faulty provider with a transfer wallet in exactly the cases that it breaks', async () => {
    const failed = await findFaults('lotus', GAMES, (call) => {
      // It forgets which transfers it has made, and which bet a win belongs to.
      if (call.path === '/lotus/v1/transfers') call.fields.transferId = crypto.randomUUID();
      if (call.path === '/smp/v1/win') call.fields.refTxId = 'forgotten';
      // It takes a cut connection for an acknowledgment.
      return call.send().catch(() => OK);
    });
    expect(failed).toEqual([
      ...SIGNATURES,
      'transfer: replayed',
      'transfer: ten at once with one id',
      'transfer: same id with other terms',
      'transfer: rejected for good',
      'transfer: status of a known one',
      'round: win refers to its bet and closes the round',
      'report: repeated after a cut connection',
      'report: repeated after a timeout',
    ]);
  });

  it('fails a faulty provider with a seamless wallet in exactly the cases that it breaks', async () => {
    const expired = new Set<unknown>();
    const failed = await findFaults('orbit', ORBIT_GAMES, async (call) => {
      const { path, fields, send } = call;
      // It never returns a stake.
      if (path === '/smp/v1/rollback') return OK;
      // It drops what a player has won once the token has expired.
      if (path === '/smp/v1/win' && expired.has(fields.playerRef)) return OK;
      // It asks again for a stake without a decision.
      if (path === '/smp/v1/bet') {
        const answer = await send().catch(send);
        if (answer.body.includes('TOKEN_EXPIRED')) expired.add(fields.playerRef);
        return answer;
      }
      // Every press is a new one.
      if (path === '/orbit/test/rounds') fields.pressId = crypto.randomUUID();
      return await send();
    });
    expect(failed).toEqual([
      ...SIGNATURES,
      'round: repeated press',
      'round: rollback of a void round',
      'report: win after the token has expired',
      // Its later win is dropped.
      'seamless: bet refused with TOKEN_EXPIRED',
      'seamless: bet without a decision: HTTP 500',
      'seamless: bet without a decision: HTTP 503',
      'seamless: bet without a decision: a cut connection',
      'seamless: bet without a decision: a timeout',
      'seamless: decision after the timeout',
      'seamless: rollback repeated until it is acknowledged',
      'seamless: press after a bet without a decision',
      'free spins: a repeated press is one spin',
    ]);
  });
});

/** What passes through a faulty provider's proxy, in either direction. */
interface PassingCall {
  readonly path: string;
  /** The parsed body, which may be changed before it is sent. */
  readonly fields: Record<string, unknown>;
  /** Passes the call on, well signed. @throws without a response */
  readonly send: () => Promise<PassedAnswer>;
}

interface PassedAnswer {
  readonly status: number;
  readonly body: string;
}

const OK: PassedAnswer = { status: 200, body: '{"status":"OK"}' };

/** Runs the suite against a sandbox behind a proxy that breaks rules. @returns names of cases */
async function findFaults(
  maker: 'lotus' | 'orbit',
  games: readonly CatalogueGame[],
  handle: (call: PassingCall) => Promise<PassedAnswer>,
): Promise<string[]> {
  const port = await findPort();
  const credentials = { key: `demo-${maker}`, secret: `demo-${maker}-secret` };
  let providerOrigin = '';
  const proxy = Fastify({ forceCloseConnections: true });
  proxy.removeAllContentTypeParsers();
  proxy.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  proxy.all('/*', async (request, reply) => {
    const { method, url: path } = request;
    const fields = parse(request.body);
    const isReport = path.startsWith('/smp/');
    const origin = isReport ? `http://127.0.0.1:${port}` : providerOrigin;
    const send = async (): Promise<PassedAnswer> => {
      const body = method === 'GET' ? '' : JSON.stringify(fields);
      const answer = await fetch(origin + path, {
        method,
        ...(isReport && { signal: AbortSignal.timeout(TIMEOUT_MS / 2) }),
        headers: {
          'content-type': 'application/json',
          ...signedHeaders('SMP', credentials, { method, path, body }, Date.now()),
        },
        ...(body === '' ? {} : { body }),
      });
      return { status: answer.status, body: await answer.text() };
    };
    try {
      const { status, body } = await handle({ path, fields, send });
      return reply.code(status).type('application/json').send(body);
    } catch {
      request.raw.socket.destroy();
      return reply.hijack();
    }
  });
  const platformUrl = await proxy.listen({ host: '127.0.0.1', port: 0 });
  const results = await runSuite(maker, games, port, platformUrl, async ({ origin }) => {
    providerOrigin = origin;
    return `${platformUrl}/${maker}`;
  });
  await proxy.close();
  return results.filter(isFailed).map(({ name }) => name);
}

function parse(body: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
