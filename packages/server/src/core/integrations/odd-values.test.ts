import { readFileSync } from 'node:fs';
import { play } from '@parlor/api/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  sendSigned,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

/** Values that a third party could send in any field. */
const oddValues: readonly unknown[] = [
  '\0',
  'a\0b',
  '\uD800',
  'a\uDFFFb',
  '',
  'x'.repeat(141),
  'x'.repeat(100_000),
  '0.00',
  '-1.00',
  '1.005',
  '1'.repeat(17),
  "' or true --",
  '00000000-0000-4000-8000-000000000000',
  null,
  undefined,
  0,
  1e308,
  [],
  {},
];

/** Whole bodies that violate the protocol, as sent over the wire. */
const oddBodies: readonly (string | Uint8Array)[] = [
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{}',
  'not json',
  '{"__proto__":{"txId":"x"}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
];

/** The statuses of SMP/1 (docs/outside-world.md). */
const smpStatuses = [
  'OK',
  'NOT_ENOUGH_MONEY',
  'LIMIT_REACHED',
  'USER_DISABLED',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'WRONG_CURRENCY',
  'INVALID_GAME',
  'DUPLICATE_CONFLICT',
  'ORIGINAL_ROLLED_BACK',
  'BET_NOT_FOUND',
  'UNKNOWN',
];

const stake = {
  txId: 'tx',
  roundId: 'round',
  playerRef: 'player',
  fundRef: 'cash',
  gameCode: 'lucky-sevens',
  amount: '0.01',
  currency: 'PHP',
};

/** A valid body for each endpoint that a third party can call. */
const endpoints: Readonly<Record<string, Readonly<Record<string, unknown>>[]>> = {
  '/smp/v1/authenticate': [{ launchToken: 'launch' }],
  '/smp/v1/balance': [{ sessionToken: 'session' }],
  '/smp/v1/bet': [{ sessionToken: 'session', ...stake, roundStart: true }],
  '/smp/v1/win': [{ ...stake, refTxId: 'bet', roundClosed: true }],
  '/smp/v1/rollback': [
    {
      txId: 'tx',
      refTxId: 'bet',
      roundId: 'round',
      playerRef: 'player',
      fundRef: 'cash',
      reason: 'x',
    },
  ],
  '/smp/v1/round-state': [{ roundId: 'round', playerRef: 'player', state: 'closed' }],
  '/smp/v1/session-event': [{ sessionId: 'session', playerRef: 'player', event: 'heartbeat' }],
  '/psp/webhook': [
    {
      eventId: 'event',
      type: 'payment.succeeded',
      orderNo: 'D-1',
      txId: 'tx',
      amount: '500.00',
      currency: 'PHP',
      reason: null,
      at: '2026-11-18T02:00:00Z',
    },
    { eventId: 'event', type: 'payment.failed', orderNo: 'D-1', reason: 'declined' },
    { eventId: 'event', type: 'payout.paid', payoutId: 'payout', txId: 'tx' },
    { eventId: 'event', type: 'payout.failed', payoutId: 'payout', reason: 'closed' },
  ],
};

it('covers every endpoint of docs/outside-world.md that third parties call', () => {
  const page = readFileSync(
    new URL('../../../../../docs/outside-world.md', import.meta.url),
    'utf8',
  );
  const documented = page.match(/`\/(smp\/v1|psp)\/[a-z-]+`/g) ?? [];
  const paths = new Set(documented.map((path) => path.slice(1, -1)));
  expect([...paths].sort()).toEqual(Object.keys(endpoints).sort());
});

describeOnDatabases('invalid values from third parties', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  let sent = 0;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    player = await site.richPlayer(50_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    getData(await site.call(play.launchGame, { id: 'lucky-sevens' }, options));
  });
  afterAll(() => site.close());

  function send(path: string, payload: string | Uint8Array) {
    const { psp, lotus } = site.core.config.outside;
    return path.startsWith('/psp/')
      ? sendSigned(site, 'PSP', psp, path, payload)
      : sendSigned(site, 'SMP', lotus, path, payload);
  }

  /** A final response: the sender has no reason to send it again. */
  async function expectFinal(path: string, payload: string | Uint8Array) {
    const answer = await send(path, payload);
    const what = `${path} ${String(payload).slice(0, 300)}`;
    expect([200, 400], what).toContain(answer.statusCode);
    const body = answer.json();
    if (path.startsWith('/smp/')) expect(smpStatuses, what).toContain(body.status);
    else if (answer.statusCode === 200) expect(body, what).toMatchObject({ received: true });
  }

  const cases = Object.entries(endpoints).flatMap(([path, bodies]) =>
    bodies.map((body) => [`${path} ${body.type ?? ''}`.trim(), path, body] as const),
  );

  it.each(cases)('%s returns a final status for each invalid value', async (_, path, body) => {
    for (const field of Object.keys(body)) {
      for (const odd of oddValues) {
        sent += 1;
        // A unique key, so that only the odd value is tested.
        const own = {
          ...('playerRef' in body && { playerRef: player.playerId }),
          ...('txId' in body && { txId: `odd-${sent}` }),
          ...('roundId' in body && { roundId: `odd-round-${sent}` }),
        };
        await expectFinal(path, JSON.stringify({ ...body, ...own, [field]: odd }));
      }
    }
  });

  it.each(Object.keys(endpoints))(
    '%s returns a final status for each invalid body',
    async (path) => {
      for (const body of oddBodies) await expectFinal(path, body);
    },
  );

  it('stores messages that cannot be posted, without session tokens', async () => {
    const letters = await database().db.selectFrom('dead_letter').selectAll().execute();
    expect(letters.length).toBeGreaterThan(100);
    expect(letters.filter(({ payload }) => payload.includes('sessionToken'))).toEqual([]);
    for (const { payload } of letters) JSON.parse(payload);
  });

  it('posts a free spin reported as specified, and its win', async () => {
    const spin = { ...stake, playerRef: player.playerId, roundId: 'free' };
    const bet = { ...spin, txId: 'free-spin', amount: '0.00' };
    const win = { ...spin, txId: 'free-win', refTxId: 'free-spin', roundClosed: true };
    const reported = async (path: string, body: object) =>
      (await send(path, JSON.stringify(body))).json().status;
    expect(await reported('/smp/v1/bet', bet)).toBe('OK');
    expect(await reported('/smp/v1/win', win)).toBe('OK');
    const rollback = { ...win, txId: 'free-rollback', amount: undefined };
    expect(await reported('/smp/v1/rollback', rollback)).toBe('OK');
  });

  it('holds every invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
