import { make, part, say, wait } from '../../../shell/view/dom.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { AndarBaharResult } from '../../math/andar-bahar.ts';
import type { TableContext } from '../boards.ts';
import { createCard, dropIn, getRankName, slideIn } from '../card.ts';

/** All cards are dealt within this time: few of them slowly, many fast. */
const DEAL_MS = 6_500;
const SLOWEST_MS = 620;

export const readDeal = (result: unknown): AndarBaharResult => result as AndarBaharResult;

/** The side of the last of so many cards. */
export const getSide = (dealt: number): 'andar' | 'bahar' => (dealt % 2 === 1 ? 'andar' : 'bahar');

/** The joker, and beside it a row of cards for each side, which overlap more as they grow. */
export function createAndarBaharScene({ motion, sounds, texts }: TableContext): Scene {
  const joker = make('span', { class: 'place', role: 'img' });
  const title = make('span');
  const tally = make('b');
  const createRow = (side: 'andar' | 'bahar') => {
    const name = make('p', { class: 'total' });
    const cards = make('div', { class: 'overlap' });
    return { name, cards, element: make('div', { class: `row ${side}` }, name, cards) };
  };
  const rows = { andar: createRow('andar'), bahar: createRow('bahar') };
  part('show', HTMLElement).append(
    make('i', { class: 'shoe', 'aria-hidden': 'true' }),
    make(
      'div',
      { class: 'andar-bahar' },
      make('div', { class: 'joker' }, make('p', { class: 'total' }, title, tally), joker),
      rows.andar.element,
      rows.bahar.element,
    ),
  );
  let run = 0;
  let shown: number | null = null;

  const translate = (): void => {
    say(title, texts().joker);
    const label = shown === null ? texts().joker : `${texts().joker} ${getRankName(shown)}`;
    joker.setAttribute('aria-label', label);
    for (const side of ['andar', 'bahar'] as const) say(rows[side].name, texts()[side]);
  };

  const clear = (card: number | null): void => {
    run += 1;
    say(tally, '');
    for (const { cards, element } of Object.values(rows)) {
      cards.replaceChildren();
      element.dataset.state = '';
    }
    shown = card;
    joker.replaceChildren(createCard(card, card !== null).element);
    translate();
  };

  return {
    reset(preview) {
      clear((preview as { readonly joker: number } | null)?.joker ?? null);
      void dropIn(motion, joker);
    },
    close() {},
    translate,
    async reveal(result, isLive) {
      const { joker: card, dealt } = readDeal(result);
      clear(card);
      const own = run;
      const stepMs = Math.min(SLOWEST_MS, DEAL_MS / dealt.length);
      const startedAt = Date.now();
      for (const [index, next] of dealt.entries()) {
        const { cards } = rows[getSide(index + 1)];
        const view = createCard(next, true);
        view.element.style.setProperty('--at', `${cards.childElementCount}`);
        cards.style.setProperty('--last', `${cards.childElementCount}`);
        cards.append(view.element);
        say(tally, `${index + 1}`);
        if (!isLive || motion.reduced) continue;
        sounds.play('press');
        void slideIn(motion, view, stepMs * 0.8);
        // A timer that is late, as in a page in the background, shortens the next waits.
        await wait(startedAt + (index + 1) * stepMs - Date.now());
        if (own !== run) return;
      }
      const winner = getSide(dealt.length);
      if (isLive) sounds.play('stop');
      for (const side of ['andar', 'bahar'] as const) {
        rows[side].element.dataset.state = winner === side ? 'won' : 'lost';
      }
    },
  };
}
