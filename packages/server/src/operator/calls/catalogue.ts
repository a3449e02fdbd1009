import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import {
  createListSchema,
  inEveryLanguage,
  inLanguages,
  instant,
  moment,
  paging,
  slug,
  texts,
} from './fields.ts';

const gameLine = z.object({
  gameId: z.string(),
  name: z.string(),
  maker: z.string(),
  category: z.string(),
  provider: z.string(),
  /** `open`, `maintenance`, `hidden`, or `gone` once its provider no longer lists it. */
  status: z.enum(['open', 'maintenance', 'hidden', 'gone']),
  maintenanceEndsAt: instant.nullable(),
  hot: z.boolean(),
  releasedAt: instant,
  /** The provider's own figure; it orders games that were played equally often. */
  popularity: z.number().int(),
  playsToday: z.number().int(),
});

const scope = {
  category: slug.optional().describe('all games of a category'),
  maker: slug.optional().describe('all games of a maker'),
  provider: slug.optional().describe('all games of a provider'),
};
const ids = z.array(slug).max(500).default([]).describe('ids of games, as listed');
const selection = 'Select games by ids, or all games of a category, maker or provider.';
const changedGames = z.object({ games: z.array(z.string()) });

export const listGames = defineOperatorCall({
  id: 'game.list',
  command: 'game list',
  method: 'GET',
  path: '/games',
  role: 'viewer',
  request: z.strictObject({
    search: z.string().max(60).optional().describe('part of the id or the name'),
    ...scope,
    status: gameLine.shape.status.optional(),
    ...paging,
  }),
  positionals: ['search'],
  response: createListSchema(gameLine),
  summary: 'Lists games, most played first, including hidden ones.',
  examples: ['game list', 'game list dragon --category slots', 'game list --status maintenance'],
  columns: [
    'gameId',
    'status',
    'category',
    'maker',
    'hot',
    'playsToday',
    'maintenanceEndsAt',
    'name',
  ],
});

export const showGame = defineOperatorCall({
  id: 'game.show',
  command: 'game show',
  method: 'GET',
  path: '/games/{id}',
  role: 'viewer',
  request: z.strictObject({ id: slug }),
  positionals: ['id'],
  response: gameLine.extend({
    titles: texts,
    description: texts,
    tags: z.array(z.string()),
    rtp: z.string(),
    volatility: z.string(),
    minStake: z.string(),
    maxStake: z.string(),
    /** The operator's overrides of the provider's values. */
    arranged: z.object({
      hidden: z.boolean(),
      hot: z.boolean().nullable(),
      newFrom: instant.nullable(),
    }),
  }),
  summary: 'Shows one game: the provider’s values and your overrides.',
  examples: ['game show lucky-sevens'],
});

export const setGame = defineOperatorCall({
  id: 'game.set',
  command: 'game set',
  method: 'POST',
  path: '/games/{id}',
  role: 'content',
  request: z.strictObject({
    id: slug,
    description: inLanguages('the description', 2_000),
  }),
  positionals: ['id'],
  response: z.object({ gameId: z.string(), description: texts }),
  summary: 'Sets the description on a game’s page; the provider defines everything else.',
  examples: ['game set lucky-sevens --description en_US="Three reels." zh_CN="三轴。"'],
});

export const maintainGames = defineOperatorCall({
  id: 'game.maintain',
  command: 'game maintain',
  method: 'POST',
  path: '/games/maintain',
  role: 'content',
  request: z.strictObject({ ids, ...scope, until: moment.describe('when it ends') }),
  positionals: ['ids'],
  response: changedGames.extend({ until: instant }),
  summary: 'Puts games in maintenance until a given time, which the game’s page shows.',
  details: `${selection} Open games continue; no new ones can be opened. The game reopens automatically at the end.`,
  examples: [
    'game maintain lucky-sevens --until +2h',
    'game maintain --maker pandan --until "2026-11-22 04:30"',
  ],
});

export const openGames = defineOperatorCall({
  id: 'game.open',
  command: 'game open',
  method: 'POST',
  path: '/games/open',
  role: 'content',
  request: z.strictObject({ ids, ...scope }),
  positionals: ['ids'],
  response: changedGames,
  summary: 'Ends the maintenance of games.',
  details: selection,
  examples: ['game open lucky-sevens', 'game open --provider lotus'],
});

export const hideGames = defineOperatorCall({
  id: 'game.hide',
  command: 'game hide',
  method: 'POST',
  path: '/games/hide',
  role: 'content',
  request: z.strictObject({
    ids,
    ...scope,
    off: z.literal(true).optional().describe('show again'),
  }),
  positionals: ['ids'],
  response: changedGames,
  summary: 'Hides games from the lobby, regardless of their provider; their history stays.',
  details: `${selection} Money in a hidden game returns to the wallet as usual.`,
  examples: ['game hide lucky-sevens', 'game hide lucky-sevens --off'],
});

const listing = z.enum(['on', 'off', 'auto']).default('on');

