import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { EngineId } from '../../games/engine.ts';
import { Refused, read } from '../../http/errors.ts';
import { formatAmount, parseAmount } from '../../money.ts';
import type { Press, Round, Session } from './books.ts';
import type { Rounds } from './rounds.ts';
import { PlayRefused, type Sessions } from './sessions.ts';

const roundParams = z.object({ roundId: z.string().min(1).max(128) });
const playBody = z.object({
  sessionId: z.string().min(1).max(128),
  launchToken: z.string().min(1).max(512),
  stake: z.string().min(1).max(32),
  pressId: z.string().regex(/^[\w-]{8,64}$/),
  freeSpin: z.boolean().default(false),
});

/** The engines that can be played without a person: what is chosen at the bet and at each step. */
const MOVES: Readonly<Partial<Record<EngineId, { choice?: unknown; action?: unknown }>>> = {
  slot: { action: { spin: true } },
  catch: { choice: { target: 0 } },
};

export interface TestParts {
  readonly games: ReadonlyMap<string, CatalogueGame>;
  readonly sessions: Sessions;
  readonly rounds: Rounds;
  /** Opens a round; a seamless wallet is asked for its stake first. @throws PlayRefused */
  play(session: Session, game: CatalogueGame, press: Press): Promise<Round>;
}

/** Calls for tests of the protocol (docs/providers.md); `scope` is a signed one. */
export function testRoutes(scope: FastifyInstance, parts: TestParts): void {
  const { games, sessions, rounds } = parts;

  const enter = async (sessionId: string, launchToken: string): Promise<Session> => {
    const session = sessions.byId(sessionId);
    if (session?.state === 'active') return session;
    return (await sessions.authenticate(sessionId, launchToken)).session;
  };

  const playToEnd = async (
    session: Session,
    game: CatalogueGame,
    press: Press,
    action: unknown,
  ): Promise<Round> => {
    let round = await parts.play(session, game, press);
    while (round.state === 'open') {
      const { roundId, steps } = round;
      round = rounds.step(session, game, { roundId, step: steps + 1, action });
    }
    return round;
  };

  scope.post('/test/rounds', async (request) => {
    const body = read(playBody, request.body);
    const { sessionId, launchToken, stake: amount, pressId, freeSpin: isFreeSpin } = body;
    try {
      const session = await enter(sessionId, launchToken);
      const game = games.get(session.gameCode);
      const stake = parseAmount(amount, session.currency);
      const moves = game && MOVES[game.engine];
      if (!moves || stake === null) {
        throw new Refused(400, 'INVALID_REQUEST', 'no game that plays without a person');
      }
      const press = { stake, choice: moves.choice, clientRoundId: pressId, isFreeSpin };
      const round = await playToEnd(session, game, press, moves.action);
      return {
        status: 'OK',
        roundId: round.roundId,
        won: formatAmount(round.payout, round.currency),
        balance: formatAmount(round.balance, round.currency),
      };
    } catch (error) {
      if (error instanceof PlayRefused) return { status: error.status };
      throw error;
    }
  });

  scope.post('/test/rounds/:roundId/void', async (request) => {
    const { roundId } = read(roundParams, request.params);
    return { roundId, state: rounds.void(roundId).state };
  });
}
