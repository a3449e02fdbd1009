import { gamePage, games, lobby } from '../../calls/index.ts';
import type { GameSummary, HomePage } from '../../entities/game.ts';
import { type ConformanceCase, must, NotApplicable } from '../types.ts';

/** Games for visitors. */
export const lobbyCases: readonly ConformanceCase[] = [
  {
    name: 'games: a list of a category holds that category alone',
    reason: 'The games of a category (docs/product.md: Calls).',
    async run(backEnd) {
      const { categories } = (await backEnd.ask(games.home, {})) as HomePage;
      const category = categories.find(({ gameCount }) => gameCount > 0) ?? categories[0];
      if (!category) throw new NotApplicable('there are no categories');
      const { categoryId } = category;
      const { rows } = (await backEnd.ask(lobby.categoryGames, { categoryId })) as {
        rows: GameSummary[];
      };
      must(
        rows.every((game) => game.categoryId === categoryId),
        `not all are of ${categoryId}`,
      );
    },
  },
  {
    name: 'games: a game’s page is the game of its tile',
    reason: 'The page must show what was tapped.',
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      const [tile] = home.games.rows;
      if (!tile) throw new NotApplicable('there are no games');
      const game = (await backEnd.ask(gamePage.gameInfo, { id: tile.gameId })) as GameSummary;
      must(
        game.gameId === tile.gameId && game.gameName === tile.gameName,
        `${game.gameName} is not ${tile.gameName}`,
      );
    },
  },
  {
    name: 'games: search finds a game by its name',
    reason: 'Players find games by search (docs/product.md: What the product does and for whom).',
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      const [tile] = home.games.rows;
      if (!tile) throw new NotApplicable('there are no games');
      const args = { keyword: tile.gameName, limit: 100 };
      const { rows } = (await backEnd.ask(lobby.searchGames, args)) as { rows: GameSummary[] };
      must(
        rows.some(({ gameId }) => gameId === tile.gameId),
        `“${tile.gameName}” is not found`,
      );
    },
  },
  {
    name: 'games: search for what nobody has is empty, not an error',
    reason: 'The screen then says so.',
    async run(backEnd) {
      const { total } = (await backEnd.ask(lobby.searchGames, { keyword: 'zzqxjkvw' })) as {
        total: number;
      };
      must(total === 0, `${total} games are found`);
    },
  },
  {
    name: 'games: home names a game once in each list',
    reason: 'A game that stands twice is drawn twice.',
    async run(backEnd) {
      const home = (await backEnd.ask(games.home, {})) as HomePage;
      for (const list of [home.newGames, home.hotGames, home.games.rows]) {
        must(new Set(list.map(({ gameId }) => gameId)).size === list.length, 'a game stands twice');
      }
    },
  },
];
