import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type RandomDraw,
  ROUND_FORMAT,
  type RoundRecord,
} from '../packages/api/src/entities/round.ts';
import { parseRecord, verifyRound } from '../packages/app/src/features/fairness/verify.ts';
import { games as catalogue } from '../packages/sandbox/src/catalogue/index.ts';
import { drawGames } from '../packages/sandbox/src/games/draw/games.ts';
import {
  type EngineId,
  engineIds,
  OddsChangedError,
  type Progress,
  type RandomSource,
} from '../packages/sandbox/src/games/engine.ts';
import { engines } from '../packages/sandbox/src/games/engines.ts';
import { SELECTIONS } from '../packages/sandbox/src/games/match/types.ts';
import type { SlipGame } from '../packages/sandbox/src/games/slip/game.ts';
import type { SlotFeature } from '../packages/sandbox/src/games/slot/math/types.ts';
import { tableGames } from '../packages/sandbox/src/games/table/games.ts';
import { rouletteOutcomes } from '../packages/sandbox/src/games/table/math/roulette.ts';
import { fairRandom, recordDraws } from '../packages/sandbox/src/makers/fairness.ts';

/*
 * Implementations that share no code judge random records of every paytable: the verifier page, the
 * stand-alone script, and a third one. Its seeds and numbers are computed here with Web Crypto and
 * BigInt, its outcomes and wins by the provider's engines.
 */

const scriptFile = new URL('../packages/app/public/verify-round.mjs', import.meta.url);
const script: { verify(record: RoundRecord): Record<string, string> } = await import(
  scriptFile.href
);

const toHex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('hex');
const hashBytes = async (hex: string) =>
  toHex(await crypto.subtle.digest('SHA-256', Buffer.from(hex, 'hex')));

/** The third implementation: whether the seed is the published one, and the numbers are its. */
async function check({ proof }: RoundRecord): Promise<{ commitment: boolean; draws: boolean }> {
  const { source } = proof;
  const isOwn = source.kind === 'seeds';
  const secret = (isOwn ? source.serverSeed : source.link) ?? '';
  const prefix = isOwn ? `${source.clientSeed}:${source.nonce}` : `${source.salt}:${source.index}`;
  let hash = secret;
  for (let left = isOwn ? 1 : source.index; left > 0; left -= 1) hash = await hashBytes(hash);

  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', Buffer.from(secret, 'hex'), hmac, false, [
    'sign',
  ]);
  let block = 0;
  let hex = '';
  let isRight = true;
  for (const { limit, value } of proof.draws) {
    const size = 1n << 32n;
    for (;;) {
      if (hex === '') {
        const message = new TextEncoder().encode(`${prefix}:${block}`);
        hex = toHex(await crypto.subtle.sign('HMAC', key, message));
        block += 1;
      }
      const word = BigInt(`0x${hex.slice(0, 8)}`);
      hex = hex.slice(8);
      if (word / BigInt(limit) === size / BigInt(limit)) continue;
      isRight &&= word % BigInt(limit) === BigInt(value);
      break;
    }
  }
  const published = isOwn ? source.serverSeedHash : source.terminalHash;
  return { commitment: hash === published, draws: isRight };
}

const sha = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const STAKE = 2_000n;
const write = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};
const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Random outcomes of the slip games, beside one of each kind of bet. */
const outcomes: Readonly<Record<string, () => string>> = {
  roulette: () => pick([...rouletteOutcomes.keys()]),
  keno: () => writePicks(new Set(range(1 + randomInt(8)).map(() => 1 + randomInt(80)))),
  lotto: () => writePicks(new Set(range(6).map(() => 1 + randomInt(49)))),
  bingo: () => `ticket-${1 + randomInt(600)}`,
  digits: () =>
    `${pick(['exact', 'any', 'first-two', 'last-two'])}-${String(randomInt(1_000)).slice(0, 3)}`,
};
const writePicks = (picks: ReadonlySet<number>) =>
  `pick-${[...picks].sort((a, b) => a - b).join('-')}`;

