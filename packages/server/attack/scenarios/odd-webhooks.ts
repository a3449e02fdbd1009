import { randomUUID } from 'node:crypto';
import type { Player } from '../../torture/player.ts';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';
import { sendSigned } from '../signed.ts';

const WEBHOOK = '/psp/webhook';
const INVALID_SIGNATURE = 401;
const SERVER_FAULT = 500;
const REPEATS = 20;

export const oddWebhooks: Scenario = {
  name: 'odd-webhooks',
  tries:
    'the bank and the game provider report amounts of 0, three decimals and 17 digits, NUL and lone surrogates, bodies that are not JSON; attackers sign wrongly; webhooks come twenty times, late and in another order',
  statements: ['S4', 'S6', 'S27'],
  before:
    'amounts of 0, three decimals, 17 digits, NUL and lone surrogates answered 500 and were repeated for 24 hours',
  async run({ servers, player }) {
    const { seen, note } = observing();
    const [origin] = servers;
    const victim = await player();

    for (const [what, body] of Object.entries(oddPayments())) {
      const { status } = await sendSigned('PSP', origin, WEBHOOK, { body });
      note(`a webhook of the bank: ${what}`, status > 0 && status < SERVER_FAULT, status);
    }
    for (const [what, body] of Object.entries(oddBets(victim))) {
      const { status } = await sendSigned('SMP', origin, '/smp/v1/bet', { body });
      note(`a report of the provider: ${what}`, status > 0 && status < SERVER_FAULT, status);
    }

    const paid = payment({ orderNo: 'D2026', amount: '999.00' });
    const forged = await Promise.all([
      sendSigned('PSP', origin, WEBHOOK, { body: paid, secret: 'guessed' }),
      sendSigned('PSP', origin, WEBHOOK, { body: paid, age: 310 }),
      sendSigned('PSP', origin, WEBHOOK, { body: paid, age: -310 }),
      sendSigned('PSP', origin, WEBHOOK, { body: paid, headers: { 'X-PSP-Key': 'demo-lotus' } }),
      sendSigned('PSP', origin, '/smp/v1/bet', { body: paid }),
      sendSigned('PSP', origin, WEBHOOK, { body: 'x'.repeat(300_000), secret: 'guessed' }),
    ]);
    const accepted = forged.filter(({ status }) => status !== INVALID_SIGNATURE).length;
    note('wrong signatures that were not answered with the same 401', accepted === 0, accepted);

    const { token } = victim;
    const order = async () =>
      (await ask(origin, '/pay/ewallet/charge', { token, body: { amount: '300' } })).data.orderNo;
    const [repeated, reordered] = [await order(), await order()];
    const event = payment({ orderNo: repeated, amount: '300.00' });
    await Promise.all(
      Array.from({ length: REPEATS }, (_, index) =>
        sendSigned('PSP', servers[index % 2] ?? origin, WEBHOOK, { body: event }),
      ),
    );
    const once = Number((await victim.balance()).balance);
    note(`credited by one payment reported ${REPEATS} times concurrently`, once === 300, once);
    await sendSigned('PSP', origin, WEBHOOK, {
      body: { eventId: randomUUID(), type: 'payment.failed', orderNo: reordered },
    });
    const late = payment({ orderNo: reordered, amount: '300.00' });
    await sendSigned('PSP', origin, WEBHOOK, { body: late });
    await sendSigned('PSP', origin, WEBHOOK, { body: { ...late, orderNo: repeated } });
    const both = Number((await victim.balance()).balance);
    note('credited after a failure reported before the success', both === 600, both);
    return seen;
  },
};

function payment(fields: object): object {
  return {
    eventId: randomUUID(),
    type: 'payment.succeeded',
    orderNo: `unknown-${randomUUID()}`,
    txId: `tx-${randomUUID()}`,
    amount: '100.00',
    currency: 'PHP',
    at: new Date().toISOString(),
    ...fields,
  };
}

/** A lone surrogate, as a JSON escape. */
const SURROGATE = '\ud800';

function oddPayments(): Readonly<Record<string, object | string | Buffer>> {
  return {
    'an amount of 0': payment({ amount: '0.00' }),
    'three decimals': payment({ amount: '1.001' }),
    '17 digits': payment({ amount: '12345678901234567' }),
    '15 digits': payment({ amount: '123456789012345' }),
    'a negative amount': payment({ amount: '-1.00' }),
    'an amount that is a number': payment({ amount: 1e21 }),
    'NUL in an order number': payment({ orderNo: 'D\u0000' }),
    'NUL in a txId': payment({ txId: 'tx\u0000' }),
    'a lone surrogate in an order number': payment({ orderNo: SURROGATE }),
    'a lone surrogate in a txId': payment({ txId: SURROGATE }),
    'another currency': payment({ currency: 'XXX' }),
    'an unknown type': payment({ type: 'payment.refunded' }),
    'a payout that is not an id': { type: 'payout.paid', payoutId: "'; drop table x" },
    'an unknown payout': { type: 'payout.failed', payoutId: randomUUID(), reason: SURROGATE },
    __proto__: '{"__proto__":{"type":"payout.paid"},"type":"payout.paid"}',
    'an array': [],
    'no JSON': '{"type":',
    'nested 20,000 deep': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'bytes that are not UTF-8': Buffer.from([0xff, 0xfe, 0x00, 0x01]),
  };
}

function oddBets({ playerId }: Player): Readonly<Record<string, object | string>> {
  const bet = (fields: object) => ({
    sessionToken: 'x',
    txId: `odd-${randomUUID()}`,
    roundId: `odd-${randomUUID()}`,
    playerRef: playerId,
    fundRef: 'cash',
    gameCode: 'crown-of-siam',
    amount: '1.00',
    currency: 'PHP',
    roundStart: true,
    ...fields,
  });
  return {
    'a stake of 0.00': bet({ amount: '0.00' }),
    'a stake of 15 digits': bet({ amount: '999999999999999' }),
    'three decimals': bet({ amount: '1.001' }),
    'NUL in a txId': bet({ txId: 'tx\u0000' }),
    'NUL in a roundId': bet({ roundId: 'r\u0000' }),
    'a lone surrogate in a game': bet({ gameCode: SURROGATE }),
    'a player that is not an id': bet({ playerRef: 'nobody' }),
    'no fields': {},
    'no JSON': '[',
  };
}
