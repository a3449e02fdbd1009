import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

export const roundStates = ['open', 'closed', 'void'] as const;

/** A round of a player, as listed. Its id is the platform's own, and says nothing about the provider. */
export const roundSummary = z.object({
  roundId: id,
  gameId: id,
  state: z.enum(roundStates),
  staked: money,
  won: money,
  playedAt: instant,
});
export type RoundSummary = z.output<typeof roundSummary>;

/** SHA-256 in hex. */
const hash = z.string().check(z.regex(/^[\da-f]{64}$/));

/** An integer of the round's random stream: uniform from 0 to `limit` - 1. */
export const randomDraw = z.object({ limit: z.number(), value: z.number() });
export type RandomDraw = z.output<typeof randomDraw>;

/** A round decided with the player's own seeds; the server seed is null until it is revealed. */
const seedSource = z.object({
  kind: z.literal('seeds'),
  serverSeedHash: hash,
  serverSeed: z.nullable(hash),
  clientSeed: z.string(),
  nonce: z.number(),
});

/**
 * A round that all players of a game share: link number `index` of a hash chain whose end was
 * published before its first round. Hashing the link `index` times gives `terminalHash`. The link is
 * null until the round has ended.
 */
const chainSource = z.object({
  kind: z.literal('chain'),
  terminalHash: hash,
  index: z.number(),
  link: z.nullable(hash),
  salt: z.string(),
});

/** Everything that recomputes a round's random numbers (ADR 0067). */
export const roundProof = z.object({
  /** Name and version of the algorithm from seeds to integers. */
  algorithm: z.string(),
  mathVersion: z.string(),
  /** SHA-256 of `mathTable`. */
  mathHash: hash,
  /** The paytable or range table as JSON text; null if the provider does not publish it. */
  mathTable: z.nullable(z.string()),
  /** The integers of the round, in order; empty while it is open. */
  draws: z.array(randomDraw),
  source: z.discriminatedUnion('kind', [seedSource, chainSource]),
});
export type RoundProof = z.output<typeof roundProof>;

/** The format of an exported record; a change that breaks verifiers gets another number. */
export const ROUND_FORMAT = 'parlor-round/1';

/** The full record of one round: what is exported, verified and replayed. */
export const roundRecord = z.extend(roundSummary, {
  format: z.literal(ROUND_FORMAT),
  gameName: z.string(),
  /** The engine of the game: slot, mines, crash ... */
  engine: z.string(),
  currency: z.string(),
  /** What it was played for, if that is not what it staked: of a free spin. */
  stake: z.optional(money),
  balanceBefore: money,
  balanceAfter: money,
  /** What the player chose beside the stake; null if nothing. */
  choice: z.unknown(),
  /** The engine's outcome, as the game page draws it. */
  outcome: z.unknown(),
  /** The result that all players of a shared round have; null for a round of its own. */
  result: z.unknown(),
  proof: roundProof,
});
export type RoundRecord = z.output<typeof roundRecord>;

/** The seeds of a player's next round at a provider. */
export const playerSeeds = z.object({
  algorithm: z.string(),
  serverSeedHash: hash,
  clientSeed: z.string(),
  /** Number of the next round; also the number of rounds decided with these seeds. */
  nonce: z.number(),
  /** The automatic change comes at this number of rounds. */
  roundsPerSeed: z.number(),
});
export type PlayerSeeds = z.output<typeof playerSeeds>;

/** The hash chain of a game with shared rounds; its links are revealed one by one, from the end. */
export const gameChain = z.object({
  algorithm: z.string(),
  /** Published before the first round of the chain. */
  terminalHash: hash,
  /** Fixed by the first player of the chain; null before. */
  salt: z.nullable(z.string()),
  /** Number of the next round's link; also how often its hash leads to `terminalHash`. */
  index: z.number(),
  /** Number of links. */
  length: z.number(),
});
export type GameChain = z.output<typeof gameChain>;

/** What decides the next round of a game: the player's own seeds, or the chain that all players share. */
export const nextRoundSource = z.discriminatedUnion('kind', [
  z.extend(playerSeeds, { kind: z.literal('seeds') }),
  z.extend(gameChain, { kind: z.literal('chain') }),
]);
export type NextRoundSource = z.output<typeof nextRoundSource>;

/** Response to a change of seeds; `revealed` is null if no round had been decided with them. */
export const changedSeeds = z.object({
  revealed: z.nullable(
    z.object({
      serverSeed: hash,
      serverSeedHash: hash,
      clientSeed: z.string(),
      rounds: z.number(),
    }),
  ),
  seeds: playerSeeds,
});
export type ChangedSeeds = z.output<typeof changedSeeds>;

/** A game page without money: a demo or a replay. The address is valid once, for a short time. */
export const freePlay = z.object({
  launchUrl: z.string(),
  /** Origin whose messages the host accepts (S26). */
  gameOrigin: z.string(),
});
export type FreePlay = z.output<typeof freePlay>;