/** Bets on every kind of outcome, and on random ones. */
function fillSlip(config: object): { bets: { on: string; stake: number }[] } {
  const id: string = Reflect.get(config, 'game');
  const game: SlipGame = Reflect.get({ ...tableGames, ...drawGames }, id);
  const random = range(12).map(() => outcomes[id]?.() ?? '');
  const names = [...new Set([...game.kinds, ...random])].filter((on) => game.isOutcome(on));
  return { bets: names.map((on) => ({ on, stake: 100 * (1 + randomInt(20)) + 1 })) };
}

/** A valid choice for each engine that asks for one. */
const choices: Readonly<Record<string, (config: object) => unknown>> = {
  mines: (config) => ({ dangers: Number(pick(Object.keys(Reflect.get(config, 'ladders')))) }),
  crash: () => ({ target: pick([150, 300, null]) }),
  catch: () => ({ target: randomInt(3) }),
  match: () => ({ selection: pick(SELECTIONS), odds: 101 }),
  table: fillSlip,
  draw: fillSlip,
};

interface Decided {
  readonly result: unknown;
  readonly progress: Progress<unknown>;
}

/** Decides a round with the provider's own engine. @param choice of a player who has seen odds */
function decide(
  engineId: EngineId,
  gameCode: string,
  stake: bigint,
  choice: unknown,
  random: RandomSource,
): Decided {
  const engine = engines[engineId];
  const { shared } = engine;
  if (shared !== null) {
    const { result } = shared.draw(gameCode, random);
    const bet = { stake, choice, write, shared: { result, elapsedMs: -1 } };
    const { state } = engine.open(gameCode, bet, { int: () => 0 });
    return { result, progress: shared.settle(gameCode, { stake, state }, result) };
  }
  let progress = engine.open(gameCode, { stake, choice, write }, random);
  // Mines: the same tiles in every round, which hit a danger or are collected. Slot: every free spin.
  for (let step = 0; progress.payout === null; step += 1) {
    const collect = step < 2 ? { open: step } : { collect: true };
    const action = engineId === 'mines' ? collect : { spin: true };
    const next = engine.step(gameCode, { stake, state: progress.state }, action);
    if (next === null) throw new Error('the engine forbids a step');
    progress = next;
  }
  return { result: null, progress };
}

/** A finished random round of a game, as its provider would record it. */
async function createRecord(engineId: EngineId, gameCode: string): Promise<RoundRecord> {
  const engine = engines[engineId];
  const secret = randomBytes(32).toString('hex');
  const client = randomBytes(6).toString('base64url');
  const number = randomInt(1, 40);
  const random = recordDraws(fairRandom(secret, client, number));
  const isShared = engine.shared !== null;
  const choice = choices[engineId]?.(engine.config(gameCode));
  const stakes = engine.getStakes(gameCode, choice) ?? [STAKE];
  const stake = stakes.reduce((sum, each) => sum + each, 0n);
  const { result, progress } = decide(engineId, gameCode, stake, choice, random);
  const { version, mathHash } = engine.certificate(gameCode);
  let hash = secret;
  for (let step = 0; step < (isShared ? number : 1); step += 1) hash = sha(hash);
  return {
    format: ROUND_FORMAT,
    roundId: 'r',
    gameId: gameCode,
    gameName: gameCode,
    engine: engineId,
    state: 'closed',
    currency: 'PHP',
    staked: write(stake),
    won: write(progress.payout ?? 0n),
    playedAt: '2026-11-21T03:00:00Z',
    balanceBefore: '1000.00',
    balanceAfter: '1000.00',
    choice: choice ?? null,
    outcome: engine.reveal(progress.state, false),
    result,
    proof: {
      algorithm: 'hmac-sha256-rejection/1',
      mathVersion: version,
      mathHash,
      mathTable: engine.mathTable(gameCode),
      draws: random.draws,
      source: isShared
        ? { kind: 'chain', terminalHash: hash, index: number, link: secret, salt: client }
        : {
            kind: 'seeds',
            serverSeedHash: hash,
            serverSeed: secret,
            clientSeed: client,
            nonce: number,
          },
    },
  };
}

