import type { Sounds } from '../../../shell/sound.ts';
import { make, makeSvg, part, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { getRank } from '../../math/cards.ts';
import type { HiLoResult } from '../../math/hi-lo.ts';
import { createCard, dropIn } from '../card.ts';

const TURN_MS = 700;

export const readCards = (result: unknown): HiLoResult => result as HiLoResult;

export const getDirection = ({ base, next }: HiLoResult): 'higher' | 'lower' | 'same' => {
  if (getRank(next) === getRank(base)) return 'same';
  return getRank(next) > getRank(base) ? 'higher' : 'lower';
};

const ARROWS = {
  higher: 'M12 3l8 9h-5v9H9v-9H4z',
  lower: 'M12 21l-8-9h5V3h6v9h5z',
  same: 'M4 7h16v4H4zM4 14h16v4H4z',
};

/** A card that lies face up, and the next one beside it. */
export function createHiLoScene(motion: Motion, sounds: Sounds): Scene {
  const base = make('span', { class: 'place' });
  const next = make('span', { class: 'place' });
  const arrow = makeSvg('svg', { viewBox: '0 0 24 24', class: 'arrow', 'aria-hidden': 'true' });
  const shape = makeSvg('path');
  arrow.append(shape);
  part('show', HTMLElement).append(make('div', { class: 'pair' }, base, arrow, next));

  const lay = (place: HTMLElement, card: number | null, isUp: boolean) => {
    const view = createCard(card, isUp);
    place.replaceChildren(view.element);
    return view;
  };

  return {
    reset(preview) {
      arrow.dataset.state = '';
      const seen = preview as { readonly base: number } | null;
      const view = lay(base, seen?.base ?? null, seen !== null);
      lay(next, null, false);
      void dropIn(motion, view.element);
    },
    close() {},
    async reveal(result, isLive) {
      const cards = readCards(result);
      if (!isLive) lay(base, cards.base, true);
      const view = lay(next, cards.next, !isLive || motion.reduced);
      if (isLive && !motion.reduced) {
        sounds.play('press');
        await wait(250);
        view.turn();
        await wait(TURN_MS);
      }
      const direction = getDirection(cards);
      shape.setAttribute('d', ARROWS[direction]);
      arrow.dataset.state = direction;
    },
  };
}
