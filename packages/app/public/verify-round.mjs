// Verifies an exported round without Parlor: node verify-round.mjs round.json
// Up to "Rules": seeds, numbers and paytable, the same for every game. Below: what the numbers decide.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ALGORITHM = 'hmac-sha256-rejection/1';
const LONGEST_CHAIN = 10_000_000;

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const hashHex = (hex) => sha256(Buffer.from(hex, 'hex'));
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const minor = (decimal) => BigInt(decimal.replace('.', ''));
const count = (length, first = 0) => Array.from({ length }, (_, index) => index + first);

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
    if (!(limit >= 1 && limit <= 2 ** 32)) return;
    let word = words.next().value;
    while (word >= 2 ** 32 - (2 ** 32 % limit)) word = words.next().value;
    yield word % limit;
  }
}

/** `passed`, `failed`, `waiting` (not revealed yet) or `skipped` for each step. */
export function verify(record) {
  const { algorithm, source, draws, mathTable, mathHash } = record.proof;
  const say = (right) => (right === null ? 'skipped' : right ? 'passed' : 'failed');
  const derived = derive(record);
  const checks = {
    table: say(mathTable === null ? null : sha256(mathTable) === mathHash),
    outcome: say(derived?.outcome ?? null),
    win: say(derived?.win ?? null),
  };
  const [secret, client, number, published, hashes] =
    source.kind === 'seeds'
      ? [source.serverSeed, source.clientSeed, source.nonce, source.serverSeedHash, 1]
      : [source.link, source.salt, source.index, source.terminalHash, source.index];
  if (algorithm !== ALGORITHM) return { ...checks, commitment: 'failed', draws: 'failed' };
  if (secret === null) return { ...checks, commitment: 'waiting', draws: 'waiting' };
  const isLength = hashes >= 1 && hashes <= LONGEST_CHAIN;
  let hash = secret;
  for (let step = 0; isLength && step < hashes; step += 1) hash = hashHex(hash);
  checks.commitment = say(isLength && hash === published);
  const limits = draws.map(({ limit }) => limit);
  const values = draws.map(({ value }) => value);
  const drawn = [...draw(secret, client, number, limits)];
  checks.draws = say(values.length === 0 ? null : same(drawn, values));
  return checks;
}

// Rules: from the numbers and the published paytable to the outcome and the win.

const pull = (items, take) => items.splice(take(items.length), 1)[0];
const rank = (card) => card % 13;
const total = (hand) => hand.reduce((sum, card) => sum + Math.min(rank(card) + 1, 10), 0) % 10;

/** The last digits of a number to a base, as many as `size`. */
const toDigits = (number, base, size) =>
  count(size).map((place) => Math.floor(number / base ** (size - 1 - place)) % base);

/** A bet names the first one, two or three sides in order. */
function flip(take, pays, sides) {
  const flips = toDigits(take(8), 2, 3);
  const shown = flips.map((side) => sides[side]);
  const isWon = (on) => on.split('-').every((side, place) => side === shown[place]);
  return [{ flips }, (on) => pays[on][Number(isWon(on))] ?? 0];
}

