import { describe, expect, it } from 'vitest';
import { calls } from '../calls/index.ts';
import type { Envelope } from '../envelope.ts';
import { createBackEnd } from './back-end.ts';
import { playersByPassword, playersBySignUp, playersByToken } from './players.ts';
import { conformanceCases, runConformance } from './run.ts';
import { type Fault, referenceBackEnd } from './testing/reference.ts';

const backEndWith = (fault?: Fault) =>
  createBackEnd({
    baseUrl: 'http://reference.test/user-api',
    fetch: referenceBackEnd(fault),
    players: playersBySignUp(async () => '123456'),
    patienceSeconds: 0,
  });

const failuresWith = async (fault?: Fault): Promise<string[]> => {
  const { results } = await runConformance(backEndWith(fault));
  return results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
};

const all = conformanceCases();
const ended = (end: string) =>
  all.map(({ name }) => name).filter((name) => name.endsWith(`: ${end}`));

const changed = (callId: string, change: (data: Record<string, unknown>) => unknown): Fault => ({
  after: (answer, { call }): Envelope =>
    call.id === callId && answer.code === 200
      ? { ...answer, data: change(answer.data as Record<string, unknown>) }
      : answer,
});

/** Possible faults of a back end, and the cases that report them. */
const faults: readonly [what: string, fault: Fault, names: readonly string[]][] = [
  [
    'writes an amount as a number',
    changed('wallet.getDepositAmountList', (amounts) =>
      (amounts as unknown as string[]).map(Number),
    ),
    ['wallet.getDepositAmountList: answers what its schema says'],
  ],
  [
    'writes an invalid instant',
    changed('content.bulletinInfo', (data) => ({ ...data, publishedAt: 'yesterday' })),
    ['content.bulletinInfo: answers what its schema says'],
  ],
  [
    'leaves a money part out of the total',
    changed('wallet.getBalanceInfo', (data) => ({ ...data, onHold: '0.00' })),
    ['money: the parts add up to the total'],
  ],
  [
    'shows whole card numbers',
    changed('wallet.bankCardList', (cards) =>
      (cards as unknown as object[]).map((card) => ({ ...card, cardNumber: '4417123412344417' })),
    ),
    ['money: a card’s number is hidden'],
  ],
  [
    'answers a missing token with HTTP 401',
    {
      response: (response, request) =>
        request?.call.auth === 'player' && request.token === undefined
          ? new Response(response.body, { status: 401, headers: response.headers })
          : response,
    },
    [
      ...['zh_CN', 'my_MM', 'th_TH', 'ms_MY'].map((lang) => `lang: refuses in ${lang}`),
      ...ended('needs a token'),
    ],
  ],
  [
    'speaks English alone',
    { after: (answer) => ({ ...answer, msg: answer.msg.replace(/^.*: /, 'en_US: ') }) },
    ['zh_CN', 'my_MM', 'th_TH', 'ms_MY'].map((lang) => `lang: refuses in ${lang}`),
  ],
  [
    'takes money without a key',
    {
      before: ({ call, idempotencyKey }) =>
        call.idempotent && idempotencyKey === undefined
          ? { code: 200, msg: 'ok', data: {} }
          : undefined,
    },
    // Whether a token is required is tested with a key.
    ended('needs an idempotency key'),
  ],
  [
    'makes a new order each time',
    changed('wallet.charge', (data) => ({ ...data, orderNo: `D${Math.random()}` })),
    [
      'money: a repeated deposit is one order',
      'money: an order is asked for by its number',
      'wallet.getOrderStatus: answers what its schema says',
    ],
  ],
  [
    'lets caches keep what a player sees',
    {
      response: (response, request) => {
        if (request?.call.id === 'auth.getInfo')
          response.headers.set('cache-control', 'max-age=60');
        return response;
      },
    },
    ['auth.getInfo: is not to be cached'],
  ],
  [
    'gives a page more than its limit',
    changed('wallet.billList', (data) => ({
      ...data,
      rows: Array.from({ length: 3 }, () => (data.rows as unknown[])[0]).filter(Boolean),
    })),
    [
      'money: each bill follows from the one before it',
      'wallet.billList: gives no more than its limit',
      'wallet.billList: goes on where its first page ends',
    ],
  ],
  [
    'tells a wrong password from an unknown name',
    {
      after: (answer, { call, args }) =>
        call.id === 'auth.login' && answer.code === 422 && args.username === 'nobody.at.all'
          ? { ...answer, msg: 'nobody of that name' }
          : answer,
    },
    ['login: an unknown name and a wrong password look the same'],
  ],
  [
    'lets a token live after logout',
    {
      before: ({ call }) =>
        call.id === 'auth.logout' ? { code: 200, msg: '', data: {} } : undefined,
    },
    [
      'session: logout kills its token',
      ...['needs a token', 'takes no token that nobody gave out'].map(
        (what) => `auth.logout: ${what}`,
      ),
    ],
  ],
  [
    'gives its answers to every site',
    {
      response: (response) => {
        response.headers.set('access-control-allow-origin', '*');
        return response;
      },
    },
    ['headers: no other site may read a player’s answers'],
  ],
  [
    'fails on an oversized argument',
    {
      after: (answer, { call, args }) =>
        call.id === 'auth.login' &&
        String(args.username).length > 1000 &&
        String(args.username).length < 10_000
          ? { code: 500, msg: 'boom', data: { reason: 'internal' } }
          : answer,
    },
    ['auth.login: refuses a wrong username'],
  ],
];

