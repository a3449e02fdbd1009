import '@fontsource/lilita-one/latin-400.css';
import type { RefusalStatus } from '../../makers/lotus/client-api.ts';
import type { EngineConfig } from '../engine.ts';
import { authenticate, createApi, isFatal, Refused, type Welcome } from './api.ts';
import { type Controller, createController, type Shows } from './controller.ts';
import { type Host, type HostMessage, hostOrigin, openHost } from './host.ts';
import { listenToKeys } from './keys.ts';
import { type Memory, openMemory, tabStorage } from './memory.ts';
import { getMoney } from './money.ts';
import { openReplay, type Replay } from './replay.ts';
import { type Game, getStake, type ShownRound } from './round.ts';
import { createSounds } from './sound.ts';
import type { EnginePage } from './stage.ts';
import { type EngineTexts, loadShellTexts, type ShellTexts } from './texts/index.ts';
import { hangCover } from './view/cover.ts';
import { part, say, wait } from './view/dom.ts';
import { createFeast } from './view/feast.ts';
import { type Motion, watchMotion } from './view/motion.ts';
import { createPanel } from './view/panel.ts';
import { openRules } from './view/rules.ts';

const HEARTBEAT_MS = 10_000;
const QUIET_WIN_MS = 500;
/** A replay begins automatically, once the stage is on screen. */
const REPLAY_DELAY_MS = 600;

const getRoot = (): HTMLElement => part('game', HTMLElement);

function showCurtain(text: string, act?: readonly [label: string, run: () => void]): void {
  getRoot().dataset.phase = act === undefined ? 'loading' : 'over';
  const curtain = part('curtain', HTMLElement);
  curtain.hidden = false;
  say(part('curtain-text', HTMLElement), text);
  const button = part('curtain-act', HTMLButtonElement);
  button.hidden = act === undefined;
  if (act === undefined) return;
  say(button, act[0]);
  button.onclick = act[1];
  button.focus();
}

function getEnding(status: RefusalStatus, texts: ShellTexts): string {
  if (status === 'USER_DISABLED') return texts.disabled;
  return status === 'MAINTENANCE' ? texts.maintenance : texts.over;
}

/**
 * Starts an engine's page: authenticates, builds its stage, and connects both with the host.
 * `Config` and `Outcome` are what the engine's server part sends.
 */
export async function startGame<Config extends EngineConfig, Texts extends EngineTexts, Outcome>(
  page: EnginePage<Config, Texts, Outcome>,
): Promise<void> {
  const address = new URL(window.location.href).searchParams;
  const motion = watchMotion(getRoot());
  const replayToken = address.get('replay');
  // A replay leaves nothing behind, and has nothing to resume.
  const storage = replayToken === null ? tabStorage() : null;
  const memory = openMemory(storage, address.get('session') ?? '');
  const english = { ...(await loadShellTexts('en_US')), ...(await page.loadTexts('en_US')) };
  showCurtain(english.loading);

  // Messages that arrive before the game is ready are queued.
  const early: HostMessage[] = [];
  let hear = (message: HostMessage): void => {
    early.push(message);
  };
  let write = (minor: bigint): string => minor.toString();
  const origin = hostOrigin({
    claimed: address.get('host'),
    referrer: document.referrer,
    ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : null,
  });
  const host = openHost(
    window,
    origin,
    (minor) => write(minor),
    (message) => hear(message),
  );
  try {
    const replay = replayToken === null ? null : await openReplay(replayToken);
    const welcome =
      replay?.welcome ??
      (await authenticate(
        address.get('session') ?? '',
        address.get('launch') ?? '',
        memory.token(),
      ));
    memory.keepToken(welcome.token);
    const opened = await open(page, { welcome, host, memory, motion, replay });
    write = opened.write;
    hear = opened.hear;
    for (const message of early) hear(message);
    host.tell({ type: 'ready' });
  } catch (error) {
    const status = error instanceof Refused ? error.refusal.status : null;
    if (!(error instanceof Refused)) console.error(error);
    if (status !== null) memory.forget();
    host.tell({ type: 'error', code: status ?? 'UNREACHABLE' });
    const leave = (): void => host.tell({ type: 'exitRequest' });
    if (status !== null && isFatal(status)) {
      showCurtain(getEnding(status, english), [english.exit, leave]);
    } else showCurtain(english.unreachable, [english.tryAgain, () => void startGame(page)]);
  }
}

