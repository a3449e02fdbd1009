import { getBalanceInfo } from '@parlor/api/calls/balance';
import { gameInfo } from '@parlor/api/calls/game-page';
import { autoExitGame } from '@parlor/api/calls/games';
import { exitGame, launchGame, openSessions, rejoinGame, topUpGame } from '@parlor/api/calls/play';
import { recordsForGame } from '@parlor/api/calls/promotions';
import type { Client } from '@parlor/api/client';
import {
  type GameCheck,
  type GameSessionActors,
  gameSessionMachine,
} from '@parlor/flows/game-session';
import { effect } from '@parlor/flows/kit';
import type { Languages } from '../../languages/languages.ts';
import type { DeviceInfo } from '../../platform/device.ts';

interface Ports {
  client: Client;
  device: DeviceInfo;
  languages: Languages;
}

/** The machine of a visit to a game, with this server and this device as its actors. */
export function gameSessionWith({ client, device, languages }: Ports) {
  const actors: GameSessionActors = {
    check: effect(async ({ gameId }, signal): Promise<GameCheck> => {
      const [game, { rows: sessions, openRounds }, { rows: promotions }] = await Promise.all([
        client.call(gameInfo, { id: gameId }, { signal }),
        client.call(openSessions, {}, { signal }),
        client.call(recordsForGame, { gameId }, { signal }),
      ]);
      // Afterwards: a balance that a session returns meanwhile is counted twice rather than not at
      // all.
      const { balance } = await client.call(getBalanceInfo, {}, { signal });
      return { game, balance, sessions, promotions, openRounds };
    }),
    rejoin: effect(({ sessionId }, signal) =>
      client.call(rejoinGame, { id: sessionId }, { signal }),
    ),
    launch: effect(({ gameId, recordId, idempotencyKey }, signal) =>
      client.call(
        launchGame,
        {
          id: gameId,
          platform: device.deviceType,
          locale: languages.shown(),
          ...(recordId !== undefined && { recordId }),
        },
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
