import type { Money } from '../money.ts';
import { type Game, getStake, maySpin } from '../round.ts';
import type { MainButton } from '../stage.ts';
import type { EngineTexts, ShellTexts } from '../texts/index.ts';

import { part, say } from './dom.ts';

/** The shell's texts and its engine's. */
export type PanelTexts = ShellTexts & EngineTexts;

/** Actions of the panel's buttons. */
export interface PanelActions {
  readonly press: () => void;
  readonly bet: (by: -1 | 1) => void;
  readonly info: () => void;
  readonly sound: () => void;
  readonly exit: () => void;
  readonly deposit: () => void;
  readonly retry: () => void;
  readonly skip: () => void;
}

/** A balance with more characters than this gets its own row on a narrow screen. */
const LONG = 13;

export interface Panel {
  show(game: Game, button?: MainButton): void;
  setTexts(texts: PanelTexts, money: Money): void;
  showSound(on: boolean): void;
  announce(text: string): void;
}

/** Buttons and figures around the stage: rendered from the game's state, stateless. */
export function createPanel(
  actions: PanelActions,
  startTexts: PanelTexts,
  startMoney: Money,
): Panel {
  let texts = startTexts;
  let money = startMoney;
  let soundOn = false;
  const root = part('game', HTMLElement);
  const button = (id: string): HTMLButtonElement => part(id, HTMLButtonElement);
  const parts = {
    play: button('play'),
    playText: part('play-text', HTMLElement),
    lower: button('lower'),
    raise: button('raise'),
    info: button('info'),
    sound: button('sound'),
    exit: button('exit'),
    act: button('notice-act'),
    notice: part('notice', HTMLElement),
    noticeText: part('notice-text', HTMLElement),
    balance: part('balance', HTMLElement),
    stake: part('stake', HTMLElement),
    won: part('won', HTMLElement),
    panel: part('panel', HTMLElement),
    meter: part('meter', HTMLElement),
    meterLabel: part('meter-label', HTMLElement),
    meterValue: part('meter-value', HTMLElement),
    said: part('said', HTMLElement),
    mode: part('mode', HTMLElement),
  };

  let act: (() => void) | null = null;
  parts.play.addEventListener('click', actions.press);
  parts.lower.addEventListener('click', () => actions.bet(-1));
  parts.raise.addEventListener('click', () => actions.bet(1));
  parts.info.addEventListener('click', actions.info);
  parts.sound.addEventListener('click', actions.sound);
  parts.exit.addEventListener('click', actions.exit);
  parts.act.addEventListener('click', () => act?.());
  part('feast', HTMLElement).addEventListener('click', actions.skip);

  const label = (element: HTMLElement, text: string): void => {
    if (element.getAttribute('aria-label') === text) return;
    element.setAttribute('aria-label', text);
    element.title = text;
  };

  const getNotice = (game: Game): { text: string; act?: readonly [string, () => void] } | null => {
    const isLost =
      game.phase.name === 'reconnecting' || (game.phase.name === 'stepping' && game.phase.lost > 0);
    if (isLost) {
      return { text: texts.reconnecting, act: [texts.tryAgain, actions.retry] };
    }
    switch (game.notice) {
      case 'short':
        return {
          text: texts.short(money.brief(game.pressed)),
          act: [texts.deposit, actions.deposit],
        };
      case 'limit':
        return { text: texts.limit };
      case 'failed':
        return { text: texts.failed };
      case 'paused':
        return { text: texts.paused };
      case 'restored':
        return { text: texts.restored };
      case 'refused':
        return { text: game.message };
      case 'spent':
        return { text: texts.spent };
      case 'late':
        return { text: texts.late };
      case 'moved':
        return { text: texts.moved };
      case 'resumed':
        return { text: texts.resumed };
      case null:
        return null;
    }
  };

  /** Passes the length of a figure to the stylesheet, which sets its font size. */
  const figure = (element: HTMLElement, text: string): void => {
    if (element.textContent === text) return;
    say(element, text);
    element.style.setProperty('--chars', `${text.length}`);
  };

  const showNotice = (game: Game): void => {
    const notice = getNotice(game);
    parts.notice.hidden = notice === null;
    say(parts.noticeText, notice?.text ?? '');
    parts.act.hidden = notice?.act === undefined;
    say(parts.act, notice?.act?.[0] ?? '');
    act = notice?.act?.[1] ?? null;
  };

  /** The free spins that are left; in a demo or a replay, which of both it is. */
  const showTag = ({ free }: Game): void => {
    const mode = { real: '', demo: texts.demo, replay: texts.replay }[root.dataset.mode ?? 'real'];
    const isFree = root.dataset.mode === 'real' && free !== null;
    const text = isFree ? texts.freeSpins(free.left, money.brief(free.stake)) : (mode ?? '');
    parts.mode.hidden = text === '';
    say(parts.mode, text);
  };

  const showMeter = (game: Game): void => {
    const { name } = game.phase;
    // The feast renders the win while its count runs.
    if (name === 'celebrating') {
      say(parts.meterLabel, texts.lastWin);
      parts.meter.dataset.state = 'win';
      return;
    }
    const won = name === 'idle' ? (game.lastWin ?? 0n) : 0n;
    parts.meter.dataset.state = won > 0n ? 'win' : 'rest';
    say(parts.meterLabel, won > 0n ? texts.lastWin : texts.goodLuck);
    say(parts.meterValue, won > 0n ? money.show(won) : '');
  };

  return {
    show(game, main) {
      root.dataset.phase = game.phase.name;
      root.dataset.held = game.pause;
      const balance = money.show(game.balance);
      figure(parts.balance, balance);
      parts.panel.dataset.figures = balance.length > LONG ? 'long' : 'short';
      say(parts.stake, money.brief(getStake(game)));
      const settled = (game.phase.name === 'idle' || game.rapid) && game.lastWin !== null;
      figure(parts.won, settled ? money.show(game.lastWin ?? 0n) : '–');
      const resting = game.phase.name === 'idle' || (game.rapid && maySpin(game));
      // The main button keeps focus during a round: it uses aria-disabled, never disabled.
      const canPress =
        game.phase.name === 'open' ? main !== undefined && main.action !== null : maySpin(game);
      parts.play.setAttribute('aria-disabled', `${!canPress}`);
      if (main !== undefined) {
        label(parts.play, main.text);
        say(parts.playText, main.text);
      }
      const isFixed = !resting || game.free !== null;
      parts.lower.disabled = isFixed || game.bet === 0;
      parts.raise.disabled = isFixed || game.bet >= game.bets.length - 1;
      showTag(game);
      showNotice(game);
      showMeter(game);
    },

    setTexts(nextTexts, nextMoney) {
      texts = nextTexts;
      money = nextMoney;
      label(parts.play, texts.press);
      label(parts.lower, texts.lowerStake);
      label(parts.raise, texts.raiseStake);
      label(parts.info, texts.info);
      label(parts.exit, texts.exit);
      label(parts.sound, soundOn ? texts.soundOff : texts.soundOn);
      say(part('balance-label', HTMLElement), texts.balance);
      say(part('stake-label', HTMLElement), texts.stake);
      say(part('won-label', HTMLElement), texts.lastWin);
    },

    showSound(on) {
      soundOn = on;
      parts.sound.setAttribute('aria-pressed', `${on}`);
      label(parts.sound, on ? texts.soundOff : texts.soundOn);
    },

    announce(text) {
      say(parts.said, text);
    },
  };
}
