import type { Envelope } from '@parlor/api';
import { type Call, calls, getReasons } from '@parlor/api/calls';
import { getArgumentSchemas } from '@parlor/api/conformance';
import { createExample } from '@parlor/api/fixtures';
import { stringify } from 'qs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { API_PREFIX } from '../../platform/platform.ts';
import {
  bankCardForm,
  describeOnDatabases,
  getSnapshot,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
  unlimited,
} from '../../testing/index.ts';
import { parseFields } from './arguments.ts';

type Arguments = Record<string, unknown>;

const FOREIGN_ID = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';
const HUGE = 'x'.repeat(5_000);
const nonsense: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['an object', { a: { b: 'c' } }],
  ['a list', ['a', 'b']],
  ['a number', -1.5e300],
  ['truth', true],
  ['oversized', HUGE],
  ['empty', ''],
  ['a NUL', 'a\u0000b'],
  ['an odd character', '\ud800\u202e%00%27;--'],
  ['a foreign id', FOREIGN_ID],
];

/** A phone in Base64, an SMS code, and the answer to a captcha are all named `code`. */
const CODES = ['MDkxNzAwMDAwMDA0ODIx', '123456', 'abcd'];

/** Valid arguments of the contract, by the name that they have in every call. */
const likely: Arguments = {
  captchaCode: 'abcd',
  uuid: FOREIGN_ID,
  phone: '09170000000',
  username: 'some.body',
  password: 'Secret.1',
  inviteCode: '',
  onlineTime: 3,
  page: 1,
  limit: 10,
  id: FOREIGN_ID,
  categoryId: 'slots',
  makerId: 'pandan',
  tagId: 'animals',
  sessionId: FOREIGN_ID,
  gameId: FOREIGN_ID,
  content: 'Long enough for what somebody writes.',
  contact: '0917 555 0142',
  favorite: true,
  liked: true,
  rating: 4,
  channel: 'ewallet',
  amount: '100',
  orderNo: 'D202611210000000000',
  bankCardId: FOREIGN_ID,
  bankCode: 'LUZ',
  cardholder: 'Maria Reyes',
  cardNumber: '998877665544',
  oldPassword: 'Secret.1',
  newPassword: 'Secret.2',
  gameUserBankCard: bankCardForm('09170000000'),
};

/** Valid arguments of a call, so that the invalid one is the only one. */
function goodFor(call: Call): Arguments {
  const schemas = getArgumentSchemas(call);
  const named = [...schemas.keys()].filter((name) => name in likely);
  const code = schemas.get('code');
  return createExample(call.request, {
    ...Object.fromEntries(named.map((name) => [name, likely[name]])),
    ...(code && { code: CODES.find((each) => safeParse(code, each).success) }),
    file: new Blob(['no picture']),
  }) as Arguments;
}

