import type { Game, ShownRound } from '../../shell/round.ts';
import type { Stage, StageContext } from '../../shell/stage.ts';
import { make, part, say, wait } from '../../shell/view/dom.ts';
import type { CatchConfig, CatchOutcome, ShownTarget } from '../types.ts';
import { createCannon } from './cannon.ts';
import { sceneryUrl } from './scenery.ts';
import { createShoal, type Fish, type Place } from './shoal.ts';
import { spriteUrl } from './sprites.ts';
import type { CatchTexts } from './texts/index.ts';

/** A press whose outcome is not on screen yet. */
interface Shot {
  readonly target: number;
  readonly fish: Fish | null;
  /** When the bullet arrives, `performance.now()`. */
  readonly arrivesAt: number;
}

const FLIGHT_MS = 190;
/** A catch that pays at least this many stakes is shown large. */
const LARGE = 20;
const BUBBLES = 9;

const getTimes = ({ least, most }: ShownTarget): string =>
  least === most ? `${least}×` : `${least}–${most}×`;

/** A sea with animals that pay when they are caught, and a cannon that shoots at them. */
export async function createCatchStage(
  context: StageContext<CatchConfig, CatchTexts>,
): Promise<Stage<CatchOutcome>> {
  const { config, motion, sounds } = context;
  const { look, targets } = config;
  const root = part('game', HTMLElement);
  root.style.setProperty('--hue', `${look.hue}`);
  root.dataset.theme = look.theme;
  const sea = part('sea', HTMLElement);
  const shots = part('shots', HTMLElement);
  sea.dataset.scenery = look.scenery;
  part('scenery', HTMLElement).style.backgroundImage = sceneryUrl(look.scenery, look.hue);
  for (let index = 0; index < BUBBLES; index += 1) {
    const bubble = make('i', { class: 'bubble' });
    bubble.style.setProperty('--at', `${(index * 61.8) % 100}%`);
    bubble.style.setProperty('--wait', `${-index * 1.3}s`);
    bubble.style.setProperty('--size', `${6 + ((index * 7) % 12)}px`);
    sea.prepend(bubble);
  }

  const shoal = createShoal(sea, part('shoal', HTMLElement), look.shoal, motion);
  const cannon = createCannon(sea, part('cannon', HTMLElement), motion);
  const pending: Shot[] = [];
  let target = 2;
  /** The animal that the player has tapped, for the press that follows. */
  let tapped: Fish | null = null;
  let level = 0;

  // The targets: real radio buttons, so that every input device can use them.
  const legend = make('legend', { class: 'unseen' });
  const choice = make('fieldset', { class: 'chips targets' }, legend);
  const chips = targets.map((each, index) => {
    const input = make('input', { type: 'radio', name: 'target', value: `${index}` });
    input.checked = index === target;
    input.addEventListener('change', () => {
      select(index);
      sounds.play('press');
    });
    const picture = make('img', { src: spriteUrl(look.shoal[index] ?? ''), alt: '' });
    const label = make(
      'label',
      {},
      input,
      make('span', {}, picture, make('b', {}, getTimes(each))),
    );
    choice.append(label);
    return { input, label };
  });
  part('choice', HTMLElement).append(choice);

  const getName = (index: number): string => {
    const names: Readonly<Record<string, string>> = context.texts().names;
    return names[look.shoal[index] ?? ''] ?? '';
  };

  const getLabel = (index: number): string => {
    const shown = targets[index];
    return shown === undefined ? '' : `${getName(index)}, ${getTimes(shown)}`;
  };

  function select(index: number): void {
    target = index;
    const chip = chips[index];
    if (chip !== undefined) {
      chip.input.checked = true;
      const { offsetLeft, offsetWidth } = chip.label;
      choice.scrollTo({
        left: offsetLeft - (choice.clientWidth - offsetWidth) / 2,
        behavior: motion.reduced ? 'auto' : 'smooth',
      });
    }
    shoal.aim(index);
    context.refresh();
  }

  // Sideways arrows aim; the shell's arrows up and down choose the stake.
  window.addEventListener(
    'keydown',
    (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const isElsewhere = event.target instanceof HTMLInputElement || event.altKey;
      if (by === 0 || isElsewhere || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      select((target + by + targets.length) % targets.length);
      context.announce(getLabel(target));
    },
    { capture: true },
  );

  sea.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const box = sea.getBoundingClientRect();
    const place: Place = { x: event.clientX - box.x, y: event.clientY - box.y };
    const fish = shoal.find(place);
    cannon.turn(place);
    if (fish === null) return;
    event.preventDefault();
    tapped = fish;
    if (fish.target !== target) select(fish.target);
    context.press();
    tapped = null;
  });

  /** A label that rises from a place. */
  const showPay = ({ x, y }: Place, text: string, isLarge: boolean): void => {
    const label = make('b', { class: isLarge ? 'pay large' : 'pay' }, text);
    label.style.left = `${Math.max(60, Math.min(sea.clientWidth - 60, x))}px`;
    label.style.top = `${Math.max(40, y)}px`;
    shots.append(label);
    const rise = label.animate(
      motion.reduced
        ? { opacity: [0, 1, 1, 0] }
        : {
            transform: [
              'translate(-50%, 0) scale(.4)',
              'translate(-50%, -24px) scale(1.1)',
              'translate(-50%, -44px) scale(1)',
            ],
            opacity: [0, 1, 1, 0],
          },
      { duration: isLarge ? 1_900 : 1_100, easing: 'ease-out', fill: 'forwards' },
    );
    void wait(isLarge ? 2_000 : 1_200).then(() => {
      rise.cancel();
      label.remove();
    });
  };

  /** A net that opens where the bullet has arrived. */
  const showNet = ({ x, y }: Place, isCatch: boolean): void => {
    const net = make('i', { class: 'net', 'data-catch': `${isCatch}`, 'data-level': `${level}` });
    net.style.left = `${x}px`;
    net.style.top = `${y}px`;
    shots.append(net);
    net.animate(
      {
        transform: motion.reduced
          ? ['translate(-50%, -50%)', 'translate(-50%, -50%)']
          : ['translate(-50%, -50%) scale(.2)', 'translate(-50%, -50%) scale(1)'],
        opacity: [1, 0.9, 0],
      },
      { duration: 420, easing: 'ease-out', fill: 'forwards' },
    );
    void wait(440).then(() => net.remove());
  };

  const showCoins = ({ x, y }: Place, count: number): void => {
    if (motion.reduced) return;
    for (let index = 0; index < count; index += 1) {
      const coin = make('i', { class: 'coin' });
      coin.style.left = `${x}px`;
      coin.style.top = `${y}px`;
      shots.append(coin);
      const angle = (index / count) * Math.PI * 2;
      const reach = 34 + ((index * 29) % 46);
      coin.animate(
        {
          transform: [
            'translate(-50%, -50%) scale(.4)',
            `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach - 26}px) scale(1)`,
            `translate(${Math.cos(angle) * reach * 1.3}px, ${Math.sin(angle) * reach + 70}px) scale(.7)`,
          ],
          opacity: [1, 1, 0],
        },
        { duration: 820 + (index % 4) * 60, easing: 'ease-out', fill: 'forwards' },
      );
      void wait(1_060).then(() => coin.remove());
    }
  };

  const translate = (): void => {
    const texts = context.texts();
    say(legend, texts.targets);
    for (const [index, { input }] of chips.entries()) {
      input.setAttribute('aria-label', getLabel(index));
    }
  };
  translate();
  await shoal.open();
  shoal.aim(target);

  return {
    update(game: Game<CatchOutcome>) {
      level = Math.min(4, Math.floor((game.bet * 5) / Math.max(1, game.bets.length)));
      cannon.setLevel(level);
    },
    start() {
      const fish = tapped ?? shoal.best(target);
      const place = fish === null ? { x: sea.clientWidth / 2, y: 80 } : shoal.place(fish);
      cannon.fire(place, shots, FLIGHT_MS);
      sounds.play('stop', level * 4);
      const flight = motion.reduced ? 0 : FLIGHT_MS;
      pending.push({ target, fish, arrivesAt: performance.now() + flight });
    },
    cancel: () => {
      pending.length = 0;
    },
    async land({ outcome, won }: ShownRound<CatchOutcome>) {
      const shot = pending.shift();
      if (shot === undefined) return;
      await wait(shot.arrivesAt - performance.now());
      // Another shot may have taken the animal: the outcome is the target's, whichever shows it.
      const isGone = shot.fish?.element.isConnected !== true;
      const fish = isGone ? shoal.best(outcome.target) : shot.fish;
      if (fish === null) return;
      const place = shoal.place(fish);
      showNet(place, outcome.times > 0);
      if (outcome.times === 0) {
        shoal.shy(fish);
        return;
      }
      const isLarge = outcome.times >= LARGE;
      shoal.take(fish);
      showCoins(place, Math.min(16, 5 + Math.round(outcome.times / 3)));
      showPay(place, `+${context.money().brief(won)}`, isLarge);
      sounds.play(isLarge ? 'feast' : 'collect');
    },
    async celebrate() {},
    getButton() {
      const money = context.money();
      return { text: context.texts().fire(money.brief(context.stake())), action: null };
    },
    getChoice: () => ({ target }),
    setChoice(given) {
      select((given as { readonly target: number } | null)?.target ?? target);
    },
    translate,
    rules() {
      const texts = context.texts();
      const money = context.money();
      const stake = context.stake();
      const pay = ({ least, most }: ShownTarget): string =>
        least === most
          ? money.brief(stake * BigInt(least))
          : `${money.brief(stake * BigInt(least))} – ${money.brief(stake * BigInt(most))}`;
      return [
        make('p', { class: 'note' }, texts.howTo),
        make('p', { class: 'note' }, texts.tableNote(money.brief(stake))),
        make(
          'div',
          { class: 'catches' },
          ...targets.map((each, index) =>
            make(
              'div',
              {},
              make('img', { src: spriteUrl(look.shoal[index] ?? ''), alt: '' }),
              make(
                'p',
                {},
                make('b', {}, getName(index)),
                make('span', {}, `${getTimes(each)} · ${pay(each)}`),
              ),
              make(
                'p',
                { class: 'odds' },
                make('span', {}, texts.chance(each.chance)),
                make('span', {}, texts.returns(each.rtp)),
              ),
            ),
          ),
        ),
      ];
    },
  };
}