/** Tables and draws: the result, and what each bet pays for it in hundredths of its stake. */
const slips = {
  roulette(take, table) {
    const number = take(37);
    const covers = Object.fromEntries(table);
    return [{ number }, (on) => (covers[on].includes(number) ? 3600 / covers[on].length : 0)];
  },
  wheel(take, segments) {
    const segment = take(segments.length);
    return [{ segment }, (on) => (on === `pays-${segments[segment]}` ? segments[segment] : 0)];
  },
  'hi-lo'(take, table) {
    const [base, pays] = table[take(table.length)];
    const deck = count(52).filter((card) => card !== base);
    const next = pull(deck, take);
    const [red, more] = [next >= 13 && next < 39, rank(next) - rank(base)];
    const wins = { red, black: !red, same: more === 0, higher: more > 0, lower: more < 0 };
    const ties = (on) => more === 0 && ['higher', 'lower'].includes(on);
    return [{ base, next }, (on) => (ties(on) ? 100 : wins[on] ? pays[on] : 0)];
  },
  baccarat(take, [decks, pays]) {
    const shoe = count(decks).flatMap(() => count(52));
    const [player, banker] = [[], []];
    for (const hand of [player, banker, player, banker]) hand.push(pull(shoe, take));
    if (total(player) < 8 && total(banker) < 8) {
      if (total(player) < 6) player.push(pull(shoe, take));
      const most = player[2] === undefined ? 5 : '3344556623'[total(player.slice(2))];
      if (total(banker) <= most) banker.push(pull(shoe, take));
    }
    const lead = total(player) - total(banker);
    const wins = { player: lead > 0, banker: lead < 0, tie: lead === 0 };
    wins['player-pair'] = rank(player[0]) === rank(player[1]);
    wins['banker-pair'] = rank(banker[0]) === rank(banker[1]);
    const ties = (on) => lead === 0 && ['player', 'banker'].includes(on);
    return [{ player, banker }, (on) => (ties(on) ? 100 : wins[on] ? pays[on] : 0)];
  },
  'dragon-tiger'(take, [decks, [home, away, tie], pays, half]) {
    const shoe = count(decks).flatMap(() => count(52));
    const [first, second] = [pull(shoe, take), pull(shoe, take)];
    const lead = rank(first) - rank(second);
    const wins = { [home]: lead > 0, [away]: lead < 0, [tie]: lead === 0 };
    wins[`suited-${tie}`] = first === second;
    for (const [side, card] of Object.entries({ [home]: first, [away]: second })) {
      const red = card >= 13 && card < 39;
      Object.assign(wins, { [`${side}-red`]: red, [`${side}-black`]: !red });
    }
    const ties = (on) => lead === 0 && [home, away].includes(on);
    return [{ first, second }, (on) => (ties(on) ? half : wins[on] ? pays[on] : 0)];
  },
  'andar-bahar'(take, pays) {
    const deck = count(52);
    const [joker, dealt] = [pull(deck, take), []];
    do dealt.push(pull(deck, take));
    while (deck.length > 0 && rank(dealt.at(-1)) !== rank(joker));
    const { length } = dealt;
    const isWon = (on) => {
      const [side, least, most] = on.split('-');
      if (side !== 'dealt') return side === (length % 2 === 1 ? 'andar' : 'bahar');
      return length >= Number(least) && length <= Number(most);
    };
    return [{ joker, dealt }, (on) => (isWon(on) ? pays[on] : 0)];
  },
  'in-between'(take, table) {
    const one = take(52);
    const pays = (card) => table[Math.abs(rank(card) - rank(one)) - 1];
    const others = count(52).filter(pays);
    const other = pull(others, take);
    const pair = [one, other].sort((a, b) => rank(a) - rank(b));
    const rest = count(52).filter((card) => !pair.includes(card));
    const third = pull(rest, take);
    const [low, at, high] = [pair[0], third, pair[1]].map(rank);
    const won = at === low || at === high ? 'same' : at > low && at < high ? 'between' : 'outside';
    return [{ pair, third }, (on) => (on === won ? pays(other)[on] : 0)];
  },
  dice(take, pays) {
    const dice = toDigits(take(216), 6, 3).map((side) => side + 1);
    const sum = dice[0] + dice[1] + dice[2];
    const isTriple = new Set(dice).size === 1;
    const halves = [sum < 11 ? 'small' : 'big', sum % 2 === 1 ? 'odd' : 'even'];
    const met = (on) => {
      const [kind, side] = on.split('-');
      const shown = dice.filter((value) => value === Number(side)).length;
      if (kind === 'single') return shown;
      if (kind === 'double') return shown >= 2 ? 1 : 0;
      if (kind === 'triple') return shown === 3 ? 1 : 0;
      if (kind === 'total') return sum === Number(side) ? 1 : 0;
      return isTriple ? Number(on === 'any-triple') : Number(halves.includes(on));
    };
    return [{ dice }, (on) => pays[on][met(on)] ?? 0];
  },
  'color-game'(take, pays) {
    const colors = toDigits(take(216), 6, 3);
    const names = ['yellow', 'white', 'pink', 'blue', 'red', 'green'];
    const kinds = { 1: 'three-alike', 2: 'two-alike', 3: 'all-different' };
    const kind = kinds[new Set(colors).size];
    const met = (on) => colors.filter((color) => names[color] === on).length + Number(on === kind);
    return [{ colors }, (on) => pays[on][met(on)] ?? 0];
  },
  coin: (take, pays) => flip(take, pays, ['heads', 'tails']),
  'red-white': (take, pays) => flip(take, pays, ['red', 'white']),
  'fan-tan'(take, pays) {
    const beads = 40 + take(40);
    const left = ((beads - 1) % 4) + 1;
    const won = [beads % 2 === 1 ? 'odd' : 'even', String(left)];
    const isWon = (on) => on.split('-').some((part) => won.includes(part));
    return [{ beads }, (on) => pays[on][Number(isWon(on))] ?? 0];
  },
  pegs(take, pays) {
    const path = toDigits(take(4_096), 2, 12);
    const bin = path.reduce((sum, step) => sum + step, 0);
    const won = [
      bin < 6 ? 'left' : bin > 6 ? 'right' : '',
      `bins-${Math.min(5, Math.abs(bin - 6))}`,
    ];
    return [{ path }, (on) => pays[on][Number(won.includes(on))] ?? 0];
  },
  keno(take, [pool, size, pays]) {
    const balls = count(pool, 1);
    const numbers = count(size).map(() => pull(balls, take));
    const hits = (picks) => picks.filter((pick) => numbers.includes(Number(pick))).length;
    const pay = (picks) => pays[picks.length][hits(picks)] ?? 0;
    return [{ numbers }, (on) => pay(on.split('-').slice(1))];
  },
  bingo(take, [pool, size, pays, tickets]) {
    const balls = count(pool, 1);
    const numbers = count(size).map(() => pull(balls, take));
    const isHit = (number) => numbers.includes(number);
    const pay = ([top, middle, bottom]) => {
      const rows = [top, middle, bottom].filter((row) => row.every(isHit)).length;
      const corners = [top[0], top[4], bottom[0], bottom[4]].every(isHit);
      return rows > 0 ? pays[rows] : corners ? pays.corners : 0;
    };
    return [{ numbers }, (on) => pay(tickets[on.split('-')[1] - 1])];
  },
  digits(take, [pays, smallMost]) {
    const text = String(take(1000)).padStart(3, '0');
    const digits = [...text].map(Number);
    const sum = digits[0] + digits[1] + digits[2];
    const sorted = (digits) => [...digits].sort().join('');
    const wins = { small: sum <= smallMost, big: sum > smallMost };
    Object.assign(wins, { odd: sum % 2 === 1, even: sum % 2 === 0 });
    const shown = { exact: text, 'first-two': text.slice(0, 2), 'last-two': text.slice(1) };
    const pay = (on) => {
      if (on in wins) return wins[on] ? pays[on] : 0;
      const [, kind, own] = /^(.+)-(\d+)$/.exec(on);
      if (kind !== 'any') return shown[kind] === own ? pays[kind] : 0;
      return sorted(own) === sorted(text) ? pays[new Set(own).size === 3 ? 'any-6' : 'any-3'] : 0;
    };
    return [{ digits }, pay];
  },
};
slips.lotto = slips.keno;
slips['football-cards'] = slips['dragon-tiger'];

