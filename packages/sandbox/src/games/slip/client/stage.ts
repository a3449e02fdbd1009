import type { EngineConfig } from '../../engine.ts';
import type { Game } from '../../shell/round.ts';
import { createSharedClock, type SharedNews } from '../../shell/shared-clock.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { make, part, say, wait } from '../../shell/view/dom.ts';
import type { SlipBet, SlipOutcome } from '../game.ts';
import type { BoardView, SlipContext, SlipParts } from './parts.ts';
import { createSlip, sumStakes } from './slip.ts';
import type { SlipTexts } from './texts/index.ts';

/** A notice under the clock is read within this time. */
const NOTICE_MS = 2_500;
/** Between the last moment of a result and its celebration. */
const REST_MS = 500;

const toStakes = (bets: readonly SlipBet[]): ReadonlyMap<string, bigint> =>
  new Map(bets.map(({ on, stake }) => [on, BigInt(stake)]));

/**
 * The stage of every game with slips: a clock, the last results, a scene that shows the draw, and a
 * board on which bets are laid and then placed together.
 */
export async function createSlipStage<Config extends EngineConfig, Texts extends SlipTexts>(
  given: StageContext<Config, Texts>,
  createParts: (context: SlipContext<Config, Texts>) => SlipParts,
): Promise<Stage<SlipOutcome>> {
  const { motion, sounds } = given;
  const parts = {
    scene: part('scene', HTMLElement),
    seconds: part('seconds', HTMLElement),
    status: part('status', HTMLElement),
    countdown: part('countdown', HTMLElement),
    history: part('history', HTMLElement),
    choice: part('choice', HTMLElement),
  };
  const slip = createSlip();
  const most = given.money().read(given.welcome.limits.maxStake);

  let game: Game<SlipOutcome> | null = null;
  /** Bets of the round that is open or has just ended; the board shows them until the next round. */
  let placed: readonly SlipBet[] | null = null;
  let last: ReadonlyMap<string, bigint> = new Map();
  /** The result that is on screen. */
  let shown: unknown = null;
  let revealing: Promise<void> = Promise.resolve();
  /** A press while no bets are taken, which bets on the next round. */
  let isWaiting = false;
  let notice = { text: '', until: 0 };

  const isOpen = (): boolean => game?.phase.name === 'open';
  /** Bets can be laid for this round or the next one, unless they are placed already. */
  const canLay = (): boolean =>
    !isWaiting && (game?.phase.name === 'idle' || clock.phase === 'ended') && !isOpen();

  const getBets = (): ReadonlyMap<string, bigint> => {
    const draft = board.getDraft?.() ?? null;
    if (draft === null) return slip.bets;
    return new Map([...slip.bets, [draft, (slip.bets.get(draft) ?? 0n) + given.stake()]]);
  };

  const tell = (text: string): void => {
    notice = { text, until: Date.now() + NOTICE_MS };
    given.announce(text);
  };

  const redraw = (): void => {
    const isPlaced = placed !== null && slip.bets.size === 0;
    const won =
      isPlaced && shown !== null && placed?.every((bet) => bet.won !== null)
        ? new Map(placed.map(({ on, won: amount }) => [on, BigInt(amount ?? 0)]))
        : null;
    const view: BoardView = {
      bets: isPlaced && placed !== null ? toStakes(placed) : slip.bets,
      won,
      isOpen: canLay(),
      preview: clock.news?.preview ?? null,
      result: shown,
    };
    board.show(view);
    showTools();
    given.refresh();
  };

  const add = (bets: ReadonlyMap<string, bigint>): boolean => {
    if (sumStakes(bets) > most) {
      tell(given.texts().most(given.money().brief(most)));
      return false;
    }
    slip.set(bets);
    sounds.play('stop');
    return true;
  };

  const context: SlipContext<Config, Texts> = {
    ...given,
    lay(on) {
      if (!canLay()) return;
      const stake = given.stake();
      if (stake > 0n) add(new Map([...slip.bets, [on, (slip.bets.get(on) ?? 0n) + stake]]));
      redraw();
    },
    redraw: () => redraw(),
    mark: (result) => board.mark?.(result),
  };
  const { scene, board, describe, toMark, rules } = createParts(context);

  const reveal = ({ number, result }: SharedNews, isLive: boolean): void => {
    revealing = scene
      .reveal(result, isLive)
      .then(() => {
        // On a slow device the next round may have begun.
        if (clock.news?.number !== number) return;
        shown = result;
        if (isLive) given.announce(describe(result));
        redraw();
      })
      .catch((error: unknown) => console.error(error));
  };

  const showHistory = (): void => {
    const { news } = clock;
    // The newest result is listed once it is on screen.
    const results = news?.history ?? [];
    const known = news !== null && news.result !== null && shown === null ? 1 : 0;
    parts.history.replaceChildren(
      ...results.slice(known).map((result) => {
        const { text, tone } = toMark(result);
        return make('li', { 'data-tone': tone }, text);
      }),
    );
  };

  const onNews = (news: SharedNews, before: SharedNews | null): void => {
    const isNext = news.number !== before?.number;
    if (isNext) {
      shown = null;
      if (!isOpen()) placed = null;
      scene.reset(news.preview);
    }
    const hasEnded = news.result !== null && (isNext || before?.result === null);
    if (hasEnded) {
      reveal(news, !isNext);
      void revealing.then(showHistory);
    }
    showHistory();
    if (clock.phase === 'betting' && isWaiting) {
      isWaiting = false;
      given.press();
    }
    redraw();
  };

  const clock = createSharedClock(given.watch, onNews);
  let wasClosed = false;

  const tick = (): void => {
    const texts = given.texts();
    const { news, phase } = clock;
    const now = Date.now();
    const isClosed = phase === 'closed';
    if (isClosed && !wasClosed) {
      scene.close();
      sounds.play('spin');
      redraw();
    }
    wasClosed = isClosed;
    parts.scene.dataset.state = phase;
    const left = phase === 'betting' ? Math.max(0, (news?.runsAt ?? 0) - now) : 0;
    const whole = (news?.runsAt ?? 0) - (news?.opensAt ?? 0);
    say(parts.seconds, phase === 'betting' ? `${Math.ceil(left / 1_000)}` : '');
    parts.countdown.style.transform = `scaleX(${whole > 0 ? left / whole : 0})`;
    const ended = shown === null ? texts.closed : describe(shown);
    const text = phase === 'betting' ? texts.betting : ended;
    say(parts.status, now < notice.until ? notice.text : text);
    parts.scene.dataset.hurry = `${phase === 'betting' && left < 4_000}`;
  };

  const tools = {
    undo: make('button', { type: 'button', class: 'tool undo' }),
    clear: make('button', { type: 'button', class: 'tool' }),
    repeat: make('button', { type: 'button', class: 'tool' }),
    double: make('button', { type: 'button', class: 'tool double' }),
  };
  const bar = make('div', { class: 'tools' }, ...Object.values(tools));
  parts.choice.append(bar);

  const showTools = (): void => {
    const can = canLay();
    tools.undo.disabled = !can || !slip.canUndo;
    tools.clear.disabled = !can || getBets().size === 0;
    tools.repeat.disabled = !can || last.size === 0 || slip.bets.size > 0;
    tools.double.disabled = !can || slip.bets.size === 0;
  };

  tools.undo.addEventListener('click', () => {
    slip.undo();
    sounds.play('press');
    redraw();
  });
  tools.clear.addEventListener('click', () => {
    slip.clear();
    board.clearDraft?.();
    sounds.play('press');
    redraw();
  });
  tools.repeat.addEventListener('click', () => {
    add(last);
    redraw();
  });
  tools.double.addEventListener('click', () => {
    add(new Map([...slip.bets].map(([on, stake]) => [on, stake * 2n])));
    redraw();
  });

  const translate = (): void => {
    const texts = given.texts();
    say(tools.undo, texts.undo);
    say(tools.clear, texts.clear);
    say(tools.repeat, texts.repeat);
    say(tools.double, texts.double);
    parts.history.setAttribute('aria-label', texts.history);
    scene.translate?.();
    board.translate?.();
    showHistory();
    redraw();
  };

  // The shell waits for this stage, and the first news for the shell.
  void wait(0).then(() => {
    translate();
    void clock.follow(() => game?.phase.name === 'over');
    window.setInterval(tick, 200);
  });

  return {
    update(next) {
      const before = game?.phase.name;
      game = next;
      if (before !== next.phase.name && before !== undefined) {
        // The panel is being drawn: the board follows after it.
        queueMicrotask(redraw);
      }
    },
    start: () => sounds.play('press'),
    cancel() {},
    show({ outcome }) {
      placed = outcome.bets;
      last = toStakes(outcome.bets);
      slip.clear();
      board.clearDraft?.();
    },
    async land({ outcome, won }) {
      // The news that ended the round also starts its reveal, after this call.
      await wait(0);
      await revealing;
      placed = outcome.bets;
      redraw();
      if (won > 0n) sounds.play('collect');
      await wait(motion.reduced ? 100 : REST_MS);
    },
    async celebrate() {},
    defer() {
      if (getBets().size === 0) {
        tell(given.texts().saidEmpty);
        return true;
      }
      if (clock.phase === 'betting') return false;
      isWaiting = !isWaiting;
      given.announce(isWaiting ? given.texts().saidNext : given.texts().saidCancelled);
      redraw();
      return true;
    },
    getButton({ phase }) {
      const texts = given.texts();
      const money = given.money();
      if (phase.name === 'open' || phase.name === 'landing') {
        return { text: texts.placed(money.brief(phase.round.staked)), action: null };
      }
      if (isWaiting) return { text: texts.cancelNext, action: null };
      const total = sumStakes(getBets());
      if (total === 0n) return { text: texts.choose, action: null };
      const stake = money.brief(total);
      return {
        text: clock.phase === 'betting' ? texts.bet(stake) : texts.betNext(stake),
        action: null,
      };
    },
    getChoice: () => ({
      bets: [...getBets()].map(([on, stake]) => ({ on, stake: Number(stake) })),
    }),
    getStake: () => sumStakes(getBets()),
    translate,
    rules,
  };
}
