import { getBalanceInfo } from '@parlor/api/calls/balance';
import { autoExitGame, gameInfo } from '@parlor/api/calls/games';
import {
  acknowledgeRecovered,
  exitGame,
  launchGame,
  openSessions,
  topUpGame,
} from '@parlor/api/calls/play';
import type { Client } from '@parlor/api/client';
import { type GameSession, instantMs } from '@parlor/api/entities';
import {
  type GameCheck,
  type GameSessionActors,
  gameSessionMachine,
} from '@parlor/flows/game-session';
import { effect } from '@parlor/flows/kit';
import type { App } from '../../app.ts';
import { now, pause } from '../../platform/clock.ts';

/** A visit to a game, done with this server and this device. */
export function gameSessionWith({ client, device, languages }: App) {
  const actors: GameSessionActors = {
    check: effect(async ({ gameId }, signal): Promise<GameCheck> => {
      const [game, unfinished] = await Promise.all([
        client.call(gameInfo, { id: gameId }, { signal }),
        findUnfinished(client, gameId, signal),
      ]);
      const { balance } = await client.call(getBalanceInfo, {}, { signal });
      return { game, balance, unfinished };
    }),
    launch: effect(({ gameId, idempotencyKey }, signal) =>
      client.call(
        launchGame,
        { id: gameId, platform: device.deviceType, locale: languages.shown() },
        { signal, idempotencyKey },
      ),
    ),
    exit: effect(({ sessionId }, signal) => client.call(exitGame, { id: sessionId }, { signal })),
    autoExit: effect(({ sessionId }, signal) =>
      client.call(autoExitGame, sessionId === undefined ? {} : { sessionId }, { signal }),
    ),
    topUp: effect(({ sessionId, idempotencyKey }, signal) =>
      client.call(topUpGame, { id: sessionId }, { signal, idempotencyKey }),
    ),
  };
  return gameSessionMachine.provide({ actors });
}

const COLLECT_TRIES = 10;
const COLLECT_PAUSE_MS = 400;
/** A visit that ended this recently ended by the reload that led here. */
const RELOAD_MS = 60_000;

/**
 * The session that is not settled. One of this same game, as a reload leaves it, is collected first:
 * the page that went away has asked for that too, and opening the game must not race with it.
 */
async function findUnfinished(
  client: Client,
  gameId: string,
  signal: AbortSignal,
): Promise<GameSession | null> {
  const { rows, recovered } = await client.call(openSessions, {}, { signal });
  const earlier = rows[0] ?? null;
  const ended = recovered.find((session) => session.gameId === gameId && isRecent(session));
  if (ended !== undefined) forgetRecovery(client, ended.sessionId);
  if (earlier?.gameId !== gameId) return earlier;
  for (let tries = 0; tries < COLLECT_TRIES; tries += 1) {
    const { state } = await client.call(exitGame, { id: earlier.sessionId }, { signal });
    if (state === 'settled') {
      forgetRecovery(client, earlier.sessionId);
      return null;
    }
    await pause(COLLECT_PAUSE_MS, signal);
  }
  return earlier;
}

const isRecent = ({ endedAt }: GameSession): boolean =>
  endedAt !== null && now() - instantMs(endedAt) < RELOAD_MS;

/** The player is back in the game: home need not tell that its money was brought back. */
function forgetRecovery(client: Client, id: string): void {
  client.call(acknowledgeRecovered, { id }).catch(() => undefined);
}
