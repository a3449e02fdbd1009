import { randomUUID } from 'node:crypto';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';

const OK = 200;
const RACERS = 50;
const PASSWORD = 'Secret.1';

export const races: Scenario = {
  name: 'races',
  tries: `${RACERS} identical withdrawals at once, ${RACERS} different ones, deposits and launches sent twice, across all servers`,
  statements: ['S4', 'S5', 'S10'],
  async run({ servers, player }) {
    const { seen, note } = observing();
    const rich = await player(600);
    const { token, cardId } = rich;
    const at = (index: number) => servers[index % 2] ?? servers[0];
    await ask(servers[0], '/proof/verify', { token, body: { password: PASSWORD } });
    const withdraw = (index: number, key: string, amount = '100') =>
      ask(at(index), '/pay/withdraw', { token, key, body: { amount, bankCardId: cardId } });
    const many = <Made>(make: (index: number) => Promise<Made>) =>
      Promise.all(Array.from({ length: RACERS }, (_, index) => make(index)));

    const key = randomUUID();
    const same = await many((index) => withdraw(index, key));
    const ids = new Set(same.flatMap(({ code, data }) => (code === OK ? [data.withdrawalId] : [])));
    note('withdrawals created with one key', ids.size === 1, ids.size);
    const odd = same.filter(({ code }) => ![OK, 409, 429].includes(code)).length;
    note('unexpected responses among them', odd === 0, `${odd} of ${RACERS}`);

    const different = await many((index) => withdraw(index, randomUUID(), '300'));
    const made = different.filter(({ code }) => code === OK).length;
    note('withdrawals of 300 out of the 500 that are left', made === 1, made);
    note(
      'wallet below zero',
      Number((await rich.balance()).balance) >= 0,
      String((await rich.balance()).balance),
    );

    const order = randomUUID();
    const charges = await many((index) =>
      ask(at(index), '/pay/ewallet/charge', { token, key: order, body: { amount: '300' } }),
    );
    const orders = new Set(
      charges.flatMap(({ code, data }) => (code === OK ? [data.orderNo] : [])),
    );
    note('deposit orders created with one key', orders.size === 1, orders.size);

    const player2 = await player(300);
    const launches = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        ask(at(index), '/game/launch/crown-of-siam', { token: player2.token, body: {} }),
      ),
    );
    const sessions = launches.flatMap(({ code, data }) => (code === OK ? [data.sessionId] : []));
    const open = await ask(servers[0], '/game/session/open', { token: player2.token });
    note(
      'open games after ten launches at once',
      open.data.rows.length <= 1,
      open.data.rows.length,
    );
    const money = await player2.balance();
    const total = ['balance', 'inPlay', 'inTransit'].reduce(
      (sum, part) => sum + Number(money[part]),
      0,
    );
    note(`money of the player, ${sessions.length} launches later`, total === 300, total);
    return seen;
  },
};
