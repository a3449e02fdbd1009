import { ZodError } from 'zod';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { isoInstant } from '../../clock.ts';
import type { Draw } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import { formatAmount } from '../../money.ts';
import type { Round } from './books.ts';
import type { HashChains } from './chains.ts';
import type { RoundAnswer } from './client-api.ts';
import type { Seeds } from './seeds.ts';
import type { SharedRounds } from './shared-rounds.ts';

/** Where the random numbers of a round come from; secrets are null until they are revealed. */
type Source =
  | {
      readonly kind: 'seeds';
      readonly serverSeedHash: string;
      readonly serverSeed: string | null;
      readonly clientSeed: string;
      readonly nonce: number;
    }
  | {
      readonly kind: 'chain';
      readonly terminalHash: string;
      readonly index: number;
      readonly link: string | null;
      readonly salt: string;
    };

/** Records of rounds for the platform and for game pages. */
export interface Records {
  /** The full record (docs/outside-world.md, `GET /v1/rounds/{roundId}`). */
  getRecord(round: Round): object;
  /** A round for its page. */
  getAnswer(round: Round): RoundAnswer<unknown>;
  /** A round for its replay: after the bet and after each step; the last one has ended. */
  getFrames(round: Round): RoundAnswer<unknown>[];
}

export interface RecordParts {
  readonly games: ReadonlyMap<string, CatalogueGame>;
  readonly seeds: Seeds;
  readonly chains: HashChains;
  readonly sharedRounds: SharedRounds;
  readonly clock: () => number;
}

const parse = (json: string): unknown => (json === '' ? null : JSON.parse(json));

export function createRecords(parts: RecordParts): Records {
  const { games, seeds, chains, sharedRounds, clock } = parts;

  const getEngine = ({ gameCode }: Round) => {
    const game = games.get(gameCode);
    return game ? engines[game.engine] : null;
  };

  const getShared = ({ sharedId }: Round) =>
    sharedId === null ? null : sharedRounds.byId(sharedId);

  const getSource = (round: Round): Source => {
    const shared = getShared(round);
    if (shared !== null) {
      const chain = shared.chainId === null ? null : chains.byId(shared.chainId);
      return {
        kind: 'chain',
        // A round from before the chains published its own hash alone.
        terminalHash: chain?.terminalHash ?? shared.serverHash,
        index: shared.chainIndex ?? 1,
        link: clock() >= shared.endsAt ? shared.serverSeed : null,
        salt: chain?.salt ?? '',
      };
    }
    const seed = round.seedId === null ? null : seeds.byId(round.seedId);
    if (seed === null || round.nonce === null) throw new Error(`${round.roundId} has no seeds`);
    return {
      kind: 'seeds',
      serverSeedHash: seed.serverHash,
      serverSeed: seed.revealed ? seed.serverSeed : null,
      clientSeed: seed.clientSeed,
      nonce: round.nonce,
    };
  };

  /** What stays hidden from the page of an open round stays hidden here too. */
  const getDraws = (round: Round): readonly Draw[] => {
    const shared = getShared(round);
    if (shared !== null) return clock() >= shared.endsAt ? shared.draws : [];
    return round.state === 'open' ? [] : round.draws;
  };

  /** Null for a round from before its game got the engine that it has now. */
  const reveal = (round: Round, state: unknown, isOpen: boolean): unknown => {
    try {
      return getEngine(round)?.reveal(state, isOpen) ?? null;
    } catch (error) {
      if (error instanceof ZodError) return null;
      throw error;
    }
  };

  const getAnswer = (round: Round, frame?: unknown): RoundAnswer<unknown> => {
    const isOpen = frame !== undefined || round.state === 'open';
    const state = frame ?? (JSON.parse(round.outcome) as unknown);
    const seed = round.seedId === null ? null : seeds.byId(round.seedId);
    return {
      roundId: round.roundId,
      clientRoundId: round.clientRoundId,
      staked: formatAmount(round.staked, round.currency),
      stake: formatAmount(round.stake, round.currency),
      won: formatAmount(frame === undefined ? round.payout : 0n, round.currency),
      at: isoInstant(round.at),
      nonce: round.nonce,
      serverSeedHash: seed?.serverHash ?? getShared(round)?.serverHash ?? '',
      state: frame === undefined ? round.state : 'open',
      steps: round.steps,
      outcome: reveal(round, state, isOpen),
    };
  };

  return {
    getAnswer: (round) => getAnswer(round),

    getFrames: (round) => [
      ...round.frames.map((frame, steps) => ({ ...getAnswer(round, frame), steps })),
      { ...getAnswer(round), steps: round.frames.length },
    ],

    getRecord(round) {
      const engine = getEngine(round);
      const shared = getShared(round);
      const certified = engine?.certificate(round.gameCode);
      // The table of another version would not have the recorded hash.
      const isCurrent = certified?.mathHash === round.mathHash;
      const money = (minor: bigint): string => formatAmount(minor, round.currency);
      return {
        roundId: round.roundId,
        sessionId: round.sessionId,
        clientRoundId: round.clientRoundId,
        state: round.state,
        playerRef: round.playerRef,
        fundRef: round.fundRef,
        gameCode: round.gameCode,
        engine: engine?.id ?? '',
        currency: round.currency,
        staked: money(round.staked),
        stake: money(round.stake),
        won: money(round.payout),
        balanceBefore: money(round.balanceBefore),
        balance: money(round.balance),
        at: isoInstant(round.at),
        choice: parse(round.choice),
        outcome: getAnswer(round).outcome,
        result: shared !== null && clock() >= shared.endsAt ? shared.result : null,
        proof: {
          algorithm: round.algorithm,
          mathVersion: round.mathVersion,
          mathHash: round.mathHash,
          mathTable: isCurrent ? (engine?.mathTable(round.gameCode) ?? null) : null,
          draws: getDraws(round),
          source: getSource(round),
        },
      };
    },
  };
}
