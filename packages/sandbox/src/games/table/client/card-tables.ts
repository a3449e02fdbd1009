import { getAndarBaharPay } from '../math/andar-bahar.ts';
import { type Duel, duels } from '../math/duel.ts';
import { getInBetweenWinner } from '../math/in-between.ts';
import { getLabel, type Table, type TableContext } from './boards.ts';
import { getRankName } from './card.ts';
import { createAndarBaharBoard, createDuelBoard, createInBetweenBoard } from './card-boards.ts';
import { createAndarBaharScene, getSide, readDeal } from './scenes/andar-bahar.ts';
import { createDuelScene, readDuel } from './scenes/duel.ts';
import { createInBetweenScene, readThree } from './scenes/in-between.ts';
import { getTimes } from './scenes/wheel.ts';

const createDuelTable =
  (game: Duel, tones: readonly [string, string]) =>
  (context: TableContext): Table => {
    const [first, second] = game.sides;
    const toLabel = (on: string): string => getLabel(on, context.texts());
    return {
      scene: createDuelScene(context, game),
      board: createDuelBoard(context, game),
      describe(result) {
        const cards = readDuel(result);
        const ranks = `${getRankName(cards.first)}–${getRankName(cards.second)}`;
        const winner = game.getWinner(cards);
        if (winner !== game.tie) return context.texts().wins(toLabel(winner), ranks);
        const isSuited = game.pay(`suited-${game.tie}`, cards) > 0;
        return `${toLabel(isSuited ? `suited-${game.tie}` : game.tie)} ${ranks}`;
      },
      toMark(result) {
        const winner = game.getWinner(readDuel(result));
        const tone = tones[game.sides.indexOf(winner)] ?? 'green';
        return { text: toLabel(winner), tone };
      },
      howTo: () =>
        context
          .texts()
          .howToDuel(
            toLabel(first),
            toLabel(second),
            toLabel(game.tie),
            toLabel(`suited-${game.tie}`),
          ),
      pays: (on) => getTimes(game.getPay(on)),
    };
  };

/** Tables on which cards are dealt and compared, beside baccarat and hi-lo. */
export const cardTables = {
  'dragon-tiger': createDuelTable(duels['dragon-tiger'], ['red', 'gold']),
  'football-cards': createDuelTable(duels['football-cards'], ['blue', 'red']),

  'andar-bahar': (context: TableContext): Table => ({
    scene: createAndarBaharScene(context),
    board: createAndarBaharBoard(context),
    describe(result) {
      const { length } = readDeal(result).dealt;
      return context.texts().winsAfter(context.texts()[getSide(length)], length);
    },
    toMark(result) {
      const { length } = readDeal(result).dealt;
      const side = getSide(length);
      const tone = { andar: 'blue', bahar: 'red' }[side];
      return { text: `${context.texts()[side]} ${length}`, tone };
    },
    howTo: () => context.texts().howToAndarBahar,
    pays: (on) => getTimes(getAndarBaharPay(on)),
  }),

  'in-between': (context: TableContext): Table => ({
    scene: createInBetweenScene(context),
    board: createInBetweenBoard(context),
    describe(result) {
      const { pair, third } = readThree(result);
      const winner = context.texts()[getInBetweenWinner({ pair, third })];
      return `${pair.map(getRankName).join('–')} → ${getRankName(third)} · ${winner}`;
    },
    toMark(result) {
      const winner = getInBetweenWinner(readThree(result));
      const tone = { between: 'green', outside: 'blue', same: 'gold' }[winner];
      return { text: context.texts()[winner], tone };
    },
    howTo: () => context.texts().howToInBetween,
    pays: () => context.texts().depends,
  }),
} as const;
