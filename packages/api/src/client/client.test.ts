import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth, content, lobby, site, wallet } from '../calls/index.ts';
import { CallError } from '../errors.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const balance = {
  balance: '12.50',
  inPlay: '0.00',
  inTransit: '0.00',
  inPromotion: '0.00',
  onHold: '0.00',
  claimable: '0.00',
  total: '12.50',
};

type Answer = (request: Request) => Response | Promise<Response>;

function setUp(answer: Answer, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const reports = {
    onSessionDead: vi.fn(),
    onForbidden: vi.fn(),
    onAdmitted: vi.fn(),
    onWarning: vi.fn(),
    onMalformed: vi.fn(),
  };
  const client = createClient({
    baseUrl: 'http://platform.test/user-api',
    locale: () => 'my_MM',
    token: () => 'secret-token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...reports,
    ...options,
  });
  return { client, requests, reports };
}

const failure = async (promise: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CallError) return error;
  throw new Error('The call did not fail with a CallError');
};

describe('requests (docs/product.md: Calls)', () => {
  it('use the API base, the stored locale as lang, and the bearer token', async () => {
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: balance }));
    await client.call(wallet.getBalanceInfo, {});
    expect(requests[0]?.url).toBe('http://platform.test/user-api/user/getBalanceInfo?lang=my_MM');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
  });

  it('use the fetch of one call, unless the client has its own', async () => {
    const own = vi.fn(async () => json({ code: 200, msg: '', data: balance }));
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: balance }));
    await client.call(wallet.getBalanceInfo, {}, { fetch: own });
    expect([requests.length, own.mock.calls.length]).toEqual([1, 0]);
    const browser = createClient({
      baseUrl: 'http://platform.test/user-api',
      locale: () => 'en_US',
      token: () => null,
    });
    await browser.call(wallet.getBalanceInfo, {}, { fetch: own });
    expect(own).toHaveBeenCalledOnce();
  });

  it('have no token for a public call', async () => {
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: { token: 't' } }));
    await client.call(auth.login, { username: 'maria', password: 'secret1' });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('have no authorization header without a token', async () => {
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: balance }), {
      token: () => null,
    });
    await client.call(wallet.getBalanceInfo, {});
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('have the device id, also for public calls', async () => {
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: { token: 't' } }), {
      deviceId: () => 'device-0123456789',
    });
    await client.call(auth.login, { username: 'maria', password: 'secret1' });
    await failure(client.call(wallet.getBalanceInfo, {}));
    expect(requests.map(({ headers }) => headers.get('X-Device-Id'))).toEqual([
      'device-0123456789',
      'device-0123456789',
    ]);
  });

  it('have the idempotency key of a call that moves money', async () => {
    const { client, requests } = setUp(() => json({ code: 409, msg: 'used' }));
    await failure(
      client.call(wallet.charge, { channel: 'c', amount: '1' }, { idempotencyKey: 'key-1' }),
    );
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  });
});

