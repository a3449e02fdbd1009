import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../../testing/index.ts';
import { ConcurrencyLimitError } from '../limits/concurrency.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { createPaymentPort } from './payments.ts';
import { createSignedClient, OutsideUnavailableError } from './signed-client.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The bank's port with the bounds of a server, at a bank that responds like this. */
async function bankThat(answer: RequestListener) {
  const url = await listening(answer);
  const client = createSignedClient({
    protocol: 'PSP',
    party: { url, key: 'k', secret: 's' },
    clock: fakeClock(),
    fetch: boundedFetch(fetch, { maxConcurrent: 2, maxBytes: 10_000 }),
    timeoutMs: 2_000,
  });
  return { client, payments: createPaymentPort(client) };
}

const payout = {
  payoutId: 'wd-1',
  amount: '100.00',
  currency: 'PHP',
  bankCode: 'BIS',
  accountName: 'Maria Reyes',
  accountNumber: '001234567890',
  webhookUrl: 'http://127.0.0.1/psp/webhook',
};

describe('a bounded fetch (S30)', () => {
  it('returns status, headers and the whole body', async () => {
    const url = await listening((_, response) => {
      response.writeHead(409, { 'content-type': 'application/json', 'x-part': 'one' });
      response.end('{"status":"DUPLICATE"}');
    });
    const answer = await boundedFetch(fetch, { maxConcurrent: 1 })(url);
    expect([answer.status, answer.headers.get('x-part')]).toEqual([409, 'one']);
    expect(await answer.json()).toEqual({ status: 'DUPLICATE' });
  });

  it('aborts a response that is too large, and closes its connection', async () => {
    let isClosed = false;
    const url = await listening((_, response) => {
      const pour = () => {
        while (response.write(Buffer.alloc(65_536))) {
          // Until the receive buffer of the other side is full.
        }
      };
      response.on('drain', pour).on('close', () => {
        isClosed = true;
      });
      pour();
    });
    const bounded = boundedFetch(fetch, { maxConcurrent: 1, maxBytes: 100_000 });
    await expect(bounded(url)).rejects.toThrow('more than 100000 bytes');
    await expect.poll(() => isClosed).toBe(true);
  });

  it('counts the bytes of a compressed response while decompressing', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    const url = await listening((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });
    expect(bomb.length).toBeLessThan(100_000);
    const bounded = boundedFetch(fetch, { maxConcurrent: 1, maxBytes: 100_000 });
    await expect(bounded(url)).rejects.toThrow('more than 100000 bytes');
  });

  it('refuses requests above its concurrency limit, and accepts them afterwards', async () => {
    const answers: (() => void)[] = [];
    const url = await listening((_, response) => {
      answers.push(() => response.end('done'));
    });
    const bounded = boundedFetch(fetch, { maxConcurrent: 2 });
    const running = [bounded(url), bounded(url)];
    await expect(bounded(url)).rejects.toThrow(ConcurrencyLimitError);
    await expect.poll(() => answers.length).toBe(2);
    for (const answer of answers.splice(0)) answer();
    await Promise.all(running);
    const again = bounded(url);
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    expect(await (await again).text()).toBe('done');
  });
});

describe('a third party with invalid responses', () => {
  const anything = z.object({});

  it.each([
    ['a refusal whose body never ends', 409, (body: (part: string) => void) => body('{"status":')],
    ['an endless body', 200, (body: (part: string) => void) => body('x'.repeat(20_000))],
  ])('treats %s as no response', async (_, status, write) => {
    const { client } = await bankThat((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      write((part) => response.write(part));
    });
    await expect(client.send('GET', '/x', anything)).rejects.toThrow(OutsideUnavailableError);
  });

  it.each([408, 425, 429, 500, 502, 503])('treats HTTP %i as no response', async (status) => {
    const { payments } = await bankThat((_, response) => {
      response.writeHead(status).end('{"status":"REJECTED"}');
    });
    await expect(payments.createPayout(payout)).rejects.toThrow(OutsideUnavailableError);
  });

  it('reads no statement of accounts from a provider that answers 404', async () => {
    const { payments } = await bankThat((_, response) => {
      response.writeHead(404).end('{"status":"NOT_FOUND"}');
    });
    const period = { from: '2026-11-21T00:00:00Z', until: '2026-11-22T00:00:00Z' };
    expect(await payments.accountStatement(period)).toBeUndefined();
  });

  it('treats a response about another order or payout as no response', async () => {
    const { payments } = await bankThat(({ url }, response) => {
      const paid = { paymentId: 'p', status: 'succeeded', txId: 't', amount: '5', currency: 'PHP' };
      const answer = url?.includes('payouts')
        ? { payoutId: 'wd-2', status: 'failed' }
        : { ...paid, orderNo: 'D2' };
      response.end(JSON.stringify(answer));
    });
    await expect(payments.payment('D1')).rejects.toThrow(OutsideUnavailableError);
    await expect(payments.payout('wd-1')).rejects.toThrow(OutsideUnavailableError);
    await expect(payments.createPayout(payout)).rejects.toThrow(OutsideUnavailableError);
    expect((await payments.payment('D2')).status).toBe('succeeded');
  });
});
