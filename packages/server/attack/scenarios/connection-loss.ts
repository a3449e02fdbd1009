import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, send } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';

const ROUNDS = 6;
const PLAYERS = 4;
const LOOKS = 16;
const OK = 200;
const TRY_AGAIN_MS = 300;
const TRIES = 20;

export const connectionLoss: Scenario = {
  name: 'connection-loss',
  tries:
    'PostgreSQL ends all connections of both servers while deposits are under way, then their requests are repeated under their keys',
  statements: ['S4', 'S7', 'S10', 'S30'],
  before: 'the process of the server ended in every round',
  only: 'postgres',
  async run({ servers, postgres, player }) {
    const { seen, note } = observing();
    if (!postgres) throw new Error('there is no PostgreSQL to lose');
    const players = await Promise.all(Array.from({ length: PLAYERS }, () => player()));
    let lived = 0;
    let unanswered = 0;
    let sent = 0;
    const orders = new Map<string, Set<string>>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const charges = players.map(({ token }) => ({ token, key: randomUUID() }));
      const charge = ({ token, key }: { token: string; key: string }, index: number) =>
        ask(servers[index % 2] ?? servers[0], '/pay/ewallet/charge', {
          token,
          key,
          body: { amount: '300' },
        });
      const looks = Array.from({ length: LOOKS }, (_, index) =>
        ask(servers[index % 2] ?? servers[0], '/bill/list?page=1&limit=10', {
          token: players[index % PLAYERS]?.token,
        }),
      );
      const moving = charges.map(charge);
      await sleep(Math.random() * 20);
      await postgres.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const answers = await Promise.all([...moving, ...looks]);
      sent += answers.length;
      unanswered += answers.filter(({ status }) => status === 0).length;
      const alive = await Promise.all(servers.map((origin) => send(`${origin}/healthz`)));
      if (alive.some(({ status }) => status !== OK)) break;
      lived += 1;
      for (const [index, { token, key }] of charges.entries()) {
        const orderNos = orders.get(key) ?? new Set();
        orders.set(key, orderNos);
        const first = await moving[index];
        if (first?.code === OK) orderNos.add(first.data.orderNo);
        for (let tries = 0; tries < TRIES; tries += 1) {
          const again = await charge({ token, key }, index + 1);
          if (again.code === OK) {
            orderNos.add(again.data.orderNo);
            break;
          }
          await sleep(TRY_AGAIN_MS);
        }
      }
    }
    note('rounds that both servers lived through', lived === ROUNDS, `${lived} of ${ROUNDS}`);
    note('requests without any answer', unanswered === 0, `${unanswered} of ${sent}`);
    const once = [...orders.values()].filter(({ size }) => size === 1).length;
    note(
      'repeated deposits that have one order',
      lived === ROUNDS && once === orders.size,
      `${once} of ${orders.size}`,
    );
    return seen;
  },
};
