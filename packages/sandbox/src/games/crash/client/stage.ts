import type { Game, ShownRound } from '../../shell/round.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { make, part, say, wait } from '../../shell/view/dom.ts';
import type { CrashConfig, CrashOutcome } from '../types.ts';
import { createSky } from './sky.ts';
import type { CrashTexts } from './texts/index.ts';

/** News of the flight of now, in this device's time. */
interface Flight {
  readonly version: string;
  readonly number: number;
  readonly opensAt: number;
  readonly runsAt: number;
  /** When it ended, and where; null while it goes on. */
  readonly endedAt: number | null;
  readonly point: number | null;
}

const RETRY_MS = 1_000;
/** The panel's amount changes this often during a flight. */
const AMOUNT_MS = 100;

const getTimes = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
const readPoint = (result: unknown): number | null =>
  (result as { readonly point: number } | null)?.point ?? null;

/** A flight that all players of the game share: its multiplier, its picture, and the cash-out. */
export async function createCrashStage(
  context: StageContext<CrashConfig, CrashTexts>,
): Promise<Stage<CrashOutcome>> {
  const { config, motion, sounds } = context;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${config.look.hue}`);
  root.dataset.theme = config.look.theme;
  const parts = {
    times: part('times', HTMLElement),
    multiplier: part('multiplier', HTMLElement),
    status: part('status', HTMLElement),
    countdown: part('countdown', HTMLElement),
    history: part('history', HTMLElement),
    bets: part('bets', HTMLElement),
  };
  const sky = createSky(config.look, motion);

  let flight: Flight | null = null;
  let bets = 0;
  let history: readonly number[] = [];
  let game: Game<CrashOutcome> | null = null;
  /** A press during a flight, which bets on the next one. */
  let waiting = false;
  let target: number | null = null;
  let amountAt = 0;
  let cashedAt: number | null = null;

  const getPhase = (): 'betting' | 'running' | 'ended' => {
    if (flight === null) return 'ended';
    if (flight.endedAt !== null) return 'ended';
    return Date.now() < flight.runsAt ? 'betting' : 'running';
  };

  const getMultiplier = (): number => {
    if (flight === null) return 100;
    if (flight.point !== null) return flight.point;
    const elapsed = Math.max(0, Date.now() - flight.runsAt);
    return Math.min(
      config.highest,
      Math.floor(100 * Math.exp((config.growth * elapsed) / 1_000) + 1e-9),
    );
  };

  const getOpen = (): ShownRound<CrashOutcome> | null => {
    const phase = game?.phase;
    return phase?.name === 'open' || phase?.name === 'stepping' ? phase.round : null;
  };

  const draw = (): void => {
    const texts = context.texts();
    const phase = getPhase();
    const multiplier = getMultiplier();
    parts.times.dataset.state =
      cashedAt !== null && phase !== 'betting' ? `${phase} cashed` : phase;
    if (phase === 'betting') {
      const { opensAt = 0, runsAt = 0 } = flight ?? {};
      const left = Math.max(0, runsAt - Date.now());
      say(parts.multiplier, `${Math.ceil(left / 1_000)}`);
      say(parts.status, texts.betting);
      const share = runsAt > opensAt ? left / (runsAt - opensAt) : 0;
      parts.countdown.style.transform = `scaleX(${share})`;
    } else {
      parts.countdown.style.transform = 'scaleX(0)';
      say(parts.multiplier, getTimes(multiplier));
      const cashed = cashedAt === null ? '' : texts.cashedAt(getTimes(cashedAt));
      say(parts.status, phase === 'ended' ? texts.ended : cashed);
    }
    sky.draw(phase, multiplier);
    const now = performance.now();
    if (phase === 'running' && getOpen() !== null && now - amountAt >= AMOUNT_MS) {
      amountAt = now;
      context.refresh();
    }
  };

  const showHistory = (): void => {
    parts.history.replaceChildren(
      ...history.map((point) =>
        make(
          'li',
          { 'data-size': point >= 1_000 ? 'high' : point >= 200 ? 'middle' : 'low' },
          getTimes(point),
        ),
      ),
    );
    say(parts.bets, context.texts().bets(bets));
  };

  const follow = async (): Promise<void> => {
    while (game?.phase.name !== 'over') {
      const news = await context.watch(flight?.version ?? '');
      if (news === null) {
        await wait(RETRY_MS);
        continue;
      }
      // The provider's clock may differ from this device's.
      const offset = Date.now() - news.now;
      const before = { phase: getPhase(), number: flight?.number };
      flight = {
        version: news.version,
        number: news.number,
        opensAt: news.opensAt + offset,
        runsAt: news.runsAt + offset,
        endedAt: news.endedAt === null ? null : news.endedAt + offset,
        point: readPoint(news.result),
      };
      bets = news.bets;
      history = news.history.map((result) => readPoint(result) ?? 100);
      showHistory();
      const phase = getPhase();
      if (phase === 'ended' && before.phase === 'running') {
        sky.burst();
        sounds.play('blast');
        context.announce(context.texts().saidEnded(getTimes(flight.point ?? 100)));
      }
      if (news.number !== before.number) {
        cashedAt = null;
        sky.reset();
      }
      if (phase === 'betting' && waiting) {
        waiting = false;
        context.press();
      }
      context.refresh();
    }
  };

  // Half of the frames look the same in a flight and cost half; between flights little moves.
  let frame = 0;
  const loop = (): void => {
    frame += 1;
    if (frame % (getPhase() === 'betting' ? 6 : 2) === 0) draw();
    requestAnimationFrame(loop);
  };

  const legend = make('legend');
  const off = make('span');
  const choice = make('fieldset', { class: 'chips' }, legend);
  for (const each of [null, ...config.targets]) {
    const input = make('input', { type: 'radio', name: 'target', value: `${each ?? ''}` });
    input.checked = each === target;
    input.addEventListener('change', () => {
      target = each;
      sounds.play('press');
    });
    const words = each === null ? off : make('span', {}, `${each / 100}×`);
    choice.append(make('label', {}, input, words));
  }
  part('choice', HTMLElement).append(choice);

  const translate = (): void => {
    const texts = context.texts();
    say(legend, texts.target);
    say(off, texts.off);
    parts.history.setAttribute('aria-label', texts.history);
    showHistory();
  };
  translate();
  void sky.load();
  // The first news must not wait for this stage, which the shell waits for.
  void wait(0).then(follow);
  requestAnimationFrame(loop);

  return {
    update(next) {
      game = next;
      choice.disabled = next.phase.name !== 'idle';
    },
    start: () => sounds.play('spin'),
    cancel() {},
    show() {
      cashedAt = null;
    },
    async land({ outcome, won }) {
      cashedAt = outcome.cashedAt;
      if (won > 0n) sounds.play('collect');
      await wait(motion.reduced ? 200 : 400);
    },
    async celebrate() {},
    defer() {
      if (getPhase() === 'betting') return false;
      waiting = !waiting;
      context.announce(waiting ? context.texts().saidNext : context.texts().saidCancelled);
      context.refresh();
      return true;
    },
    getButton(now) {
      const texts = context.texts();
      const money = context.money();
      const { phase } = now;
      if (phase.name === 'open' || phase.name === 'stepping') {
        if (getPhase() === 'betting') return { text: texts.ready, action: null };
        const amount = (phase.round.staked * BigInt(getMultiplier())) / 100n;
        return { text: texts.cashOut(money.show(amount)), action: { cashOut: true } };
      }
      if (waiting) return { text: texts.cancelNext, action: null };
      const stake = money.brief(context.stake());
      const isOpen = getPhase() === 'betting';
      return { text: isOpen ? texts.bet(stake) : texts.betNext(stake), action: null };
    },
    getChoice: () => ({ target }),
    setChoice(given) {
      target = (given as { readonly target: number | null } | undefined)?.target ?? target;
      for (const input of choice.querySelectorAll('input')) {
        input.checked = input.value === `${target ?? ''}`;
      }
    },
    translate,
    rules() {
      const texts = context.texts();
      return [
        make('p', { class: 'note' }, texts.howTo),
        make('p', { class: 'note' }, texts.top(getTimes(config.highest))),
      ];
    },
  };
}
