import type { Game, ShownRound } from '../../shell/round.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { make, part, say, wait } from '../../shell/view/dom.ts';
import { Paint } from '../../symbols/paint.ts';
import { TEAMS } from '../look.ts';
import {
  type MatchConfig,
  type MatchNews,
  type MatchOutcome,
  SELECTIONS,
  type Selection,
} from '../types.ts';
import { BALLS } from './balls.ts';
import { fieldUrl } from './field.ts';
import type { MatchTexts } from './texts/index.ts';

/** The match of now; instants in this device's time. */
interface Match {
  readonly version: string;
  readonly number: number;
  readonly opensAt: number;
  readonly runsAt: number;
  readonly isOver: boolean;
  readonly nextAt: number | null;
  readonly news: MatchNews;
}

const RETRY_MS = 1_000;
const TICK_MS = 250;
const CALL_MS = 2_200;
/** Minutes that a match seems to take. */
const MINUTES = 90;
const PLAYERS = 4;

const getTimes = (hundredths: number): string => (hundredths / 100).toFixed(2);
const countPoints = (plays: string, side: string): number => plays.split(side).length - 1;
const getScore = (plays: string): string => `${countPoints(plays, 'h')}–${countPoints(plays, 'a')}`;
const getTeam = (index: number) => TEAMS[index] ?? TEAMS[0];