describe('responses (docs/product.md: Error catalogue)', () => {
  it('resolve with the data of code 200', async () => {
    const { client } = setUp(() => json({ code: 200, msg: 'ok', data: balance }));
    expect(await client.call(wallet.getBalanceInfo, {})).toEqual(balance);
  });

  it('include fields beside data, as docs/product.md (Calls) shows for login and captcha', async () => {
    const { client } = setUp(() => json({ code: 200, msg: '', token: 'abc' }));
    expect(await client.call(auth.login, { username: 'maria', password: 'secret1' })).toEqual({
      token: 'abc',
    });
  });

  it('resolve with the result of code 10400 and report the warning', async () => {
    const { client, reports } = setUp(() => json({ code: 10400, msg: 'careful', data: balance }));
    expect(await client.call(wallet.getBalanceInfo, {})).toEqual(balance);
    expect(reports.onWarning).toHaveBeenCalledExactlyOnceWith('careful');
  });

  it('reject for a body code in the 4xx or 5xx range with the body', async () => {
    const data = { reason: 'amount.belowMinimum', field: 'amount', params: { minimum: '50.00' } };
    const { client, reports } = setUp(() => json({ code: 422, msg: 'Too little', data }));
    const error = await failure(client.call(wallet.charge, { channel: 'c', amount: '1' }));
    expect(error).toMatchObject({ kind: 'refused', code: 422, msg: 'Too little', ...data });
    expect(reports.onSessionDead).not.toHaveBeenCalled();
  });

  it.each([401, 403])('end the session for body code %i', async (code) => {
    const { client, reports } = setUp(() => json({ code, msg: 'gone' }));
    expect(await failure(client.call(wallet.getBalanceInfo, {}))).toMatchObject({ code });
    expect(reports.onSessionDead).toHaveBeenCalledExactlyOnceWith({ code, msg: 'gone' });
  });

  it('do not end the session for a public call', async () => {
    const { client, reports } = setUp(() => json({ code: 401, msg: 'no' }));
    await failure(client.call(auth.login, { username: 'maria', password: 'secret1' }));
    expect(reports.onSessionDead).not.toHaveBeenCalled();
  });

  it('report an HTTP 403, and the first accepted response after it', async () => {
    let status = 403;
    const { client, reports } = setUp(() =>
      json({ code: 200, msg: '', data: balance }, { status }),
    );
    expect(await failure(client.call(wallet.getBalanceInfo, {}))).toMatchObject({
      kind: 'http',
      code: 403,
    });
    expect(reports.onForbidden).toHaveBeenCalledOnce();
    expect(reports.onAdmitted).not.toHaveBeenCalled();
    status = 200;
    await client.call(wallet.getBalanceInfo, {});
    await client.call(wallet.getBalanceInfo, {});
    expect(reports.onAdmitted).toHaveBeenCalledOnce();
  });

  it('treat any other HTTP status as a failure, with the wait time of the server', async () => {
    const { client } = setUp(() =>
      json({ code: 503, msg: 'busy' }, { status: 503, headers: { 'Retry-After': '7' } }),
    );
    expect(await failure(client.call(site.getWebsiteInfo, {}))).toMatchObject({
      kind: 'http',
      code: 503,
      msg: 'busy',
      retryAfter: 7,
    });
  });
});

describe('invalid responses', () => {
  it.each([
    ['HTML', () => new Response('<h1>nginx</h1>')],
    ['an empty body', () => new Response('')],
    ['JSON that is no envelope', () => json([1, 2, 3])],
    ['data that does not fit', () => json({ code: 200, msg: '', data: { balance: 12.5 } })],
    ['no data', () => json({ code: 200, msg: '' })],
  ])('%s is a typed error and is reported', async (_, answer) => {
    const { client, reports } = setUp(answer);
    expect((await failure(client.call(wallet.getBalanceInfo, {}))).kind).toBe('malformed');
    expect(reports.onMalformed).toHaveBeenCalledOnce();
    expect(reports.onMalformed.mock.lastCall?.[0]).toMatchObject({
      callId: 'wallet.getBalanceInfo',
    });
  });
});

describe('a response that does not match its schema', () => {
  const wrong = () =>
    json({ code: 200, msg: '', data: { ...balance, balance: 12.5, total: null } });

  it('reports every issue in development', async () => {
    const { client } = setUp(wrong, { development: true });
    const error = await failure(client.call(wallet.getBalanceInfo, {}));
    expect(error.kind).toBe('malformed');
    expect(error.message).toMatch(/^wallet\.getBalanceInfo: malformed \(balance: .+; total: .+\)$/);
  });

  it('is logged and typed in production, without details for the player', async () => {
    const { client, reports } = setUp(wrong);
    const error = await failure(client.call(wallet.getBalanceInfo, {}));
    expect(error).toMatchObject({ kind: 'malformed', msg: '' });
    expect(error.message).toBe('wallet.getBalanceInfo: malformed');
    expect(reports.onMalformed).toHaveBeenCalledExactlyOnceWith({
      callId: 'wallet.getBalanceInfo',
      problem: expect.stringMatching(/^balance: .+; total: .+$/),
    });
  });
});

describe('time limits (docs/product.md: Business constants and limits, product decision 22)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['an ordinary call', 60_000, (client: Client) => client.call(wallet.getBalanceInfo, {})],
    [
      'a payment',
      300_000,
      (client: Client) => client.call(wallet.charge, { channel: 'c', amount: '1' }),
    ],
  ])('%s times out after %i ms', async (_, limit, call) => {
    const { client, reports } = setUp(untilAborted);
    const settled = vi.fn();
    const result = failure(call(client)).then(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await result;
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' });
    expect(reports.onMalformed).not.toHaveBeenCalled();
  });
});

