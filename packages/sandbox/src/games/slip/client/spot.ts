import type { Money } from '../../shell/money.ts';
import { make, say } from '../../shell/view/dom.ts';
import type { BoardView } from './parts.ts';

/** A button that lays a bet on one outcome, with the chips that lie on it. */
export interface Spot {
  readonly element: HTMLButtonElement;
  readonly on: string;
  /** @param label of the outcome, for screen readers; shown by the element's own content. */
  show(view: BoardView, money: Money, label: string): void;
}

/** Chips by stake: each color is a range. */
const getColor = (stake: bigint, unit: bigint): string => {
  const levels = [2n, 5n, 10n, 50n];
  const level = levels.findIndex((limit) => stake < limit * unit);
  return `${level === -1 ? levels.length : level}`;
};

export function createSpot(
  on: string,
  lay: (on: string) => void,
  content: readonly (Node | string)[],
  kind = '',
): Spot {
  const amount = make('b');
  const chip = make('i', { class: 'chip', 'aria-hidden': 'true' }, amount);
  chip.hidden = true;
  const element = make(
    'button',
    { type: 'button', class: `spot ${kind}`, 'data-on': on },
    ...content,
    chip,
  );
  element.addEventListener('click', () => lay(on));
  return {
    element,
    on,
    show({ bets, won, isOpen }, money, label) {
      const stake = bets.get(on) ?? 0n;
      const paid = won?.get(on);
      chip.hidden = stake === 0n;
      if (stake > 0n) {
        const text = money.brief(paid !== undefined && paid > 0n ? paid : stake);
        say(amount, text);
        chip.style.setProperty('--chars', `${text.length}`);
        chip.dataset.color = getColor(stake, 2_000n);
      }
      element.dataset.state = getState(stake, paid);
      element.setAttribute('aria-disabled', `${!isOpen}`);
      element.setAttribute('aria-label', stake > 0n ? `${label}, ${money.brief(stake)}` : label);
    },
  };
}

function getState(stake: bigint, paid: bigint | undefined): string {
  if (paid === undefined) return stake > 0n ? 'laid' : 'empty';
  if (paid === 0n) return 'lost';
  return paid <= stake ? 'returned' : 'won';
}