function slip(take, [name, , , table], stake, { outcome, result, choice }) {
  const [decided, pay] = slips[name](take, table);
  const toWin = ({ on, stake }) => Number((BigInt(stake) * BigInt(pay(on))) / 100n);
  const bets = choice.bets.map((bet) => ({ on: bet.on, stake: bet.stake, won: toWin(bet) }));
  const sum = (key) => bets.reduce((total, bet) => total + BigInt(bet[key]), 0n);
  const isRight = same(result, decided) && same(outcome.bets, bets) && sum('stake') === stake;
  return [isRight, sum('won')];
}

function spin(take, { rows, reels, lines, wildMultiplier, paytable, scatterPays }, stake) {
  const stops = reels.map((strip) => take(strip.length));
  const grid = reels.map((strip, reel) =>
    count(rows, stops[reel]).map((row) => strip[row % strip.length]),
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
  return { stops, grid, scatters, won: won + stake * BigInt(scatterPays[scatters - 3] ?? 0) };
}

/** Each returns whether the record shows what was decided, and the win in minor units. */
const engines = {
  slot(take, entries, stake, { outcome }) {
    const table = Object.fromEntries(entries);
    const { spins = 0, multiplier, most } = table.freeSpins ?? {};
    const shows = (shown, { stops, grid }) => same([shown?.stops, shown?.grid], [stops, grid]);
    const first = spin(take, table, stake);
    let [won, last, played] = [first.won, null, 0];
    let awarded = first.scatters >= 3 ? spins : 0;
    for (; played < awarded; played += 1) {
      last = spin(take, table, stake);
      won += last.won * BigInt(multiplier);
      if (last.scatters >= 3) awarded = Math.min(most, awarded + spins);
    }
    const { feature } = outcome;
    const counts = feature && [feature.awarded, feature.played, minor(feature.won)];
    const isRight = last
      ? same(counts?.map(String), [awarded, played, won].map(String)) && shows(feature.last, last)
      : feature === undefined;
    return [isRight && shows(outcome, first), won];
  },
  mines(take, [, size, ladders], stake, { choice, outcome: { dangers, opened, hit } }) {
    const tiles = count(size);
    for (const i of count(choice.dangers)) {
      const other = i + take(size - i);
      [tiles[i], tiles[other]] = [tiles[other], tiles[i]];
    }
    const drawn = tiles.slice(0, choice.dangers).sort((a, b) => a - b);
    const isSafe = opened.every((tile, i) => !drawn.includes(tile) && opened.indexOf(tile) === i);
    const isRight = same(dangers, drawn) && isSafe && (hit === null || drawn.includes(hit));
    const times = hit === null ? Object.fromEntries(ladders)[drawn.length][opened.length - 1] : 0;
    return [isRight, (stake * BigInt(times ?? 0)) / 100n];
  },
  catch(take, [, draws, targets], stake, { choice: { target }, outcome }) {
    const { chance, prizes } = targets[target];
    const wheel = prizes.flatMap(({ times, weight }) => Array(weight).fill(times));
    const times = take(draws) < chance ? wheel[take(wheel.length)] : 0;
    return [same([outcome.target, outcome.times], [target, times]), stake * BigInt(times)];
  },
  crash(take, [, share, draws, highest], stake, { choice, outcome: { cashedAt }, result }) {
    const reach = (BigInt(share) * BigInt(draws) + BigInt(highest)) / BigInt(take(draws) + 1);
    const point = Math.max(100, Math.min(highest, Number(reach)));
    const end = choice.target === null ? highest : choice.target;
    const isRight = cashedAt === null ? end > point : cashedAt <= Math.min(point, end);
    return [isRight && result.point === point, (stake * BigInt(cashedAt ?? 0)) / 100n];
  },
  match(take, table, stake, { choice, outcome: { selection, odds }, result }) {
    const [, length, weight, , pairings, line, teams] = table;
    const [strength, home] = [take(pairings.length), take(teams)];
    const away = (home + 1 + take(teams - 1)) % teams;
    const pair = pairings[strength];
    const toPoint = (value) =>
      value < pair.home ? 'h' : value < pair.home + pair.away ? 'a' : '-';
    const plays = count(length).map(() => toPoint(take(weight)));
    const points = (side) => plays.filter((play) => play === side).length;
    const [h, a] = [points('h'), points('a')];
    const wins = {
      home: h > a,
      draw: h === a,
      away: h < a,
      over: h + a > line,
      under: h + a < line,
    };
    const shown = [result.strength, result.home, result.away, result.plays];
    const isBet = selection === choice.selection && odds >= choice.odds;
    const isRight = same(shown, [strength, home, away, plays.join('')]) && isBet;
    return [isRight, wins[selection] ? (stake * BigInt(odds)) / 100n : 0n];
  },
  table: slip,
  draw: slip,
};

/** Derives the outcome and the win; null for a record that these rules do not know. */
function derive(record) {
  const { engine, state, staked, stake = staked, won, proof } = record;
  if (state !== 'closed' || !engines[engine] || proof.mathTable === null) return null;
  if (proof.draws.length === 0) return null;
  const left = [...proof.draws];
  let isTaken = true;
  const take = (limit) => {
    const next = left.shift();
    isTaken &&= next?.limit === limit;
    return next?.value ?? 0;
  };
  try {
    const table = JSON.parse(proof.mathTable);
    const [isRight, payout] = engines[engine](take, table, minor(stake), record);
    return { outcome: isRight && isTaken && left.length === 0, win: payout === minor(won) };
  } catch {
    return { outcome: false, win: false };
  }
}

if (process.argv[2] !== undefined && process.argv[1] === import.meta.filename) {
  const checks = verify(JSON.parse(readFileSync(process.argv[2], 'utf8')));
  for (const [name, state] of Object.entries(checks)) console.log(`${state.padEnd(8)} ${name}`);
  process.exitCode = Object.values(checks).includes('failed') ? 1 : 0;
}