/** All faults at once. */
function combineFaults(each: readonly Fault[]): Fault {
  return {
    before: (request) =>
      each.map(({ before }) => before?.(request)).find((answer) => answer !== undefined),
    after: (answer, request) =>
      each.reduce((made, { after }) => after?.(made, request) ?? made, answer),
    response: (response, request) =>
      each.reduce((made, { response: change }) => change?.(made, request) ?? made, response),
  };
}

/** A run is about two thousand requests, on a busy machine. */
const patience = { timeout: 120_000 };

describe('the conformance suite', patience, () => {
  it('has unique names and a reason for each case, and cases for every call', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ reason }) => reason.length < 4)).toEqual([]);
    expect(all.length).toBeGreaterThan(300);
    expect(calls.filter(({ id }) => !all.some(({ name }) => name.startsWith(`${id}: `)))).toEqual(
      [],
    );
  });

  it('passes a back end that implements the contract, and lists cases that are not applicable', async () => {
    const report = await runConformance(backEndWith());
    const fallen = report.results.filter(({ outcome }) => outcome === 'failed');
    expect(fallen.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([]);
    expect(report.passed).toBeGreaterThan(0.9 * all.length);
  });

  it('reports exactly the faults of a faulty back end', async () => {
    const failed = await failuresWith(combineFaults(faults.map(([, fault]) => fault)));
    const named = faults.flatMap(([, , names]) => names);
    expect(failed.sort()).toEqual([...new Set(named)].sort());
  });

  it('runs only the selected cases; most are not applicable without a player', async () => {
    const alone = createBackEnd({
      baseUrl: 'http://reference.test/user-api',
      fetch: referenceBackEnd(),
      players: playersByToken([]),
    });
    const { results } = await runConformance(alone, { only: ['auth.getInfo: '] });
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'notApplicable',
      'notApplicable',
      'passed',
      'passed',
    ]);
  });

  const accounts = [{ username: 'maria', password: 'Conform.1' }];
  const byPassword = playersByPassword(accounts);
  const bySignUp = playersBySignUp(async () => '123456');
  const readCaptchas = async () => 'abcd';

  it.each([
    ['reads the captcha that a login asks for', bySignUp, readCaptchas, 'passed'],
    ['cannot tell where nobody can read it', bySignUp, undefined, 'notApplicable'],
    ['logs players in past a captcha', byPassword, readCaptchas, 'passed'],
    ['has no players where it cannot', byPassword, undefined, 'notApplicable'],
  ] as const)('%s', async (_, players, readCaptcha, outcome) => {
    const strict = createBackEnd({
      baseUrl: 'http://reference.test/user-api',
      fetch: referenceBackEnd({
        before: ({ call, args }) =>
          call.id === 'auth.login' && args.code !== 'abcd'
            ? { code: 503, msg: 'captcha', data: { reason: 'captcha.needed' } }
            : undefined,
      }),
      players,
      ...(readCaptcha && { readCaptcha }),
      patienceSeconds: 0,
    });
    const only = ['login: an unknown name', 'login: a refused login'];
    const { results } = await runConformance(strict, { only });
    expect(results.map((result) => result.outcome)).toEqual([outcome, outcome]);
  });

  it('creates the rows that two pages need, if a few calls suffice', async () => {
    const marked: string[] = [];
    let row: object | undefined;
    const empty = createBackEnd({
      baseUrl: 'http://reference.test/user-api',
      fetch: referenceBackEnd({
        before: ({ call, args }) => {
          if (call.id === 'gamePage.setFavorite') marked.push(String(args.id));
          return undefined;
        },
        after: (answer, { call, args }) => {
          if (call.id !== 'gamePage.favoriteList' || answer.code !== 200) return answer;
          row ??= (answer.data as { rows: object[] }).rows[0];
          const from = (Number(args.page) - 1) * Number(args.limit);
          const rows = marked.slice(from, from + Number(args.limit));
          const total = marked.length;
          return { ...answer, data: { rows: rows.map((gameId) => ({ ...row, gameId })), total } };
        },
      }),
      players: playersBySignUp(async () => '123456'),
    });
    const { results } = await runConformance(empty, {
      only: ['gamePage.favoriteList: goes on where its first page ends'],
    });
    expect(results).toMatchObject([{ outcome: 'passed', problem: '' }]);
    expect(marked).toHaveLength(2);
  });

  it('waits on 429 up to its limit', async () => {
    let refusals = 2;
    const waited: number[] = [];
    const reference = referenceBackEnd();
    const slow = createBackEnd({
      baseUrl: 'http://reference.test/user-api',
      fetch: async (input, init) => {
        refusals -= 1;
        if (refusals < 0) return reference(input, init);
        return Response.json({ code: 429, msg: 'slow', data: { seconds: 7 } }, { status: 429 });
      },
      wait: async (seconds) => {
        waited.push(seconds);
      },
    });
    const { failed } = await runConformance(slow, { only: ['site: it has a name'] });
    expect({ failed, waited }).toEqual({ failed: 0, waited: [7, 7] });
  });

  it('reports that nothing responds', async () => {
    const gone = createBackEnd({
      baseUrl: 'http://reference.test/user-api',
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    const { results } = await runConformance(gone, { only: ['site: it has a name'] });
    expect(results[0]).toMatchObject({
      outcome: 'failed',
      problem: expect.stringContaining('fetch failed'),
    });
  });
});
