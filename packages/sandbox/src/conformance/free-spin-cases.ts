import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestPlayer } from './provider.ts';
import { type Context, expectAnswer, type ProviderCase } from './types.ts';

/** A game of the provider that plays free spins; undefined if none does. */
async function findFreeSpinGame({ provider }: Context) {
  const { body } = await provider.get('/v1/games?limit=1000');
  const games = Array.isArray(body.games) ? body.games : [];
  return games.find(({ freeSpins }) => freeSpins === true) as
    | { readonly gameCode: string; readonly minStake: string }
    | undefined;
}

const SPINS = 3;

/** A case with free spins and an empty wallet; a provider without such games passes it. */
const freeSpins = (
  name: string,
  reason: string,
  run: (context: Context, player: TestPlayer, stake: string) => Promise<void>,
): ProviderCase => ({
  name: `free spins: ${name}`,
  reason,
  async run(context) {
    const game = await findFreeSpinGame(context);
    if (game === undefined) return;
    const player = context.createPlayer('0.00');
    const grant = { spins: SPINS, stake: game.minStake };
    expectAnswer(await player.openSession({ gameCode: game.gameCode, freeSpins: grant }), 200);
    await run(context, player, game.minStake);
  },
});

/** Free spins, which a promotion grants. */
export const freeSpinCases: readonly ProviderCase[] = [
  freeSpins(
    'marked bets of zero, as many as were granted',
    'The promotion that granted them counts each of them.',
    async (context, player, stake) => {
      for (let spin = 0; spin < SPINS; spin += 1) {
        expectAnswer(await player.playFreeSpin(stake), 200, 'OK');
      }
      const { body } = await player.playFreeSpin(stake);
      assert.notEqual(body.status, 'OK', 'more spins were played than were granted');
      await context.eventually(() => {
        const bets = context.platform.getCalls(player.playerRef, 'bet');
        const marks = bets.map(({ body: bet }) => [Number(bet.amount), bet.freeSpin]);
        assert.deepEqual(marks, Array(SPINS).fill([0, true]));
        assert.equal(context.platform.getCalls(player.playerRef, 'win').length, SPINS);
      });
    },
  ),
  freeSpins(
    'a repeated press is one spin',
    'A retry of the game page must not cost the player another one.',
    async (context, player, stake) => {
      const pressId = randomUUID();
      const first = await player.playFreeSpin(stake, pressId);
      const again = await player.playFreeSpin(stake, pressId);
      assert.equal(again.body.roundId, first.body.roundId);
      await context.eventually(() =>
        assert.equal(context.platform.getCalls(player.playerRef, 'bet').length, 1),
      );
    },
  ),
  freeSpins(
    'in the feed and the record',
    'Whichever arrives first is posted, and both must say the same.',
    async (context, player, stake) => {
      const { body } = await player.playFreeSpin(stake);
      const record = (await context.provider.get(`/v1/rounds/${body.roundId}`)).body;
      assert.deepEqual([Number(record.staked), record.stake], [0, stake]);
      const events = record.events as readonly Record<string, unknown>[];
      const bet = events.find(({ type }) => type === 'bet');
      assert.deepEqual([Number(bet?.amount), bet?.freeSpin], [0, true]);
    },
  ),
  freeSpins(
    'end with their session',
    'A promotion that has ended pays for nothing.',
    async (_, player, stake) => {
      expectAnswer(await player.playFreeSpin(stake), 200, 'OK');
      await player.closeSession();
      const { body } = await player.playFreeSpin(stake);
      assert.notEqual(body.status, 'OK', 'a spin was played after the session');
    },
  ),
];
