import { type Call, calls } from '@parlor/api/calls';
import { createBackEnd, getArgumentSchemas } from '@parlor/api/conformance';
import { createExample } from '@parlor/api/fixtures';
import type { Player } from '../../torture/player.ts';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';

const PASSWORD = 'Secret.1';
const SERVER_FAULT = 500;
/** These end the session or change the password that the next attempts need. */
const ENDS_SESSION = /^(?:auth\.logout|profile\.endSession|auth\.updatePassword)$/;
const ID = /(?:^id|Ids?|orderNo)$/i;

/** Extra fields that a hostile client adds to every request, hoping that they are stored. */
const grasped = (victim: Player) => ({
  playerId: victim.playerId,
  userId: victim.playerId,
  phoneNumber: victim.phone,
  level: 10,
  balance: '999999.00',
  role: 'operator',
  state: 'done',
  frozenAt: null,
  isAdmin: true,
});

export const foreignIds: Scenario = {
  name: 'foreign-ids',
  tries:
    'every call of the contract is made with the ids of another player, and with fields that a client may not set',
  statements: ['S20', 'S21'],
  async run({ servers: [origin], player }) {
    const { seen, note } = observing();
    const [victim, attacker] = [await player(600), await player()];
    const ids = await getBelongings(origin, victim);
    const before = JSON.stringify(await getState(origin, victim));
    const backEnd = createBackEnd({ baseUrl: `${origin}/user-api`, patienceSeconds: 0 });
    const marks = [victim.playerId, victim.phone, victim.phone.slice(1)];
    const leaks = new Set<string>();
    const faults = new Set<string>();
    let tries = 0;
    for (const call of calls) {
      if (call.in === 'multipart' || ENDS_SESSION.test(call.id)) continue;
      for (const args of argumentsFor(call, ids)) {
        tries += 1;
        const { token } = attacker;
        const sent = { ...args, ...grasped(victim), ...args };
        const { status, text } = await backEnd.send(call, sent, { token });
        if (marks.some((mark) => text.includes(mark))) leaks.add(call.id);
        if (status >= SERVER_FAULT || /"code":500/.test(text)) faults.add(call.id);
      }
    }
    const named = (found: Set<string>) => [...found].join(', ') || 'none';
    note(
      `calls that reveal data of the victim, of ${tries} attempts`,
      leaks.size === 0,
      named(leaks),
    );
    note('calls that fail', faults.size === 0, named(faults));
    const after = JSON.stringify(await getState(origin, victim));
    note(
      'wallet, cards, orders, sessions and profile of the victim are unchanged',
      after === before,
    );
    const own = await ask(origin, '/getInfo', { token: attacker.token });
    const money = await attacker.balance();
    note(
      'the attacker has neither a level nor money',
      own.data.level === 0 && Number(money.balance) === 0 && own.data.userId === attacker.playerId,
      `level ${own.data.level}, ${money.balance}`,
    );
    return seen;
  },
};

/** Each call once with documented arguments, and once with each id of the victim. */
function argumentsFor(call: Call, ids: readonly string[]): object[] {
  const example = createExample(call.request) as Record<string, unknown>;
  const named = [...getArgumentSchemas(call).keys()].filter((name) => ID.test(name));
  const foreign = named.flatMap((name) =>
    ids.map((id) => ({ ...example, [name]: Array.isArray(example[name]) ? [id] : id })),
  );
  return [example, ...foreign];
}

async function getBelongings(origin: string, { token, cardId }: Player): Promise<string[]> {
  const post = (path: string, body: object) => ask(origin, path, { token, body });
  await post('/proof/verify', { password: PASSWORD });
  const order = await post('/pay/ewallet/charge', { amount: '300' });
  const withdrawal = await post('/pay/withdraw', { amount: '100', bankCardId: cardId });
  const game = await post('/game/launch/crown-of-siam', { amount: '100' });
  const comment = await post('/game/comment/add/crown-of-siam', {
    content: 'Only mine to delete.',
  });
  const devices = await ask(origin, '/user/session/list', { token });
  return [
    cardId,
    order.data.orderNo,
    withdrawal.data.withdrawalId,
    game.data.sessionId,
    comment.data.commentId,
    devices.data.rows?.[0]?.sessionId,
  ].flatMap((id) => id || []);
}

/** State that must not change, except by time. */
async function getState(origin: string, { token }: Player): Promise<unknown> {
  const get = async (path: string) => (await ask(origin, path, { token })).data;
  const money = await get('/user/getBalanceInfo');
  const { rows } = await get('/user/session/list');
  const { nickname, level, phoneNumber, userId } = await get('/getInfo');
  const cards = await get('/user/bankCard/list');
  // Requested withdrawals are paid out meanwhile, and an idle game's balance returns to the wallet.
  const total = Number(money.balance) + Number(money.inPlay) + Number(money.inTransit);
  return [total, rows.length, nickname, level, phoneNumber, userId, cards];
}