/** Decides the recorded numbers with the provider's engine; null if it would have taken others. */
function decideAgain({ gameId, staked, choice, proof }: RoundRecord, engineId: EngineId) {
  const left = [...proof.draws];
  const random = {
    int(limit: number) {
      const next = left.shift();
      if (next?.limit !== limit) throw new RangeError(`no number below ${limit} was drawn`);
      return next.value;
    },
  };
  try {
    const stake = BigInt(staked.replace('.', ''));
    const decided = decide(engineId, gameId, stake, choice ?? undefined, random);
    if (left.length > 0) return null;
    const { result, progress } = decided;
    const outcome = engines[engineId].reveal(progress.state, false);
    return { result, outcome, won: write(progress.payout ?? 0n) };
  } catch (error) {
    if (error instanceof RangeError || error instanceof OddsChangedError) return null;
    throw error;
  }
}

const ROUNDS = 20;
const getGames = (engine: EngineId) =>
  catalogue.filter((game) => game.engine === engine).map(({ slug }) => slug);

/** Engines whose win follows from the numbers and the choice: no odds, no later act of the player. */
const isDrawnWin = (engineId: EngineId) => !['mines', 'crash', 'match'].includes(engineId);

const PASSED = {
  commitment: 'passed',
  draws: 'passed',
  table: 'passed',
  outcome: 'passed',
  win: 'passed',
} as const;

/** The same record with another value of one of its numbers. */
function forgeDraw(record: RoundRecord): RoundRecord {
  // An integer below 1 has no other value.
  const open = record.proof.draws.flatMap(({ limit }, at) => (limit > 1 ? [at] : []));
  const index = pick(open);
  const draws = record.proof.draws.map((draw, at): RandomDraw => {
    if (at !== index) return draw;
    return { ...draw, value: (draw.value + 1 + randomInt(draw.limit - 1)) % draw.limit };
  });
  return { ...record, proof: { ...record.proof, draws } };
}

/** Every game code with its own rules. */
const paytables = engineIds.flatMap((engineId) => {
  const codes = new Map(
    getGames(engineId).map((code) => [engines[engineId].certificate(code).mathHash, code]),
  );
  return [...codes.values()].map((code) => [engineId, code] as const);
});