interface OpenParts {
  readonly welcome: Welcome;
  readonly host: Host;
  readonly memory: Memory;
  readonly motion: Motion;
  /** The round to show again; null for a game that is played. */
  readonly replay: Replay | null;
}

async function open<Config extends EngineConfig, Texts extends EngineTexts, Outcome>(
  page: EnginePage<Config, Texts, Outcome>,
  { welcome, host, memory, motion, replay }: OpenParts,
): Promise<{ write: (minor: bigint) => string; hear: (message: HostMessage) => void }> {
  const { currency } = welcome;
  const root = getRoot();
  // The engine's own server part wrote both (client-api.ts).
  const config = welcome.config as Config;
  const toStage = (round: ShownRound) => round as ShownRound<Outcome>;

  let locale = welcome.locale;
  const load = async (wanted: string) => {
    const [shell, engine] = await Promise.all([loadShellTexts(wanted), page.loadTexts(wanted)]);
    return { shell, engine, all: { ...shell, ...engine } };
  };
  let texts = await load(locale);
  let money = getMoney(currency, locale);
  document.title = welcome.title;
  say(part('title', HTMLElement), welcome.title);
  root.dataset.mode = welcome.mode;
  root.dataset.engine = config.engine;

  const sounds = createSounds();
  const feast = createFeast(
    {
      feast: part('feast', HTMLElement),
      coins: part('coins', HTMLElement),
      title: part('feast-title', HTMLElement),
      value: part('feast-value', HTMLElement),
      skip: part('feast-skip', HTMLElement),
      meter: part('meter-value', HTMLElement),
    },
    motion,
    texts.shell,
  );
  const show = (minor: bigint): string => money.show(minor);

  const panel = createPanel(
    {
      press: () => press(),
      bet(by) {
        sounds.play('press');
        controller.dispatch({ type: 'bet', by });
        panel.announce(texts.shell.saidStake(money.brief(getStake(controller.game))));
      },
      info: () =>
        openRules({
          texts: texts.all,
          money,
          certificate: config,
          content: stage.rules(),
          bets: controller.game.bets,
          fairness: controller.fairness,
        }),
      sound() {
        sounds.set(!sounds.on);
        panel.showSound(sounds.on);
        host.tell({ type: 'sound', on: sounds.on });
        sounds.play('press');
      },
      exit: () => controller.dispatch({ type: 'exit' }),
      deposit: () => controller.dispatch({ type: 'deposit' }),
      retry: () => controller.dispatch({ type: 'retry' }),
      skip: () => feast.skip(),
    },
    texts.all,
    money,
  );
  panel.setTexts(texts.all, money);
  panel.showSound(false);
  document.documentElement.lang = locale.replace('_', '-');

  let started: Controller | null = null;
  const stage = await page.createStage({
    welcome,
    config,
    motion,
    sounds,
    texts: () => texts.engine,
    shellTexts: () => texts.shell,
    money: () => money,
    stake: () => (started === null ? 0n : getStake(started.game)),
    fairness: () => started?.fairness ?? welcome.fairness,
    announce: (text) => panel.announce(text),
    // A replay takes the recorded steps alone.
    act: (action) => replay ?? started?.dispatch({ type: 'act', action }),
    press: () => press(),
    watch: async (seen) => (await started?.watch(seen)) ?? null,
    refresh: () => {
      if (started !== null) shows.state(started.game);
    },
  });

  const shows: Shows = {
    state(game: Game) {
      const own = game as Game<Outcome>;
      const button = stage.getButton?.(own);
      const isOver = replay !== null && game.phase.name === 'idle';
      panel.show(game, button && isOver ? { text: texts.shell.replayAgain, action: null } : button);
      stage.update?.(own);
    },
    start() {
      panel.announce('');
      stage.start();
    },
    cancel: () => stage.cancel(),
    show: (round) => stage.show?.(toStage(round)),
    land: (round) => stage.land(toStage(round)),
    async celebrate(round, tier) {
      await stage.celebrate(toStage(round), tier);
      if (page.isRapid === true) return;
      if (tier === 'big' || tier === 'huge') {
        sounds.play('feast');
        await wait(motion.reduced ? 200 : 900);
        await feast.celebrate(round.won, show, tier === 'huge');
        return;
      }
      const lively = tier === 'win';
      if (lively) sounds.play('win');
      await feast.count(round.won, show, lively);
      if (!lively) await wait(QUIET_WIN_MS);
    },
    skip: () => feast.skip(),
    finished(round) {
      const balance = money.show(round.balance);
      panel.announce(
        round.won > 0n
          ? texts.shell.saidWon(money.show(round.won), balance)
          : texts.shell.saidLost(balance),
      );
    },
    over(status, message) {
      showCurtain(message || getEnding(status, texts.shell), [
        texts.shell.exit,
        () => controller.dispatch({ type: 'exit' }),
      ]);
    },
  };

  const setLocale = async (next: string): Promise<void> => {
    locale = next;
    const loaded = await load(next);
    if (locale !== next) return;
    texts = loaded;
    money = getMoney(currency, next);
    document.documentElement.lang = next.replace('_', '-');
    panel.setTexts(texts.all, money);
    panel.showSound(sounds.on);
    feast.setTexts(texts.shell);
    stage.translate?.();
    shows.state(controller.game);
  };

  const { leastWaitMs, landMs } = page;
  const api = replay?.api ?? createApi(welcome.token);
  const controller = createController({
    welcome,
    api,
    host,
    memory,
    money,
    shows,
    leastWaitMs,
    landMs,
    isRapid: page.isRapid ?? false,
    defer: () => stage.defer?.() ?? false,
    choice: () => stage.getChoice?.(),
    stake: () => stage.getStake?.(),
    action: () => stage.getButton?.(controller.game as Game<Outcome>).action ?? null,
  });
  started = controller;
  const press = (): void => {
    if (replay === null || controller.game.phase.name === 'celebrating') controller.press();
    else replay.play(controller);
  };
  if (replay) stage.setChoice?.(replay.choice);
  shows.state(controller.game);

  window.addEventListener('online', () => controller.dispatch({ type: 'retry' }));
  window.setInterval(() => {
    if (replay === null) controller.heartbeat();
  }, HEARTBEAT_MS);
  listenToKeys({
    press,
    bet: (by) => part(by > 0 ? 'raise' : 'lower', HTMLButtonElement).click(),
    info: () => part('info', HTMLButtonElement).click(),
    sound: () => part('sound', HTMLButtonElement).click(),
  });

  part('curtain', HTMLElement).hidden = true;
  // Lower-priority work runs after the work that the player waits for.
  void wait(60)
    .then(() => stage.prepare?.())
    .then(() => hangCover(welcome.gameCode));
  // Keys work at once, without a focus ring before the player uses them.
  root.focus({ preventScroll: true });
  if (replay !== null) void wait(REPLAY_DELAY_MS).then(() => replay.play(controller));
  return {
    write: money.write,
    hear(message) {
      if (message.type === 'setLocale') void setLocale(message.locale);
      else if (message.type === 'setReducedMotion') motion.set(message.on);
      else if (message.type === 'setSound') {
        sounds.set(message.on);
        panel.showSound(message.on);
      } else controller.hear(message);
    },
  };
}
