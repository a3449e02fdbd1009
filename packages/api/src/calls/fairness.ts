import * as z from 'zod/mini';
import { createListSchema, id, locale, paging } from '../entities/common.ts';
import {
  changedSeeds,
  freePlay,
  nextRoundSource,
  roundRecord,
  roundSummary,
} from '../entities/round.ts';
import { clientSeed } from '../rules/client-seed.ts';
import { defineCall } from './define.ts';

const page = {
  locale: z.optional(locale),
  platform: z._default(z.enum(['mobile', 'desktop']), 'mobile'),
  theme: z.optional(z.string().check(z.maxLength(20))),
};

export const gameRounds = defineCall({
  id: 'fairness.gameRounds',
  method: 'GET',
  path: '/game/round/list/{gameId}',
  auth: 'player',
  in: 'query',
  request: z.object({ gameId: id, ...paging }),
  response: createListSchema(roundSummary),
  summary: "The player's own rounds of a game, latest first.",
  origin: 'addition',
});

export const roundInfo = defineCall({
  id: 'fairness.roundInfo',
  method: 'GET',
  path: '/game/round/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: roundRecord,
  summary: 'Returns the full record of one of the player’s rounds, with its proof.',
  origin: 'addition',
});

export const replayRound = defineCall({
  id: 'fairness.replayRound',
  method: 'POST',
  path: '/game/round/replay/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id, ...page }),
  response: freePlay,
  activity: true,
  summary: 'Returns an address at which the game shows one of the player’s last 50 rounds again.',
  origin: 'addition',
});

export const seedsInfo = defineCall({
  id: 'fairness.seedsInfo',
  method: 'GET',
  path: '/game/seeds/info/{gameId}',
  auth: 'player',
  in: 'query',
  request: z.object({ gameId: id }),
  response: nextRoundSource,
  summary:
    "What decides the next round of a game: the player's seeds at its provider, or its hash chain.",
  origin: 'addition',
});

export const changeClientSeed = defineCall({
  id: 'fairness.changeClientSeed',
  method: 'POST',
  path: '/game/seeds/change/{gameId}',
  auth: 'player',
  in: 'form',
  request: z.object({ gameId: id, clientSeed }),
  response: changedSeeds,
  activity: true,
  summary: 'Sets the client seed; seeds that decided a round are revealed and replaced.',
  origin: 'addition',
});

export const rotateSeeds = defineCall({
  id: 'fairness.rotateSeeds',
  method: 'POST',
  path: '/game/seeds/rotate/{gameId}',
  auth: 'player',
  in: 'form',
  request: z.object({ gameId: id }),
  response: changedSeeds,
  activity: true,
  summary: 'Reveals the server seed and starts the next one, with the same client seed.',
  origin: 'addition',
});

export const launchDemo = defineCall({
  id: 'fairness.launchDemo',
  method: 'POST',
  path: '/game/demo/{id}',
  auth: 'player',
  in: 'form',
  request: z.object({ id, ...page }),
  response: freePlay,
  activity: true,
  summary: 'Opens a game with play money, which exists at the provider only.',
  origin: 'addition',
});
