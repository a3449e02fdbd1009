import { make, part, wait } from '../../../shell/view/dom.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { getRank } from '../../math/cards.ts';
import type { InBetweenResult } from '../../math/in-between.ts';
import type { TableContext } from '../boards.ts';
import { createCard, dropIn, getRankName } from '../card.ts';

const TURN_MS = 700;
const RANKS = Array.from({ length: 13 }, (_, card) => card);

export const readThree = (result: unknown): InBetweenResult => result as InBetweenResult;

/** Two cards with the third one between them, over a scale of ranks on which all three are marked. */
export function createInBetweenScene({ motion, sounds }: TableContext): Scene {
  const places = [0, 1, 2].map(() => make('span', { class: 'place' }));
  const cells = RANKS.map((card) => make('li', {}, getRankName(card)));
  const row = make('div', { class: 'three', role: 'img' }, ...places);
  part('show', HTMLElement).append(
    make(
      'div',
      { class: 'in-between' },
      row,
      make('ol', { class: 'ranks', 'aria-hidden': 'true' }, ...cells),
    ),
  );

  let run = 0;

  const lay = (index: number, card: number | null, isUp: boolean) => {
    const view = createCard(card, isUp);
    places[index]?.replaceChildren(view.element);
    return view;
  };

  /** Marks the ranks of the two cards and those between them. */
  const layPair = (pair: InBetweenResult['pair'] | null): void => {
    const [low, high] = pair ?? [null, null];
    lay(0, low, low !== null);
    lay(2, high, high !== null);
    row.setAttribute('aria-label', (pair ?? []).map(getRankName).join(' – '));
    for (const [index, cell] of cells.entries()) {
      const rank = index + 1;
      const isEnd = pair?.some((card) => getRank(card) === rank);
      const isInside = low !== null && rank > getRank(low) && rank < getRank(high);
      cell.dataset.state = pair === null ? '' : isEnd ? 'same' : isInside ? 'between' : 'outside';
      cell.dataset.hit = 'false';
    }
  };

  return {
    reset(preview) {
      run += 1;
      layPair((preview as Pick<InBetweenResult, 'pair'> | null)?.pair ?? null);
      lay(1, null, false);
      for (const place of [places[0], places[2]]) {
        if (place === undefined) continue;
        void dropIn(motion, place);
      }
    },
    close() {},
    async reveal(result, isLive) {
      run += 1;
      const own = run;
      const { pair, third } = readThree(result);
      layPair(pair);
      const isMoving = isLive && !motion.reduced;
      const view = lay(1, third, !isMoving);
      if (isMoving) {
        sounds.play('press');
        await wait(250);
        view.turn();
        await wait(TURN_MS);
        if (own !== run) return;
      }
      if (isLive) sounds.play('stop');
      const cell = cells[getRank(third) - 1];
      if (cell !== undefined) cell.dataset.hit = 'true';
    },
  };
}
