import type { Sounds } from '../../../shell/sound.ts';
import { make, part, say, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { type BaccaratResult, getTotal } from '../../math/baccarat.ts';
import { createCard, slideIn } from '../card.ts';
import type { TableTexts } from '../texts/index.ts';

const TURN_MS = 520;

export const readHands = (result: unknown): BaccaratResult => result as BaccaratResult;

export const getWinner = ({ player, banker }: BaccaratResult): 'player' | 'banker' | 'tie' => {
  const [ours, theirs] = [getTotal(player), getTotal(banker)];
  if (ours === theirs) return 'tie';
  return ours > theirs ? 'player' : 'banker';
};

/** Two hands on felt; cards slide in from the shoe and are turned over. */
export function createBaccaratScene(
  motion: Motion,
  sounds: Sounds,
  texts: () => TableTexts,
): Scene {
  const createHand = (side: 'player' | 'banker') => {
    const name = make('span');
    const total = make('b');
    const cards = make('span', { class: 'cards' });
    const element = make(
      'div',
      { class: `hand ${side}` },
      make('p', { class: 'total' }, name, total),
      cards,
    );
    return { element, name, total, cards };
  };
  const hands = { player: createHand('player'), banker: createHand('banker') };
  const root = make('div', { class: 'hands' }, hands.player.element, hands.banker.element);
  const shoe = make('i', { class: 'shoe', 'aria-hidden': 'true' });
  part('show', HTMLElement).append(shoe, root);
  let run = 0;

  const clear = (): void => {
    run += 1;
    for (const hand of Object.values(hands)) {
      hand.cards.replaceChildren();
      say(hand.total, '');
      hand.element.dataset.state = '';
    }
  };

  const translate = (): void => {
    say(hands.player.name, texts().player);
    say(hands.banker.name, texts().banker);
  };

  return {
    reset: clear,
    close() {},
    translate,
    async reveal(result, isLive) {
      clear();
      const own = run;
      const { player, banker } = readHands(result);
      const order = [
        ['player', 0],
        ['banker', 0],
        ['player', 1],
        ['banker', 1],
        ['player', 2],
        ['banker', 2],
      ] as const;
      const sides = { player, banker };
      for (const [side, index] of order) {
        const card = sides[side][index];
        if (card === undefined) continue;
        const hand = hands[side];
        const isThird = index === 2;
        const view = createCard(card, !isLive || motion.reduced);
        if (isThird) view.element.classList.add('third');
        hand.cards.append(view.element);
        if (isLive && !motion.reduced) {
          if (isThird) await wait(350);
          sounds.play('press');
          await slideIn(motion, view);
          view.turn();
          await wait(TURN_MS);
          if (own !== run) return;
        }
        say(hand.total, `${getTotal(sides[side].slice(0, index + 1))}`);
      }
      const winner = getWinner({ player, banker });
      for (const side of ['player', 'banker'] as const) {
        hands[side].element.dataset.state =
          winner === side ? 'won' : winner === 'tie' ? 'tie' : 'lost';
      }
    },
  };
}
