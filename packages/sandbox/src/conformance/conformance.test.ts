import { createServer } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../catalogue/index.ts';
import { signedHeaders } from '../signing.ts';
import { type RunningSandbox, startSandbox, TEST_GAME } from '../testing/start-sandbox.ts';
import { checkProvider, providerCases } from './index.ts';

const FISHING: CatalogueGame = { ...TEST_GAME, slug: 'coral-hunt', engine: 'catch' };
const GAMES = [TEST_GAME, FISHING];
const ORBIT_GAMES = GAMES.map((game) => ({ ...game, brand: 'tilt-arcade' }) as const);

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a provider that reports to `platformUrl`, runs the suite, and names what failed. */
async function findFailures(
  maker: 'lotus' | 'orbit',
  games: readonly CatalogueGame[],
  port: number,
  platformUrl = `http://127.0.0.1:${port}`,
  createUrl = async (sandbox: RunningSandbox) => `${sandbox.origin}/${maker}`,
): Promise<{ failed: string[]; count: number }> {
  const sandbox = await startSandbox(
    { PLATFORM_URL: platformUrl, DELIVERY_RETRY_SECONDS: '0.02' },
    Date.now,
    games,
  );
  try {
    const results = await checkProvider({
      url: await createUrl(sandbox),
      key: `demo-${maker}`,
      secret: `demo-${maker}-secret`,
      listen: { host: '127.0.0.1', port },
      arrivalMs: 5_000,
    });
    const failed = results.flatMap(({ name, problem }) =>
      problem === null ? [] : [`${name}: ${problem}`],
    );
    return { failed, count: results.length };
  } finally {
    await sandbox.dispose();
  }
}

describe('the suite for providers', () => {
  it('has at least 40 cases for either kind of wallet, each with its own name', () => {
    for (const walletMode of ['transfer', 'seamless']) {
      const asked = providerCases.filter((each) => (each.walletMode ?? walletMode) === walletMode);
      expect(asked.length).toBeGreaterThanOrEqual(40);
    }
    expect(new Set(providerCases.map(({ name }) => name)).size).toBe(providerCases.length);
  });

  it('passes with a transfer wallet', async () => {
    expect((await findFailures('lotus', GAMES, await findPort())).failed).toEqual([]);
  });

  it('passes with a seamless wallet', async () => {
    expect((await findFailures('orbit', ORBIT_GAMES, await findPort())).failed).toEqual([]);
  });

  it('fails a faulty provider in exactly the cases that it breaks', async () => {
    const port = await findPort();
    const credentials = { key: 'demo-lotus', secret: 'demo-lotus-secret' };
    let providerOrigin = '';
    const proxy = Fastify({ forceCloseConnections: true });
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    proxy.all('/*', async (request, reply) => {
      const isReport = request.url.startsWith('/smp/');
      const fields = parse(request.body);
      // It forgets which transfers it has made, and which bet a win belongs to.
      if (request.url === '/lotus/v1/transfers') fields.transferId = crypto.randomUUID();
      if (request.url === '/smp/v1/win') fields.refTxId = 'forgotten';
      const body = request.method === 'GET' ? '' : JSON.stringify(fields);
      const { method, url: path } = request;
      const origin = isReport ? `http://127.0.0.1:${port}` : providerOrigin;
      try {
        const answer = await fetch(origin + path, {
          method,
          headers: {
            'content-type': 'application/json',
            // It accepts every signature.
            ...signedHeaders('SMP', credentials, { method, path, body }, Date.now()),
          },
          ...(body === '' ? {} : { body }),
        });
        return reply
          .code(answer.status)
          .type('application/json')
          .send(await answer.text());
      } catch {
        // It takes a cut connection for an acknowledgment.
        return { status: 'OK' };
      }
    });
    const platformUrl = await proxy.listen({ host: '127.0.0.1', port: 0 });
    const { failed } = await findFailures('lotus', GAMES, port, platformUrl, async ({ origin }) => {
      providerOrigin = origin;
      return `${platformUrl}/lotus`;
    });
    await proxy.close();
    expect(failed.map((text) => text.split(': ').slice(0, 2).join(': '))).toEqual([
      'signature: missing',
      'signature: wrong secret',
      'signature: ten minutes old',
      'signature: of another path',
      'signature: of another body',
      'signature: verified before the body is parsed',
      'transfer: replayed',
      'transfer: ten at once with one id',
      'transfer: same id with other terms',
      'transfer: rejected for good',
      'transfer: status of a known one',
      'round: win refers to its bet and closes the round',
      'report: repeated after a cut connection',
    ]);
  });
});

function parse(body: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