/** A match that all players of the game watch: score, field, odds, and the player's bet. */
export async function createMatchStage(
  context: StageContext<MatchConfig, MatchTexts>,
): Promise<Stage<MatchOutcome>> {
  const { config, motion, sounds } = context;
  const { look } = config;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${look.hue}`);
  root.dataset.theme = look.theme;
  const parts = {
    home: part('home', HTMLElement),
    away: part('away', HTMLElement),
    score: part('score', HTMLElement),
    clock: part('clock', HTMLElement),
    field: part('field', HTMLElement),
    players: part('players', HTMLElement),
    ball: part('ball', HTMLImageElement),
    call: part('call', HTMLElement),
    plays: part('plays', HTMLElement),
    history: part('history', HTMLElement),
  };
  parts.field.style.backgroundImage = fieldUrl(look);
  const drawing = BALLS[look.ball];
  if (drawing !== undefined) {
    parts.ball.src = `data:image/svg+xml,${encodeURIComponent(new Paint().picture(drawing))}`;
  }

  let match: Match | null = null;
  let game: Game<MatchOutcome> | null = null;
  let selection: Selection = 'home';
  let history: readonly string[] = [];
  let calledAt = 0;

  const players = Array.from({ length: PLAYERS * 2 }, (_, index) => {
    const player = make('i', { class: 'player', 'data-side': index < PLAYERS ? 'home' : 'away' });
    parts.players.append(player);
    return player;
  });

  /** Moves the ball and the players; `reach` is -1 at the left end, 1 at the right one. */
  const arrange = (play: number, reach: number): void => {
    const shake = (seed: number): number =>
      (((Math.sin(seed * 12.9898 + play * 78.233) * 43_758.5453) % 1) + 1) % 1;
    const x = 50 + reach * 42 + (reach === 0 ? (shake(1) - 0.5) * 24 : 0);
    const y = reach === 0 ? 26 + shake(2) * 48 : 50;
    parts.ball.style.left = `${x}%`;
    parts.ball.style.top = `${y}%`;
    for (const [index, player] of players.entries()) {
      const isHome = index < PLAYERS;
      const line = (index % PLAYERS) / (PLAYERS - 1);
      const own = isHome ? 12 + line * 44 : 88 - line * 44;
      const pull = (x - own) * 0.34;
      player.style.left = `${own + pull + (shake(index + 3) - 0.5) * 12}%`;
      player.style.top = `${16 + shake(index + 11) * 68}%`;
    }
  };

  const getBet = (): ShownRound<MatchOutcome> | null => {
    const phase = game?.phase;
    return phase?.name === 'open' || phase?.name === 'stepping' ? phase.round : null;
  };

  /** Bets are taken until the decisive moment of a play, even if its news is late. */
  const canBet = (): boolean => match !== null && !match.isOver && match.news.isOpen;

  const getName = (each: Selection): string => {
    const texts = context.texts();
    const { home = 0, away = 1 } = match?.news ?? {};
    switch (each) {
      case 'home':
        return getTeam(home).name;
      case 'away':
        return getTeam(away).name;
      case 'draw':
        return texts.draw;
      case 'over':
        return texts.over(config.line);
      case 'under':
        return texts.under(config.line);
    }
  };

  // The odds: real radio buttons, so that every input device can use them.
  const legend = make('legend', { class: 'unseen' });
  const choice = make('fieldset', { class: 'odds' }, legend);
  const chips = SELECTIONS.map((each) => {
    const input = make('input', { type: 'radio', name: 'selection', value: each });
    input.checked = each === selection;
    const name = make('span');
    const price = make('b');
    input.addEventListener('change', () => {
      selection = each;
      sounds.play('press');
      context.refresh();
    });
    choice.append(
      make('label', { 'data-selection': each }, input, make('span', { class: 'odd' }, name, price)),
    );
    return { each, input, name, price, before: 0 };
  });
  part('choice', HTMLElement).append(choice);

  const showOdds = (): void => {
    const bet = getBet();
    for (const chip of chips) {
      const odds = match?.news.odds[chip.each] ?? null;
      const isOffered = odds !== null && canBet();
      say(chip.name, getName(chip.each));
      // A bet keeps the odds that it was placed at.
      const own = bet?.outcome.selection === chip.each ? bet.outcome.odds : odds;
      say(chip.price, own === null ? '–' : getTimes(own));
      chip.input.disabled = !isOffered || bet !== null;
      const label = chip.input.parentElement;
      if (label !== null) {
        const isMine = bet?.outcome.selection === chip.each;
        label.dataset.mine = `${isMine}`;
        label.dataset.on = `${isMine || (bet === null && isOffered && chip.each === selection)}`;
        label.dataset.moved =
          chip.before === 0 || odds === null || odds === chip.before
            ? ''
            : odds > chip.before
              ? 'up'
              : 'down';
      }
    }
  };

  const showClock = (): void => {
    if (match === null) return;
    const texts = context.texts();
    const now = Date.now();
    if (now < match.runsAt) {
      say(parts.clock, texts.startsIn(Math.max(0, Math.ceil((match.runsAt - now) / 1_000))));
    } else if (match.isOver) say(parts.clock, texts.fullTime);
    else {
      const length = config.plays * config.playMs;
      const minute = Math.min(MINUTES, Math.floor(((now - match.runsAt) / length) * MINUTES) + 1);
      say(parts.clock, match.news.isOpen ? texts.minute(minute) : texts.suspended);
    }
    if (now - calledAt > CALL_MS) parts.call.hidden = true;
  };

  const call = (text: string, side: string): void => {
    calledAt = Date.now();
    say(parts.call, text);
    parts.call.dataset.side = side;
    parts.call.hidden = false;
    if (motion.reduced) return;
    parts.call.animate(
      {
        transform: [
          'translate(-50%, -50%) scale(.3)',
          'translate(-50%, -50%) scale(1.12)',
          'translate(-50%, -50%) scale(1)',
        ],
        opacity: [0, 1, 1],
      },
      { duration: 420, easing: 'ease-out' },
    );
  };

  const showBoard = (): void => {
    if (match === null) return;
    const { news } = match;
    for (const [side, element] of [
      [news.home, parts.home],
      [news.away, parts.away],
    ] as const) {
      const { name, code, hue } = getTeam(side);
      element.style.setProperty('--team', `${hue}`);
      if (element.dataset.team === code) continue;
      element.dataset.team = code;
      element.replaceChildren(
        make('i', { class: 'crest' }, code.slice(0, 1)),
        make('span', {}, name),
      );
    }
    root.style.setProperty('--home', `${getTeam(news.home).hue}`);
    root.style.setProperty('--away', `${getTeam(news.away).hue}`);
    say(parts.score, getScore(news.plays));
    parts.plays.replaceChildren(
      ...Array.from({ length: config.plays }, (_, index) =>
        make('li', {
          'data-play': news.plays[index] ?? (index === news.plays.length ? 'now' : 'next'),
        }),
      ),
    );
  };

  const showHistory = (): void => {
    parts.history.replaceChildren(...history.map((score) => make('li', {}, score)));
  };

  /** Shows what has changed since the last news. */
  const tell = (before: Match | null): void => {
    if (match === null) return;
    const { news, isOver } = match;
    const texts = context.texts();
    const isSame = before?.number === match.number;
    const last = news.plays.at(-1);
    const isNewPlay = isSame && news.plays.length > (before?.news.plays.length ?? 0);
    if (isNewPlay && (last === 'h' || last === 'a')) {
      const team = getTeam(last === 'h' ? news.home : news.away).name;
      arrange(news.plays.length, last === 'h' ? 1 : -1);
      call(texts.point(team), last === 'h' ? 'home' : 'away');
      sounds.play('find', news.plays.length);
      context.announce(texts.saidPoint(team, getScore(news.plays)));
    } else if (!news.isOpen && !isOver) arrange(news.plays.length + 0.5, 0);
    else if (isNewPlay || !isSame) arrange(news.plays.length, 0);
    if (isOver && before !== null && !before.isOver) {
      call(texts.fullTime, 'none');
      sounds.play('collect');
    }
  };

  const follow = async (): Promise<void> => {
    while (game?.phase.name !== 'over') {
      const answer = await context.watch(match?.version ?? '');
      if (answer === null) {
        await wait(RETRY_MS);
        continue;
      }
      // The provider's clock may differ from this device's.
      const offset = Date.now() - answer.now;
      const before = match;
      for (const chip of chips) chip.before = before?.news.odds[chip.each] ?? 0;
      match = {
        version: answer.version,
        number: answer.number,
        opensAt: answer.opensAt + offset,
        runsAt: answer.runsAt + offset,
        isOver: answer.endedAt !== null,
        nextAt: answer.nextAt === null ? null : answer.nextAt + offset,
        // The engine's own server part wrote both.
        news: answer.preview as MatchNews,
      };
      history = answer.history.map((result) => getScore((result as { plays: string }).plays));
      showBoard();
      showHistory();
      tell(before);
      showClock();
      context.refresh();
    }
  };

  const translate = (): void => {
    const texts = context.texts();
    say(legend, texts.bets);
    parts.history.setAttribute('aria-label', texts.history);
    showOdds();
    showClock();
  };
  parts.call.hidden = true;
  arrange(0, 0);
  translate();
  // The first news must not wait for this stage, which the shell waits for.
  void wait(0).then(follow);
  window.setInterval(showClock, TICK_MS);

  const getPays = (stake: bigint, odds: number): string =>
    context.money().show((stake * BigInt(odds)) / 100n);

  return {
    update(next) {
      game = next;
      showOdds();
    },
    start: () => sounds.play('spin'),
    cancel() {},
    show({ outcome }) {
      selection = outcome.selection;
      for (const { each, input } of chips) input.checked = each === selection;
      showOdds();
    },
    async land({ won }) {
      if (won > 0n) sounds.play('collect');
      await wait(motion.reduced ? 300 : 900);
    },
    async celebrate() {},
    getButton(now) {
      const texts = context.texts();
      const money = context.money();
      const { phase } = now;
      if (phase.name === 'open' || phase.name === 'stepping') {
        const { staked, outcome } = phase.round;
        return {
          text: texts.placed(getName(outcome.selection), getPays(staked, outcome.odds)),
          action: null,
        };
      }
      const odds = match?.news.odds[selection] ?? null;
      if (!canBet() || odds === null)
        return { text: match?.isOver ? texts.nextMatch : texts.suspended, action: null };
      return {
        text: texts.bet(money.brief(context.stake()), getName(selection), getTimes(odds)),
        action: null,
      };
    },
    // While no bets are taken a press does nothing: the odds after it would be others.
    defer: () => !canBet() || (match?.news.odds[selection] ?? null) === null,
    getChoice: () => ({ selection, odds: match?.news.odds[selection] ?? 0 }),
    translate,
    rules() {
      const texts = context.texts();
      return [make('p', { class: 'note' }, texts.howTo), make('p', { class: 'note' }, texts.voids)];
    },
  };
}
