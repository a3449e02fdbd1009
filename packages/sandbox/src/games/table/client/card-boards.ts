import type { Board } from '../../slip/client/parts.ts';
import { getAndarBaharPay } from '../math/andar-bahar.ts';
import type { Duel } from '../math/duel.ts';
import { createPlainBoard, getLabel, getPreviewedPay, type TableContext } from './boards.ts';
import { getTimes } from './scenes/wheel.ts';

/** Sides with the colors of their cards, and the ties between them. */
export function createDuelBoard(context: TableContext, { sides, tie, getPay }: Duel): Board {
  const [first, second] = sides;
  const colors = (side: string): readonly string[] => [`${side}-red`, `${side}-black`];
  return createPlainBoard(
    context,
    'duel-board',
    [first, tie, second, ...colors(first), `suited-${tie}`, ...colors(second)],
    (on) => getTimes(getPay(on)),
    (on, texts) => getLabel(on.replace(/^.+-(?=red|black)/, ''), texts),
  );
}

/** The two sides, and ranges of how many cards are dealt. */
export const createAndarBaharBoard = (context: TableContext): Board =>
  createPlainBoard(
    context,
    'andar-bahar-board',
    context.config.returns.map(([on]) => on),
    (on) => getTimes(getAndarBaharPay(on)),
    (on, texts) => {
      const [kind, least, most] = on.split('-');
      return kind === 'dealt' ? `${least}–${most}` : getLabel(on, texts);
    },
  );

export const createInBetweenBoard = (context: TableContext): Board =>
  createPlainBoard(context, 'in-between-board', ['outside', 'same', 'between'], getPreviewedPay);
