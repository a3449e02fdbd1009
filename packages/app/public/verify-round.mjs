// Verifies an exported round without Parlor: node verify-round.mjs round.json
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const hashHex = (hex) => sha256(Buffer.from(hex, 'hex'));
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const minor = (decimal) => BigInt(decimal.replace('.', ''));

/** Integers from HMAC-SHA256(seed, "client:number:block"), by rejection of the last partial range. */
function* draw(seed, client, number, limits) {
  const words = (function* () {
    for (let block = 0; ; block += 1) {
      const message = `${client}:${number}:${block}`;
      const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
      for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
    }
  })();
  for (const limit of limits) {
    let word = words.next().value;
    while (word >= 2 ** 32 - (2 ** 32 % limit)) word = words.next().value;
    yield word % limit;
  }
}

const engines = {
  slot(values, rules, stake, { stops }) {
    const { rows, reels, lines, wildMultiplier, paytable, scatterPays } = Object.fromEntries(rules);
    if (values.length !== reels.length) return null;
    const grid = reels.map((strip, reel) =>
      Array.from({ length: rows }, (_, row) => strip[(values[reel] + row) % strip.length]),
    );
    let multiples = 0;
    for (const line of lines) {
      const symbols = line.map((row, reel) => grid[reel][row]);
      const end = symbols.findIndex((symbol) => symbol !== symbols[0] && symbol !== 'wild');
      const run = symbols.slice(0, end < 0 ? undefined : end);
      const wilds = run.filter((symbol) => symbol === 'wild').length;
      const pay = Object.fromEntries(paytable)[symbols[0]]?.[run.length - 3] ?? 0;
      multiples += pay * wildMultiplier ** wilds;
    }
    const scatters = grid.flat().filter((symbol) => symbol === 'scatter').length;
    const won = (stake / BigInt(lines.length)) * BigInt(multiples);
    return [same(stops, values), won + stake * BigInt(scatterPays[scatters - 3] ?? 0)];
  },
  mines(values, [, size, ladders], stake, { dangers, opened, hit }) {
    const tiles = Array.from({ length: size }, (_, tile) => tile);
    values.forEach((value, i) => {
      [tiles[i], tiles[i + value]] = [tiles[i + value], tiles[i]];
    });
    const drawn = tiles.slice(0, values.length).sort((a, b) => a - b);
    const isRight = opened.every((tile) => !drawn.includes(tile)) && same(dangers, drawn);
    const ladder = Object.fromEntries(ladders)[drawn.length];
    const times = hit === null ? (ladder[opened.length - 1] ?? 0) : 0;
    return [isRight && (hit === null || drawn.includes(hit)), (stake * BigInt(times)) / 100n];
  },
  catch([aim, pick = 0], [, , targets], stake, { target, times }) {
    const { chance, prizes } = targets[target];
    const wheel = prizes.flatMap(({ times, weight }) => Array(weight).fill(times));
    const drawn = aim < chance ? wheel[pick] : 0;
    return [times === drawn, stake * BigInt(drawn)];
  },
  crash([value], [, share, draws, highest], stake, { cashedAt }, { point }) {
    const reach = (BigInt(share) * BigInt(draws) + BigInt(highest)) / BigInt(value + 1);
    const end = Math.max(100, Math.min(highest, Number(reach)));
    return [point === end && (cashedAt ?? 0) <= end, (stake * BigInt(cashedAt ?? 0)) / 100n];
  },
};

/** `passed`, `failed`, `waiting` (not revealed yet) or `skipped` for each step. */
export function verify({ engine, state, staked, won, outcome, result, proof }) {
  const { source, draws, mathTable } = proof;
  const say = (right) => (right === null ? 'skipped' : right ? 'passed' : 'failed');
  const checks = { table: say(mathTable === null ? null : sha256(mathTable) === proof.mathHash) };
  const values = draws.map(({ value }) => value);
  const canDerive =
    state === 'closed' && engines[engine] && mathTable !== null && values.length > 0;
  const derived = canDerive
    ? engines[engine](values, JSON.parse(mathTable), minor(staked), outcome, result)
    : null;
  checks.outcome = say(derived?.[0] ?? null);
  checks.win = say(derived && derived[1] === minor(won));
  const [secret, client, number, published, hashes] =
    source.kind === 'seeds'
      ? [source.serverSeed, source.clientSeed, source.nonce, source.serverSeedHash, 1]
      : [source.link, source.salt, source.index, source.terminalHash, source.index];
  if (secret === null) return { ...checks, commitment: 'waiting', draws: 'waiting' };
  let hash = secret;
  for (let step = 0; step < hashes; step += 1) hash = hashHex(hash);
  checks.commitment = say(hash === published);
  const limits = draws.map(({ limit }) => limit);
  const drawn = [...draw(secret, client, number, limits)];
  checks.draws = say(values.length === 0 ? null : same(drawn, values));
  return checks;
}

if (process.argv[2] !== undefined && process.argv[1] === import.meta.filename) {
  const checks = verify(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  for (const [name, state] of Object.entries(checks)) console.log(`${state.padEnd(8)} ${name}`);
  process.exitCode = Object.values(checks).includes('failed') ? 1 : 0;
}
