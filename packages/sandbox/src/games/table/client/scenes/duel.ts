import { make, makeSvg, part, say, wait } from '../../../shell/view/dom.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { Duel, DuelResult } from '../../math/duel.ts';
import { getLabel, type TableContext } from '../boards.ts';
import { createCard, slideIn } from '../card.ts';

const TURN_MS = 620;
/** Between the two cards: the first one is seen before the second is turned over. */
const TENSION_MS = 500;

export const readDuel = (result: unknown): DuelResult => result as DuelResult;

const SHIRT = 'M8 3l-6 3 2 6 3-1v10h10V11l3 1 2-6-6-3a4 4 0 01-8 0z';
/** 24 by 24: a flame, a paw, and the shirts of two teams. */
const EMBLEMS: Readonly<Record<string, string>> = {
  dragon:
    'M13 1c1 5 6 7 6 13a7 7 0 01-14 1c0-4 2-5 3-9 1 1 2 2 2 4 2-2 3-5 3-9zM12 12c0 3-3 3-3 6a3 3 0 006 0c0-2-2-3-3-6z',
  tiger:
    'M12 12c4 0 7 4 7 7 0 2-2 3-4 3-1 0-2-1-3-1s-2 1-3 1c-2 0-4-1-4-3 0-3 3-7 7-7zM4 8a2 3 0 110 6 2 3 0 010-6zm16 0a2 3 0 110 6 2 3 0 010-6zM9 2a2 3.4 110 7 2 3.4 010-7zm6 0a2 3.4 110 7 2 3.4 010-7z',
  home: SHIRT,
  away: `${SHIRT}M10 11v10h1V11zm3 0v10h1V11z`,
};

/** A card for each side; both are dealt face down, and turned over one after the other. */
export function createDuelScene({ motion, sounds, texts }: TableContext, game: Duel): Scene {
  const createHand = (side: string) => {
    const name = make('span');
    const emblem = makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
    emblem.append(makeSvg('path', { d: EMBLEMS[side] ?? '', 'fill-rule': 'evenodd' }));
    const cards = make('span', { class: 'cards' });
    const element = make(
      'div',
      { class: `hand ${side}` },
      make('p', { class: 'total' }, emblem, name),
      cards,
    );
    return { side, element, name, cards };
  };
  const hands = game.sides.map(createHand);
  const versus = make('i', { class: 'versus', 'aria-hidden': 'true' });
  part('show', HTMLElement).append(
    make('i', { class: 'shoe', 'aria-hidden': 'true' }),
    make('div', { class: 'hands duel' }, ...hands.map(({ element }) => element)),
    versus,
  );
  let run = 0;

  const clear = (): void => {
    run += 1;
    say(versus, 'VS');
    for (const hand of hands) {
      hand.cards.replaceChildren();
      hand.element.dataset.state = '';
    }
  };

  return {
    reset: clear,
    close() {},
    translate() {
      for (const hand of hands) say(hand.name, getLabel(hand.side, texts()));
    },
    async reveal(result, isLive) {
      clear();
      const own = run;
      const { first, second } = readDuel(result);
      const isMoving = isLive && !motion.reduced;
      const dealt: (() => void)[] = [];
      for (const [hand, card] of [
        [hands[0], first],
        [hands[1], second],
      ] as const) {
        const view = createCard(card, !isMoving);
        hand?.cards.append(view.element);
        dealt.push(view.turn);
        if (!isMoving) continue;
        sounds.play('press');
        await slideIn(motion, view);
        if (own !== run) return;
      }
      if (isMoving) {
        for (const turn of dealt) {
          await wait(TENSION_MS);
          sounds.play('stop');
          turn();
          await wait(TURN_MS);
          if (own !== run) return;
        }
      }
      const winner = game.getWinner(readDuel(result));
      if (winner === game.tie) say(versus, '=');
      for (const { side, element } of hands) {
        element.dataset.state = winner === side ? 'won' : winner === game.tie ? 'tie' : 'lost';
      }
    },
  };
}
