import { type RoundProof, type RoundRecord, roundRecord } from '@parlor/api/entities/round';
import * as z from 'zod/mini';
import { deriveOutcome } from './engines.ts';
import { createStream, hashHex, hashText } from './random.ts';

/** The steps of a verification, in the order in which they are shown. */
export const checkNames = ['commitment', 'draws', 'table', 'outcome', 'win'] as const;
export type CheckName = (typeof checkNames)[number];

/**
 * `waiting`: what it needs is not revealed yet. `skipped`: the record has nothing to compare, or its
 * engine's rules are unknown here.
 */
export type CheckState = 'passed' | 'failed' | 'waiting' | 'skipped';
export type Verification = Readonly<Record<CheckName, CheckState>>;

/** The only algorithm so far (ADR 0067). */
const ALGORITHM = 'hmac-sha256-rejection/1';

/** Longer than any chain: a forged index must not keep the page busy. */
const MAX_CHAIN_LENGTH = 10_000_000;

const toState = (isRight: boolean | undefined): CheckState =>
  isRight === undefined ? 'skipped' : isRight ? 'passed' : 'failed';

/** Parses an exported record; undefined for any other text. */
export function parseRecord(text: string): RoundRecord | undefined {
  try {
    const read = z.safeParse(roundRecord, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The secret, and the two values beside it that the stream is made from. */
function getSecrets({ source }: RoundProof) {
  return source.kind === 'seeds'
    ? { secret: source.serverSeed, client: source.clientSeed, number: source.nonce }
    : { secret: source.link, client: source.salt, number: source.index };
}

/** Whether the secret is what was published before the round. */
function isCommitted({ source }: RoundProof, secret: string): boolean {
  if (source.kind === 'seeds') return hashHex(secret) === source.serverSeedHash;
  if (source.index < 1 || source.index > MAX_CHAIN_LENGTH) return false;
  let hash = secret;
  for (let step = 0; step < source.index; step += 1) hash = hashHex(hash);
  return hash === source.terminalHash;
}

/** Recomputes a round from its record alone, without the network. */
export function verifyRound(record: RoundRecord): Verification {
  const { proof, state } = record;
  const { secret, client, number } = getSecrets(proof);
  const derived = state === 'closed' ? deriveOutcome(record) : undefined;
  const table = proof.mathTable === null ? undefined : hashText(proof.mathTable) === proof.mathHash;
  const rest = {
    table: toState(table),
    outcome: toState(derived?.outcome),
    win: toState(derived?.win),
  };
  if (proof.algorithm !== ALGORITHM) return { commitment: 'failed', draws: 'failed', ...rest };
  if (secret === null) return { commitment: 'waiting', draws: 'waiting', ...rest };
  const stream = createStream(secret, client, number);
  const isDrawn = proof.draws.every(({ limit, value }) => stream.take(limit) === value);
  return {
    commitment: toState(isCommitted(proof, secret)),
    draws: toState(proof.draws.length === 0 ? undefined : isDrawn),
    ...rest,
  };
}

/** The result of a verification as a whole. */
export function getVerdict(verification: Verification): 'passed' | 'failed' | 'waiting' {
  const states = Object.values(verification);
  if (states.includes('failed')) return 'failed';
  return states.includes('waiting') ? 'waiting' : 'passed';
}
