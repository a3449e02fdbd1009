import { randomUUID } from 'node:crypto';
import type { Player } from '../../torture/player.ts';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';
import { inTime, until } from '../until.ts';

const OK = 200;
const SETTLE_MS = 12_000;

/** Events of another player's rounds that cannot be posted unchanged. */
const odd: Readonly<Record<string, object>> = {
  'a stake of 0.00': { amount: '0.00' },
  'a NUL in a txId': { txId: `tx\u0000${randomUUID()}` },
  'an unknown type': { type: 'jackpot' },
  'an amount of 30 digits': { amount: '9'.repeat(30) },
  'a negative amount': { amount: '-5.00' },
  'a lone surrogate': { gameCode: '\ud800' },
  'no round': { roundId: undefined },
  'a text of 100 kB': { roundId: 'r'.repeat(100_000) },
};

export const oddFeed: Scenario = {
  name: 'odd-feed',
  tries: `the game provider's feed holds events of another player that cannot be posted: ${Object.keys(odd).join(', ')}`,
  statements: ['S8', 'S21'],
  before: 'no player could take money out of a game as long as such an event was in the feed',
  async run({ servers: [origin], outside, player }) {
    const { seen, note } = observing();
    const foreign = await player();
    for (const [what, fields] of Object.entries(odd)) {
      const leaving = await player(300);
      const { data } = await ask(origin, '/game/launch/crown-of-siam', {
        token: leaving.token,
        body: {},
      });
      await leaving.playRound(data.launchUrl);
      outside.breakIf(/^GET \/lotus\/v1\/rounds/, {
        kind: 'alter',
        change: (feed) => ({
          ...feed,
          events: [getEvent(foreign, String(feed.next), fields), ...(feed.events as object[])],
        }),
      });
      await ask(origin, `/game/session/exit/${data.sessionId}`, {
        token: leaving.token,
        body: {},
      });
      const took = await until(SETTLE_MS, async () => {
        const { balance, inPlay } = await leaving.balance();
        return Number(balance) > 0 && Number(inPlay) === 0;
      });
      note(`another player's money is returned, with ${what}`, took !== undefined, inTime(took));
      outside.mend();
      if (took === undefined) break;
    }
    const { code } = await ask(origin, '/getInfo', { token: foreign.token });
    note('the affected player can still log in', code === OK, code);
    return seen;
  },
};

function getEvent({ playerId }: Player, cursor: string, fields: object): object {
  return {
    cursor,
    type: 'bet',
    txId: `odd-${randomUUID()}`,
    refTxId: null,
    roundId: `odd-${randomUUID()}`,
    roundClosed: false,
    playerRef: playerId,
    fundRef: 'cash',
    gameCode: 'crown-of-siam',
    amount: '1.00',
    currency: 'PHP',
    at: new Date().toISOString(),
    ...fields,
  };
}
