import '@fontsource/lilita-one/latin-400.css';
import type { RefusalStatus } from '../../../makers/lotus/client-api.ts';
import { authenticate, createApi, isFatal, Refused, type Welcome } from './api.ts';
import { type Host, type HostMessage, hostOrigin, openHost } from './host.ts';
import { listenToKeys } from './keys.ts';
import { type Memory, openMemory, tabStorage } from './memory.ts';
import { getMoney } from './money.ts';
import { getStake } from './round.ts';
import { createSounds } from './sound.ts';
import { createTable, type Shows } from './table.ts';
import { loadTexts, type Texts } from './texts/index.ts';
import { part, say, wait } from './view/dom.ts';
import { createFeast } from './view/feast.ts';
import { watchMotion } from './view/motion.ts';
import { createPanel } from './view/panel.ts';
import { createReels } from './view/reels.ts';
import { openRules } from './view/rules.ts';
import { hangCover, layOut, type Stage } from './view/stage.ts';
import { createWins } from './view/wins.ts';

const HEARTBEAT_MS = 10_000;
const QUIET_WIN_MS = 500;

const root = part('game', HTMLElement);
const motion = watchMotion(root);
const address = new URL(window.location.href).searchParams;

function showCurtain(text: string, act?: readonly [label: string, run: () => void]): void {
  root.dataset.phase = act === undefined ? 'loading' : 'over';
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

function endingOf(status: RefusalStatus, texts: Texts): string {
  if (status === 'USER_DISABLED') return texts.disabled;
  return status === 'MAINTENANCE' ? texts.maintenance : texts.over;
}

async function start(): Promise<void> {
  const memory = openMemory(tabStorage(), address.get('session') ?? '');
  const english = await loadTexts('en_US');
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
    const welcome = await authenticate(
      address.get('session') ?? '',
      address.get('launch') ?? '',
      memory.token(),
    );
    memory.keepToken(welcome.token);
    const opened = await open(welcome, host, memory);
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
      showCurtain(endingOf(status, english), [english.exit, leave]);
    } else showCurtain(english.unreachable, [english.tryAgain, () => void start()]);
  }
}

async function open(
  welcome: Welcome,
  host: Host,
  memory: Memory,
): Promise<{ write: (minor: bigint) => string; hear: (message: HostMessage) => void }> {
  const { config, currency } = welcome;
  let locale = welcome.locale;
  let texts = await loadTexts(locale);
  let money = getMoney(currency, locale);
  document.title = welcome.title;
  say(part('title', HTMLElement), welcome.title);
  part('mode', HTMLElement).hidden = welcome.mode !== 'demo';
  root.style.setProperty('--hue', `${config.look.hue}`);
  root.dataset.theme = config.look.theme;

  const sounds = createSounds();
  const reels = createReels(part('reels', HTMLElement), config, motion);
  const wins = createWins(
    {
      window: part('window', HTMLElement),
      lines: part('lines', SVGSVGElement),
      winners: part('winners', HTMLElement),
    },
    config,
    motion,
  );
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
    texts,
  );

  const label = (payout: string): string => money.brief(money.read(payout));
  const show = (minor: bigint): string => money.show(minor);

  const shows: Shows = {
    state: (game) => panel.show(game),
    startReels() {
      wins.clear();
      panel.announce('');
      sounds.play('spin');
      reels.start();
    },
    stopReels: () => reels.cancel(),
    async land(outcome) {
      wins.clear();
      await reels.land(outcome.stops, (reel, scatters) => {
        const scattered = outcome.grid[reel]?.includes('scatter') === true && scatters > 1;
        sounds.play(scattered ? 'scatter' : 'stop', scattered ? scatters : reel);
      });
    },
    async celebrate(round, tier) {
      const lively = tier !== 'quiet' && tier !== 'none';
      wins.show(round.outcome, lively, label);
      if (tier === 'big' || tier === 'huge') {
        sounds.play('feast');
        await wait(motion.reduced ? 200 : 900);
        await feast.celebrate(round.won, show, tier === 'huge');
        return;
      }
      if (lively) sounds.play('win');
      await feast.count(round.won, show, lively);
      if (!lively) await wait(QUIET_WIN_MS);
    },
    skip: () => feast.skip(),
    finished(round) {
      const balance = money.show(round.balance);
      panel.announce(
        round.won > 0n ? texts.saidWon(money.show(round.won), balance) : texts.saidLost(balance),
      );
    },
    over(status) {
      showCurtain(endingOf(status, texts), [texts.exit, () => table.dispatch({ type: 'exit' })]);
    },
  };

  const panel = createPanel(
    {
      spin: () => table.press(),
      bet(by) {
        sounds.play('press');
        table.dispatch({ type: 'bet', by });
        panel.announce(texts.saidStake(money.brief(getStake(table.game))));
      },
      info: () =>
        openRules({
          texts,
          money,
          config,
          stake: getStake(table.game),
          bets: table.game.bets,
          fairness: table.fairness,
        }),
      sound() {
        sounds.set(!sounds.on);
        panel.showSound(sounds.on);
        sounds.play('press');
      },
      exit: () => table.dispatch({ type: 'exit' }),
      deposit: () => table.dispatch({ type: 'deposit' }),
      retry: () => table.dispatch({ type: 'retry' }),
      skip: () => feast.skip(),
    },
    texts,
    money,
  );

  const setLocale = async (next: string): Promise<void> => {
    locale = next;
    const loaded = await loadTexts(next);
    if (locale !== next) return;
    texts = loaded;
    money = getMoney(currency, next);
    document.documentElement.lang = next.replace('_', '-');
    panel.setTexts(texts, money);
    panel.showSound(sounds.on);
    feast.setTexts(texts);
    panel.show(table.game);
  };

  panel.setTexts(texts, money);
  panel.showSound(false);
  document.documentElement.lang = locale.replace('_', '-');

  let stage: Stage = await layOut(config, null);
  reels.resize(stage.geometry, stage.pictures);
  wins.resize(stage.geometry, stage.pictures);
  const api = createApi(welcome.token);
  const table = createTable({ welcome, api, host, memory, money, shows });

  let resizing = 0;
  new ResizeObserver(() => {
    clearTimeout(resizing);
    resizing = window.setTimeout(async () => {
      stage = await layOut(config, stage);
      reels.resize(stage.geometry, stage.pictures);
      wins.resize(stage.geometry, stage.pictures);
    }, 80);
  }).observe(part('cabinet', HTMLElement));

  window.addEventListener('online', () => table.dispatch({ type: 'retry' }));
  window.setInterval(() => {
    if (table.game.phase.name !== 'over') table.heartbeat();
  }, HEARTBEAT_MS);
  listenToKeys({
    spin: () => table.press(),
    bet: (by) => part(by > 0 ? 'raise' : 'lower', HTMLButtonElement).click(),
    info: () => part('info', HTMLButtonElement).click(),
    sound: () => part('sound', HTMLButtonElement).click(),
  });

  part('curtain', HTMLElement).hidden = true;
  // Lower-priority work runs after the work that the player waits for.
  void wait(60)
    .then(() => reels.prepare())
    .then(() => hangCover(config.gameCode));
  // Keys work at once, without a focus ring before the player uses them.
  root.focus({ preventScroll: true });
  return {
    write: money.write,
    hear(message) {
      if (message.type === 'setLocale') void setLocale(message.locale);
      else if (message.type === 'setReducedMotion') motion.set(message.on);
      else if (message.type === 'setSound') {
        sounds.set(message.on);
        panel.showSound(message.on);
      } else table.hear(message);
    },
  };
}

void start();