describe('the verifiers', () => {
  it.each(paytables)(
    'agree with the engine %s on random rounds of %s, and on forged ones',
    async (engineId, code) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const record = await createRecord(engineId, code);
        const page = verifyRound(record);
        expect(page).toEqual(PASSED);
        expect(script.verify(record)).toEqual(page);
        expect(await check(record)).toEqual({ commitment: true, draws: true });
        // Through JSON, as it is exported and read.
        expect(verifyRound(parseRecord(JSON.stringify(record)) ?? record)).toEqual(page);

        const forged = forgeDraw(record);
        const found = verifyRound(forged);
        expect(found).toMatchObject({ commitment: 'passed', draws: 'failed' });
        expect(script.verify(forged)).toEqual(found);
        expect(await check(forged)).toMatchObject({ draws: false });
        const again = decideAgain(forged, engineId);
        const isEqual = (key: 'result' | 'outcome') =>
          JSON.stringify(again?.[key]) === JSON.stringify(record[key]);
        const isSame = again !== null && isEqual('result') && isEqual('outcome');
        expect(found.outcome).toBe(isSame ? 'passed' : 'failed');
        if (again !== null && isDrawnWin(engineId)) {
          expect(found.win).toBe(again.won === record.won ? 'passed' : 'failed');
        }
      }
    },
  );

  it('derive the free spins of a round', async () => {
    const games = getGames('slot').filter((code) =>
      engines.slot.mathTable(code)?.includes('freeSpins'),
    );
    const getFeature = (record: RoundRecord): SlotFeature | undefined =>
      Reflect.get(record.outcome as object, 'feature');
    for (const isExtended of [false, true]) {
      let record = await createRecord('slot', pick(games));
      const getSpins = () => getFeature(record)?.played ?? 0;
      const least = isExtended ? 11 : 1;
      for (let tries = 0; getSpins() < least && tries < 20_000; tries += 1) {
        record = await createRecord('slot', pick(games));
      }
      expect(getSpins()).toBeGreaterThanOrEqual(least);
      expect(verifyRound(record)).toEqual(PASSED);
      expect(script.verify(record)).toEqual(PASSED);
      const feature = getFeature(record);
      for (const change of [{ played: 3 }, { awarded: 1 }, { won: '9999.00' }, { last: null }]) {
        const outcome = { ...(record.outcome as object), feature: { ...feature, ...change } };
        const forged: RoundRecord = { ...record, outcome };
        expect(verifyRound(forged)).toEqual({ ...PASSED, outcome: 'failed' });
        expect(script.verify(forged)).toEqual({ ...PASSED, outcome: 'failed' });
      }
    }
  });

  it.each(engineIds)(
    'reject another win, outcome, choice, range or paytable of a round of %s',
    async (engineId) => {
      const record = await createRecord(engineId, getGames(engineId)[0] ?? '');
      const { proof } = record;
      const [first, ...others] = proof.draws;
      const { limit = 1, value = 0 } = first ?? {};
      const forgeries: [RoundRecord, object][] = [
        [{ ...record, won: '123456.78' }, { win: 'failed' }],
        [{ ...record, outcome: {} }, { outcome: 'failed' }],
        [
          { ...record, proof: { ...proof, draws: [{ limit: limit + 1, value }, ...others] } },
          { outcome: 'failed' },
        ],
        [
          { ...record, proof: { ...proof, draws: [...proof.draws, { limit: 2, value: 1 }] } },
          { outcome: 'failed' },
        ],
        [{ ...record, proof: { ...proof, mathTable: `${proof.mathTable} ` } }, { table: 'failed' }],
        [
          { ...record, proof: { ...proof, mathTable: 'not JSON' } },
          { table: 'failed', outcome: 'failed', win: 'failed' },
        ],
      ];
      if (record.choice !== null) {
        forgeries.push([{ ...record, choice: {} }, { outcome: 'failed' }]);
      }
      for (const [forged, expected] of forgeries) {
        expect(verifyRound(forged)).toMatchObject(expected);
        expect(script.verify(forged)).toMatchObject(expected);
      }
      const other = { ...record, proof: { ...proof, algorithm: 'other/1' } };
      expect(verifyRound(other)).toMatchObject({ commitment: 'failed', draws: 'failed' });
      expect(script.verify(other)).toEqual(verifyRound(other));
    },
  );

  it.each([0, -1, 10_000_001])(
    'reject link number %i of a chain, whose end is public',
    async (index) => {
      const record = await createRecord('crash', getGames('crash')[0] ?? '');
      const { source } = record.proof;
      if (source.kind !== 'chain') throw new Error('a crash round has a chain');
      const end = { ...source, index, link: source.terminalHash };
      const forged = { ...record, proof: { ...record.proof, source: end } };
      expect(verifyRound(forged)).toMatchObject({ commitment: 'failed' });
      expect(script.verify(forged)).toEqual(verifyRound(forged));
    },
  );

  it('verify seeds, numbers and paytable of every engine in 60 lines, before any rules', () => {
    const [proof = ''] = readFileSync(scriptFile, 'utf8').split('// Rules');
    expect(proof).toContain('export function verify');
    expect(proof.split('\n').length).toBeLessThanOrEqual(62);
  });

  it('waits for a seed that is not revealed, and runs from the command line', async () => {
    const record = await createRecord('slot', getGames('slot')[0] ?? '');
    const { source } = record.proof;
    if (source.kind !== 'seeds') throw new Error('a slot has seeds');
    const hidden: RoundRecord = {
      ...record,
      proof: { ...record.proof, source: { ...source, serverSeed: null } },
    };
    expect(verifyRound(hidden)).toMatchObject({ commitment: 'waiting', draws: 'waiting' });
    expect(script.verify(hidden)).toEqual(verifyRound(hidden));

    const folder = mkdtempSync(join(tmpdir(), 'verify-'));
    const file = join(folder, 'round.json');
    writeFileSync(file, JSON.stringify(record));
    const printed = execFileSync(process.execPath, [scriptFile.pathname, file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(printed).toContain('passed   commitment');
    expect(printed).not.toContain('failed');
  });

  it('takes no other text for a record', () => {
    for (const text of ['', '{}', 'null', '[1]', '{"format":"parlor-round/2"}']) {
      expect(parseRecord(text)).toBeUndefined();
    }
  });
});
