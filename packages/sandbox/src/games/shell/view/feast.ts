import type { ShellTexts } from '../texts/index.ts';
import { make, say, wait } from './dom.ts';
import type { Motion } from './motion.ts';

export interface Feast {
  /** Counts up in the meter: a plain win. Resolves at the full amount. */
  count(won: bigint, show: (minor: bigint) => string, lively: boolean): Promise<void>;
  /** Fills the screen: a win many times the stake. Resolves when it is over or tapped away. */
  celebrate(won: bigint, show: (minor: bigint) => string, huge: boolean): Promise<void>;
  /** Ends a count or a celebration at once and shows the full amount. */
  skip(): void;
  setTexts(texts: ShellTexts): void;
}

interface Parts {
  readonly feast: HTMLElement;
  readonly coins: HTMLElement;
  readonly title: HTMLElement;
  readonly value: HTMLElement;
  readonly skip: HTMLElement;
  readonly meter: HTMLElement;
}

const COINS = 18;
const COIN_MS = 2_400;

export function createFeast(parts: Parts, motion: Motion, startTexts: ShellTexts): Feast {
  let texts = startTexts;
  let cut: (() => void) | null = null;

  /** Counts from zero to the amount; skipping it shows the amount at once. */
  const countUp = (
    element: HTMLElement,
    won: bigint,
    show: (minor: bigint) => string,
    ms: number,
  ): Promise<void> =>
    new Promise((resolve) => {
      const start = performance.now();
      let frame = 0;
      let timer = 0;
      const stop = (): void => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        cut = null;
        say(element, show(won));
        resolve();
      };
      let even = false;
      const tick = (now: number): void => {
        // Updating every second frame looks the same and costs half.
        even = !even;
        if (even) {
          frame = requestAnimationFrame(tick);
          return;
        }
        const share = Math.min(1, Math.max(0, (now - start) / ms));
        const eased = 1 - (1 - share) ** 2.2;
        say(element, show((won * BigInt(Math.round(eased * 10_000))) / 10_000n));
        if (share < 1) frame = requestAnimationFrame(tick);
        else stop();
      };
      cut = stop;
      // A page in the background gets no frames; the round must still end.
      timer = window.setTimeout(stop, ms + 600);
      if (ms === 0 || motion.reduced) stop();
      else frame = requestAnimationFrame(tick);
    });

  const rain = (): void => {
    const height = parts.coins.clientHeight;
    for (let index = 0; index < COINS; index += 1) {
      const coin = make('i');
      const size = 16 + ((index * 37) % 22);
      coin.style.width = `${size}px`;
      coin.style.height = `${size}px`;
      coin.style.left = `${(index * 61.8) % 100}%`;
      parts.coins.append(coin);
      const spin = index % 2 === 0 ? 540 : -540;
      coin.animate(
        {
          transform: [
            'translateY(-60px) rotateX(0) rotate(0)',
            `translateY(${height + 60}px) rotateX(900deg) rotate(${spin}deg)`,
          ],
        },
        {
          duration: COIN_MS * (0.7 + ((index * 29) % 60) / 100),
          delay: (index * 97) % 1_600,
          iterations: 3,
          easing: 'cubic-bezier(.4,.1,.8,.9)',
          fill: 'backwards',
        },
      );
    }
  };

  /** Waits unless the celebration is skipped. */
  const linger = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const stop = (): void => {
        cut = null;
        resolve();
      };
      cut = stop;
      void wait(ms).then(() => {
        if (cut === stop) stop();
      });
    });

  return {
    async count(won, show, lively) {
      await countUp(parts.meter, won, show, lively ? 900 : 0);
    },

    async celebrate(won, show, huge) {
      say(parts.title, huge ? texts.hugeWin : texts.bigWin);
      say(parts.skip, texts.skip);
      say(parts.value, show(0n));
      parts.feast.hidden = false;
      parts.feast.dataset.size = huge ? 'huge' : 'big';
      if (!motion.reduced) rain();
      await countUp(parts.value, won, show, huge ? 3_400 : 2_200);
      say(parts.meter, show(won));
      await linger(huge ? 2_600 : 1_900);
      parts.feast.hidden = true;
      parts.coins.replaceChildren();
    },

    skip() {
      cut?.();
    },

    setTexts(next) {
      texts = next;
    },
  };
}
