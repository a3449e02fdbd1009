import { randomUUID } from 'node:crypto';
import { type Answer, ask } from '../http.ts';
import type { Fault } from '../proxy.ts';
import { observing, type Scenario } from '../scenario.ts';
import { inTime, until } from '../until.ts';

const OK = 200;
const PASSWORD = 'Secret.1';
const SETTLE_MS = 40_000;
/** An order without a webhook is polled after 15 s. */
const CHECKED_MS = 19_000;
const SLOWEST_MS = 8_000;
const PAYMENTS = /^POST \/psp\/v1\/payments/;
const PAYMENT = /^GET \/psp\/v1\/payments/;
const PAYOUTS = /^POST \/psp\/v1\/payouts/;
const PAYOUT = /\/psp\/v1\/payouts/;
const WEBHOOKS = /^POST \/psp\/webhook/;

const brokenPayments: Readonly<Record<string, Fault>> = {
  'no response': { kind: 'silent' },
  'a response byte by byte': { kind: 'drip' },
  'a response of 200 MB': { kind: 'huge', megabytes: 200 },
  'the order made, the response lost': { kind: 'lost' },
  'the order made twice': { kind: 'twice' },
  'an error of a gateway': { kind: 'answer', status: 502, body: '<html>' },
  'a redirect': { kind: 'answer', status: 307, body: '', to: 'http://127.0.0.1:9/stolen' },
  'a checkout address that is a script': {
    kind: 'alter',
    change: (made) => ({ ...made, payUrl: 'javascript:alert(1)' }),
  },
};

const brokenPayouts: Readonly<Record<string, { readonly path: RegExp; readonly fault: Fault }>> = {
  'no response': { path: PAYOUT, fault: { kind: 'silent' } },
  'paid out, the response lost': { path: PAYOUTS, fault: { kind: 'lost' } },
  'requested twice': { path: PAYOUTS, fault: { kind: 'twice' } },
  'an error of a gateway': { path: PAYOUT, fault: { kind: 'answer', status: 503, body: '' } },
  'a gateway’s time-out after it was paid out': {
    path: PAYOUTS,
    fault: { kind: 'answer', status: 408, body: '', isDone: true },
  },
  'the response of another payout': {
    path: PAYOUT,
    fault: {
      kind: 'alter',
      change: (payout) => ({ ...payout, payoutId: randomUUID(), status: 'failed' }),
    },
  },
};

export const slowBank: Scenario = {
  name: 'slow-bank',
  tries:
    'the bank is silent, slow and endless, loses responses after it has paid, receives requests twice, answers for another order, and its webhooks are lost',
  before:
    'a withdrawal that a gateway answered with 408 after the bank had paid it was marked failed and its money returned',
  statements: ['S4', 'S6', 'S8', 'S9', 'S30'],
  async run(world) {
    const { seen, note } = observing();
    const { servers, outside, callbacks, player, bystander, memory } = world;
    const [origin] = servers;

    const beside = await bystander();
    for (const [what, fault] of Object.entries(brokenPayments)) {
      const { token } = await player();
      const key = randomUUID();
      const charge = () =>
        ask(origin, '/pay/ewallet/charge', { token, key, body: { amount: '300' } });
      const before = memory();
      outside.breakIf(PAYMENTS, fault);
      const broken = await charge();
      outside.mend();
      const grown = memory() - before;
      const again = await charge();
      note(
        `a deposit, with ${what}`,
        broken.status === OK && broken.ms < SLOWEST_MS && isHttp(broken),
        `${broken.code} ${broken.reason} after ${broken.ms} ms`,
      );
      note(
        `the same deposit again, after ${what}`,
        again.code === OK && isHttp(again),
        `${again.code} ${again.reason}`,
      );
      if (fault.kind === 'huge') note('memory used', grown < 100, `${Math.max(0, grown)} MB`);
    }
    const meanwhile = await beside.stop();
    note('other clients meanwhile', meanwhile.isWell, meanwhile.line);

    // A webhook that never arrives, and responses that belong to another order.
    const [rich, poor] = [await player(), await player()];
    callbacks.breakIf(WEBHOOKS, { kind: 'answer', status: 500, body: '' });
    for (const { token } of [rich, poor]) {
      const made = await ask(origin, '/pay/ewallet/charge', { token, body: { amount: '300' } });
      if (token === rich.token) await pay(made.data.payUrl);
    }
    let succeeded: unknown;
    outside.breakIf(PAYMENT, {
      kind: 'alter',
      change: (answer) => {
        if (answer.status === 'succeeded') succeeded ??= answer;
        return succeeded ?? answer;
      },
    });
    const wrongly = await until(CHECKED_MS, async () => Number((await poor.balance()).balance) > 0);
    outside.mend();
    note(
      'a player credited with another one’s payment',
      wrongly === undefined,
      wrongly === undefined ? 'none' : inTime(wrongly),
    );
    const found = await until(
      SETTLE_MS,
      async () => Number((await rich.balance()).balance) === 300,
    );
    note(
      'a paid deposit whose webhooks are all lost is credited',
      found !== undefined,
      inTime(found),
    );
    callbacks.mend();

    for (const [what, { path, fault }] of Object.entries(brokenPayouts)) {
      const { token, cardId } = await player(300);
      await ask(origin, '/proof/verify', { token, body: { password: PASSWORD } });
      outside.breakIf(path, fault);
      const asked = await ask(origin, '/pay/withdraw', {
        token,
        body: { amount: '300', bankCardId: cardId },
      });
      const id = asked.data.withdrawalId;
      const state = async () =>
        (await ask(origin, `/pay/withdraw/info/${id}`, { token })).data.state;
      // Long enough for the job to submit and poll it.
      await until(7_000, async () => outside.met > 1);
      const early = await state();
      note(
        `a withdrawal, with ${what}, is not marked failed`,
        early !== 'failed',
        String(early ?? asked.reason),
      );
      outside.mend();
      const done = await until(SETTLE_MS, async () => (await state()) === 'done');
      note('it is paid after recovery', done !== undefined, inTime(done));
    }
    return seen;
  },
};

function isHttp({ code, data }: Answer): boolean {
  return code !== OK || /^https?:/.test(String(data.payUrl));
}

async function pay(payUrl: string): Promise<void> {
  await fetch(payUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}