describe('a response that does not end', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the same time limit as one that does not begin', async () => {
    const { client, reports } = setUp((request) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"code":200,'));
          request.signal.addEventListener('abort', () => stream.error(request.signal.reason));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    const result = failure(client.call(wallet.getBalanceInfo, {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await result).kind).toBe('timeout');
    expect(reports.onMalformed).not.toHaveBeenCalled();
  });
});

describe('failed calls', () => {
  it('report a network failure after one retry of a read', async () => {
    const { client, requests } = setUp(() => {
      throw new TypeError('fetch failed');
    });
    expect((await failure(client.call(site.getWebsiteInfo, {}))).kind).toBe('network');
    expect(requests).toHaveLength(2);
  });

  it('report an interrupted body as a lost connection, not as an invalid response', async () => {
    const { client, reports } = setUp(() => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"code":200,"m')),
        pull: (stream) => stream.error(new TypeError('terminated')),
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    expect((await failure(client.call(site.getWebsiteInfo, {}))).kind).toBe('network');
    expect(reports.onMalformed).not.toHaveBeenCalled();
  });

  it('never retry a call that changes data', async () => {
    const { client, requests } = setUp(() => {
      throw new TypeError('fetch failed');
    });
    const call = client.call(wallet.withdraw, { amount: '100', bankCardId: '1' });
    expect((await failure(call)).kind).toBe('network');
    expect(requests).toHaveLength(1);
  });

  it('report that the caller aborted', async () => {
    const aborter = new AbortController();
    const { client, reports } = setUp(untilAborted);
    const call = client.call(content.bulletinInfo, { id: '1' }, { signal: aborter.signal });
    aborter.abort();
    expect((await failure(call)).kind).toBe('aborted');
    // No listener is called: an aborted call is silent (docs/product.md: Error catalogue).
    for (const listener of Object.values(reports)) expect(listener).not.toHaveBeenCalled();
  });

  it('abort the earlier of two repeated calls if the contract allows it: the last one wins', async () => {
    const { client } = setUp((request) =>
      request.url.includes('/1?') ? untilAborted(request) : emptyList(),
    );
    const first = failure(client.call(lobby.categoryGames, { categoryId: '1' }));
    const second = client.call(lobby.categoryGames, { categoryId: '2' });
    expect((await first).kind).toBe('aborted');
    expect(await second).toEqual({ rows: [], total: 0 });
  });

  it('run concurrently if the contract allows it', async () => {
    const { client, requests } = setUp(() => json({ code: 200, msg: '', data: balance }));
    await Promise.all([
      client.call(wallet.getBalanceInfo, {}),
      client.call(wallet.getBalanceInfo, {}),
    ]);
    expect(requests.map((request) => request.signal.aborted)).toEqual([false, false]);
  });
});

describe('the event stream', () => {
  const stream = (...parts: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
          controller.close();
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );

  it('parses events across chunks, ignores heartbeats, and sends the token', async () => {
    const { client, requests } = setUp(
      () => stream(': hello\n\nevent: balance.ch', 'anged\ndata: {}\n', '\ndata: a\ndata: b\n\n'),
      { deviceId: () => 'device-0123456789' },
    );
    const onEvent = vi.fn();
    await client.stream('/user/events', { signal: new AbortController().signal, onEvent });
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual([
      { type: 'balance.changed', data: '{}' },
      { type: 'message', data: 'a\nb' },
    ]);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret-token');
    expect(requests[0]?.headers.get('X-Device-Id')).toBe('device-0123456789');
  });

  it('reports an HTTP 403 like other calls', async () => {
    const { client, reports } = setUp(() => json({ code: 403, msg: 'no' }, { status: 403 }));
    const signal = new AbortController().signal;
    const error = await failure(client.stream('/user/events', { signal, onEvent: vi.fn() }));
    expect(error).toMatchObject({ kind: 'http', code: 403, msg: 'no' });
    expect(reports.onForbidden).toHaveBeenCalledOnce();
  });

  it('ends the session for body code 401', async () => {
    const { client, reports } = setUp(() => json({ code: 401, msg: 'gone' }));
    const signal = new AbortController().signal;
    const error = await failure(client.stream('/user/events', { signal, onEvent: vi.fn() }));
    expect(error).toMatchObject({ kind: 'refused', code: 401 });
    expect(reports.onSessionDead).toHaveBeenCalledOnce();
  });
});

function emptyList() {
  return json({ code: 200, msg: '', data: { rows: [], total: 0 } });
}

function untilAborted(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (request.signal.aborted) stop();
    request.signal.addEventListener('abort', stop);
  });
}