export const hotGames = defineOperatorCall({
  id: 'game.hot',
  command: 'game hot',
  method: 'POST',
  path: '/games/hot',
  role: 'content',
  request: z.strictObject({
    ids,
    ...scope,
    as: listing.describe('on: first; off: last; auto: by their rounds'),
  }),
  positionals: ['ids'],
  response: changedGames,
  summary: 'Puts games first in the hot list, or last.',
  details: `${selection} By default games are in the order of their rounds of the last seven days.`,
  examples: ['game hot lucky-sevens', 'game hot lucky-sevens --as auto'],
});

export const newGames = defineOperatorCall({
  id: 'game.new',
  command: 'game new',
  method: 'POST',
  path: '/games/new',
  role: 'content',
  request: z.strictObject({
    ids,
    ...scope,
    as: listing.describe('on: new from today; off; auto: the provider decides'),
  }),
  positionals: ['ids'],
  response: changedGames,
  summary: 'Adds games to the list of new games from today, or removes them.',
  details: selection,
  examples: ['game new lucky-sevens', 'game new lucky-sevens --as off'],
});

const maker = z.object({
  id: z.string(),
  name: z.string(),
  /** What a bet on its games counts, in hundredths of a percent. */
  weight: z.number().int(),
  games: z.number().int(),
});

export const listMakers = defineOperatorCall({
  id: 'maker.list',
  command: 'maker list',
  method: 'GET',
  path: '/makers',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(maker),
  summary: 'Lists the makers with what a bet on their games counts.',
  columns: ['id', 'name', 'games', 'weight'],
});

export const setMaker = defineOperatorCall({
  id: 'maker.set',
  command: 'maker set',
  method: 'POST',
  path: '/makers/{id}',
  role: 'content',
  request: z.strictObject({
    id: slug,
    weight: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000)
      .describe('what a bet on its games counts, in hundredths of a percent'),
  }),
  positionals: ['id'],
  response: maker.omit({ games: true }),
  summary: 'Sets what a bet on a maker’s games counts for promotions and rebates.',
  details: `A promotion’s own weight for the game or its category comes first.
Bets that are already placed keep their weight.`,
  examples: ['maker set pandan --weight 5000'],
});

const category = z.object({
  id: z.string(),
  titles: texts,
  icon: z.string(),
  position: z.number().int(),
  games: z.number().int(),
});
const position = z.coerce.number().int().min(1).max(1_000).describe('position, from 1');

export const listCategories = defineOperatorCall({
  id: 'category.list',
  command: 'category list',
  method: 'GET',
  path: '/categories',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(category),
  summary: 'Lists the categories of the lobby, in order.',
  columns: ['position', 'id', 'games', 'icon', 'titles'],
});

export const setCategory = defineOperatorCall({
  id: 'category.set',
  command: 'category set',
  method: 'POST',
  path: '/categories/{id}',
  role: 'content',
  request: z.strictObject({
    id: slug,
    title: inLanguages('its title', 40).optional(),
    icon: z
      .enum(['slots', 'live', 'fishing', 'cards', 'crash', 'sports', 'lottery', 'arcade'])
      .optional(),
    position: position.optional(),
  }),
  positionals: ['id'],
  response: category.omit({ games: true }),
  summary: 'Changes a category’s titles, icon or position.',
  examples: ['category set fishing --position 1', 'category set live --title th_TH=โต๊ะสด'],
});

const tag = z.object({
  id: z.string(),
  titles: texts,
  position: z.number().int(),
  games: z.number().int(),
});

export const listTags = defineOperatorCall({
  id: 'tag.list',
  command: 'tag list',
  method: 'GET',
  path: '/tags',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(tag),
  summary: 'Lists the navigation tags of the lobby, in order.',
  details: 'Providers tag their games; a tag without games is not shown.',
  columns: ['position', 'id', 'games', 'titles'],
});

export const addTag = defineOperatorCall({
  id: 'tag.add',
  command: 'tag add',
  method: 'POST',
  path: '/tags',
  role: 'content',
  request: z.strictObject({
    id: slug,
    title: inEveryLanguage('title in all five languages', 40),
    position: position.optional(),
  }),
  positionals: ['id'],
  response: tag.omit({ games: true }),
  summary: 'Adds a navigation tag, by the name that providers use.',
  examples: [
    'tag add megaways --title en_US=Megaways zh_CN=百万路 my_MM=Megaways th_TH=เมกะเวย์ ms_MY=Megaways',
  ],
});

export const setTag = defineOperatorCall({
  id: 'tag.set',
  command: 'tag set',
  method: 'POST',
  path: '/tags/{id}',
  role: 'content',
  request: z.strictObject({
    id: slug,
    title: inLanguages('its title', 40).optional(),
    position: position.optional(),
  }),
  positionals: ['id'],
  response: tag.omit({ games: true }),
  summary: 'Changes a navigation tag’s titles or position.',
  examples: ['tag set jackpot --position 1'],
});

export const removeTag = defineOperatorCall({
  id: 'tag.remove',
  command: 'tag remove',
  method: 'POST',
  path: '/tags/{id}/remove',
  role: 'content',
  request: z.strictObject({ id: slug }),
  positionals: ['id'],
  response: z.object({ id: z.string() }),
  summary: 'Removes a navigation tag from the lobby; its games stay.',
  examples: ['tag remove myth'],
});
