import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import { type EngineId, engineIds, type Progress } from '../packages/sandbox/src/games/engine.ts';
import { engines } from '../packages/sandbox/src/games/engines.ts';
import { fairRandom, recordDraws } from '../packages/sandbox/src/makers/fairness.ts';

/*
 * Three implementations that share no code judge random records of every engine: the verifier page,
 * the stand-alone script, and one here with Web Crypto and BigInt.
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

/** A valid choice for each engine that asks for one. */
const choices: Readonly<Record<string, (config: object) => unknown>> = {
  mines: (config) => ({ dangers: Number(Object.keys(Reflect.get(config, 'ladders')).at(-1)) }),
  crash: () => ({ target: 150 }),
  catch: () => ({ target: randomInt(3) }),
};

/** A finished random round of a game, as its provider would record it. */
async function createRecord(engineId: EngineId, gameCode: string): Promise<RoundRecord> {
  const engine = engines[engineId];
  const secret = randomBytes(32).toString('hex');
  const client = randomBytes(6).toString('base64url');
  const number = randomInt(1, 40);
  const random = recordDraws(fairRandom(secret, client, number));
  const { shared } = engine;
  const noRandom = { int: () => 0 };
  const result = shared === null ? null : shared.draw(gameCode, random).result;
  const choice = choices[engineId]?.(engine.config(gameCode));
  const bet = { stake: STAKE, choice, write };
  let progress: Progress<unknown> = { state: null, payout: 0n };
  if (shared === null) progress = engine.open(gameCode, bet, random);
  // A round that was only watched has no bet: its numbers are verified, and no win is derived.
  else if (choice !== undefined) {
    const { state } = engine.open(gameCode, bet, noRandom);
    progress = shared.settle(gameCode, { stake: STAKE, state }, result);
  }
  // The first tiles of mines; other engines have no such step.
  for (let tile = 0; progress.payout === null && tile < 3; tile += 1) {
    const action = tile < 2 ? { open: tile } : { collect: true };
    const round = { stake: STAKE, state: progress.state };
    progress = engine.step(gameCode, round, action) ?? engine.abandon(gameCode, round) ?? progress;
  }
  const { version, mathHash } = engine.certificate(gameCode);
  let hash = secret;
  for (let step = 0; step < (shared === null ? 1 : number); step += 1) hash = sha(hash);
  return {
    format: ROUND_FORMAT,
    roundId: 'r',
    gameId: gameCode,
    gameName: gameCode,
    engine: engineId,
    state: progress.payout === null ? 'open' : 'closed',
    currency: 'PHP',
    staked: write(STAKE),
    won: write(progress.payout ?? 0n),
    playedAt: '2026-11-21T03:00:00Z',
    balanceBefore: '1000.00',
    balanceAfter: '1000.00',
    choice: choice ?? null,
    outcome: progress.state === null ? null : engine.reveal(progress.state, false),
    result,
    proof: {
      algorithm: 'hmac-sha256-rejection/1',
      mathVersion: version,
      mathHash,
      mathTable: engine.mathTable(gameCode),
      draws: random.draws,
      source:
        shared === null
          ? {
              kind: 'seeds',
              serverSeedHash: hash,
              serverSeed: secret,
              clientSeed: client,
              nonce: number,
            }
          : { kind: 'chain', terminalHash: hash, index: number, link: secret, salt: client },
    },
  };
}

const ROUNDS = 40;
const getGames = (engine: EngineId) =>
  catalogue.filter((game) => game.engine === engine).map(({ slug }) => slug);

describe('the verifiers', () => {
  it.each(engineIds.map((id) => [id, getGames(id)] as const))(
    'agree on random rounds of %s, and on forged ones',
    async (engineId, games) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const record = await createRecord(engineId, games[round % games.length] ?? '');
        const page = verifyRound(record);
        expect(script.verify(record)).toEqual(page);
        expect(await check(record)).toEqual({ commitment: true, draws: true });
        expect(Object.values(page)).not.toContain('failed');
        expect(page).toMatchObject({ commitment: 'passed', draws: 'passed' });
        // Through JSON, as it is exported and read.
        expect(verifyRound(parseRecord(JSON.stringify(record)) ?? record)).toEqual(page);

        // An integer below 1 has no other value.
        const open = record.proof.draws.flatMap(({ limit }, at) => (limit > 1 ? [at] : []));
        const index = open[randomInt(open.length)];
        const draws = record.proof.draws.map(
          (draw, at): RandomDraw =>
            at === index ? { ...draw, value: (draw.value + 1) % draw.limit } : draw,
        );
        const forged = { ...record, proof: { ...record.proof, draws } };
        expect(verifyRound(forged)).toMatchObject({ commitment: 'passed', draws: 'failed' });
        expect(script.verify(forged)).toEqual(verifyRound(forged));
        expect(await check(forged)).toMatchObject({ draws: false });
      }
    },
  );

  it.each(['slot', 'mines', 'crash', 'catch'] as const)(
    'derive the outcome and the win of %s, and reject another win, outcome or paytable',
    async (engineId) => {
      const record = await createRecord(engineId, getGames(engineId)[0] ?? '');
      expect(verifyRound(record)).toMatchObject({
        table: 'passed',
        outcome: 'passed',
        win: 'passed',
      });
      const { proof } = record;
      const forgeries: [RoundRecord, object][] = [
        [{ ...record, won: '123456.78' }, { win: 'failed' }],
        [{ ...record, proof: { ...proof, mathTable: `${proof.mathTable} ` } }, { table: 'failed' }],
        [{ ...record, proof: { ...proof, algorithm: 'other/1' } }, { commitment: 'failed' }],
      ];
      for (const [forged, expected] of forgeries) {
        expect(verifyRound(forged)).toMatchObject(expected);
      }
      expect(script.verify({ ...record, won: '123456.78' })).toMatchObject({ win: 'failed' });
    },
  );

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