describeOnDatabases(
  'invalid values in every argument of every call (S20, S21, S27)',
  (database) => {
    let site: TestSite;
    let player: TestPlayer;
    beforeAll(async () => {
      // Rate limits are lifted for all calls.
      const ofAddress = unlimited('HTTP', 'CAPTCHA', 'LOGIN_ADDRESS');
      const ofPlayer = unlimited('PROOF', 'UPLOAD', 'FEEDBACK', 'COMMENT', 'SEARCH');
      site = await openTestSite(database().db, { env: { ...ofAddress, ...ofPlayer } });
      player = await site.signUp();
      await site.give(player, 100_000n);
    });
    afterAll(() => site.close());

    /** As JSON, which every call but an upload accepts, or as the form of the contract. */
    async function createBody(call: Call, args: Arguments, asForm: boolean) {
      if (call.method === 'GET') return {};
      if (call.in === 'multipart') {
        const form = new FormData();
        for (const [name, value] of Object.entries(args)) {
          if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
        }
        const body = new Response(form);
        const type = body.headers.get('content-type') ?? '';
        return { type, payload: Buffer.from(await body.arrayBuffer()) };
      }
      return asForm
        ? {
            type: 'application/x-www-form-urlencoded',
            payload: stringify(args, { allowDots: true }),
          }
        : { type: 'application/json', payload: JSON.stringify(args) };
    }

    async function send(
      call: Call,
      args: Arguments,
      token = player.token,
      asForm = false,
    ): Promise<Envelope> {
      const rest = { ...args };
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = rest[name];
        delete rest[name];
        return encodeURIComponent(String(value).toWellFormed()) || '%20';
      });
      const query = call.method === 'GET' ? `?${stringify(rest).slice(0, 8_000)}` : '';
      const { type, payload } = await createBody(call, rest, asForm);
      const response = await site.app.inject({
        method: call.method,
        url: `${API_PREFIX}${path}${query}`,
        ...(payload !== undefined && { payload }),
        headers: {
          ...(type !== undefined && { 'content-type': type }),
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
        },
      });
      const envelope = response.json<Envelope>();
      const { reason } = refusalIn(envelope);
      if (reason) expect(getReasons(call), call.id).toContain(reason);
      return envelope;
    }

    /** Whether the value is valid in transit: paths and queries contain only text. */
    function isTaken(call: Call, args: Arguments): boolean {
      const inPath = Object.entries(args)
        .filter(([name]) => call.pathParameters.includes(name))
        .map(([name, value]) => [name, String(value) || ' ']);
      const beside = call.method === 'GET' ? parseFields(stringify(args)) : args;
      const travelling = { ...beside, ...Object.fromEntries(inPath) };
      return [args, travelling].some((each) => safeParse(call.request, each).success);
    }

    /** All state that a call could have changed permanently. */
    const state = () => getSnapshot(database().db);

    // Logout succeeds with any arguments.
    const asked = calls.filter(({ id }) => id !== 'auth.logout');

    it.each(asked.map((call) => [call.id, call] as const))('%s', async (_, call) => {
      const args = goodFor(call);
      expect(isTaken(call, args)).toBe(true);
      const before = await state();
      const cases = [...getArgumentSchemas(call).keys()].flatMap((name) =>
        nonsense.map(([what, value]) => ({
          what: `${name}: ${what}`,
          args: { ...args, [name]: value },
        })),
      );
      for (const { what, args: given } of cases) {
        if (isTaken(call, given)) continue;
        for (const asForm of call.in === 'form' ? [false, true] : [false]) {
          // Lists and objects of a form arrive as fields with other names.
          if (asForm && isTaken(call, parseFields(stringify(given, { allowDots: true })))) continue;
          const answer = await send(call, given, player.token, asForm);
          expect([400, 404, 414, 422, 429, 503], `${what}: ${JSON.stringify(answer)}`).toContain(
            answer.code,
          );
          expect(JSON.stringify(answer), what).not.toMatch(
            /\bat .*\.ts:\d|ZodError|select |insert /,
          );
        }
      }
      expect(await state()).toEqual(before);
    });

    it.each(asked.map((call) => [call.id, call] as const))(
      '%s never fails on valid arguments',
      async (_, call) => {
        const args = goodFor(call);
        for (const name of getArgumentSchemas(call).keys()) {
          for (const [what, value] of nonsense) {
            const given = { ...args, [name]: value };
            if (!isTaken(call, given)) continue;
            const { code } = await send(call, given);
            expect(code, `${name}: ${what}`).not.toBe(500);
          }
        }
      },
    );

    it('mass assignment changes nothing that a call does not name (ASVS 15.3.3)', async () => {
      const more = { playerId: FOREIGN_ID, player_id: FOREIGN_ID, balance: '1000000', level: 10 };
      const before = await state();
      const others = { frozenAt: null, provedAt: '2020-01-01', __proto__: { level: 10 }, ...more };
      const list = asked.find(({ id }) => id === 'wallet.bankCardList');
      const info = asked.find(({ id }) => id === 'auth.getInfo');
      if (!list || !info) throw new Error('the contract has changed');
      expect((await send(info, others)).data).toMatchObject({ userId: player.playerId, level: 0 });
      const [card] = (await send(list, others)).data as object[];
      expect(card).toMatchObject({ cardId: player.cardId, isNew: true });
      expect(await state()).toEqual(before);
    });

    it('a call of a player without a token or with an unknown one is refused', async () => {
      for (const call of asked.filter(({ auth }) => auth === 'player')) {
        expect((await send(call, {}, 'nobody-ever-gave-this-token-out')).code, call.id).toBe(401);
      }
    });
  },
);
