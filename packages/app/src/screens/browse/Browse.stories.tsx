import { home } from '@parlor/api/calls/games';
import {
  categoryMakerGames,
  hotGames,
  makerList,
  makersOfCategory,
  newGames,
  playHistory,
  searchGames,
} from '@parlor/api/calls/lobby';
import { makeGames, makers, playedGames } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { gamesPage } from '../../testing/games-page.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { isNamed, says, showsRetry, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

/** The catalog by category and maker, and the search with its filters, suggestions and results. */
const meta = {
  title: 'Screens/Browse',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('browser') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = makers;

/** Maker and theme filter the list; each filter is shown with its name and can be removed. */
export const Browse: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All games' }, soon)).toBeVisible();
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${first?.makerName}`) }, soon),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }));
    const sheet = await within(document.body).findByRole('dialog', { name: 'Filter' }, soon);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Jackpot' }));
    await userEvent.click(await within(sheet).findByRole('button', { name: /^Show 240 games/ }));
    await expect(
      await canvas.findByRole('heading', { name: `${first?.makerName} · Jackpot` }, soon),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Jackpot' }));
    await expect(
      await canvas.findByRole('heading', { name: first?.makerName ?? '' }, soon),
    ).toBeVisible();
  },
};

/**
 * A choice is shown before React has rendered the page of the new address, and a second choice in that
 * time keeps the first one.
 */
export const ChoiceBeforeThePageFollows: Story = {
  async play({ canvas }) {
    const maker = await canvas.findByRole(
      'button',
      { name: new RegExp(`^${first?.makerName}`) },
      soon,
    );
    const category = canvas.getByRole('radio', { name: 'Fishing' });
    const heading = canvas.getByRole('heading', { name: 'All games' });
    maker.click();
    await flushNavigation();
    const afterOne = [maker.getAttribute('aria-pressed'), heading.textContent];
    category.click();
    await flushNavigation();
    const afterTwo = [category.getAttribute('aria-checked'), heading.textContent];
    await expect([afterOne, afterTwo]).toEqual([
      ['true', 'All games'],
      ['true', 'All games'],
    ]);
    await expect(
      await canvas.findByRole('heading', { name: `Fishing · ${first?.makerName}` }, soon),
    ).toBeVisible();
  },
};

/** The tiles of another choice come with their grid, in one pass that React can render in slices. */
export const ChoiceInOnePass: Story = {
  async play({ canvas }) {
    const before = await canvas.findByRole('grid', { name: 'All games' }, soon);
    let laterPasses = 0;
    const observer = new MutationObserver((records) => {
      laterPasses += records.filter(
        ({ target }) => target instanceof Element && target.role === 'grid' && target !== before,
      ).length;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('radio', { name: 'Fishing' }));
    const grid = await canvas.findByRole('grid', { name: 'Fishing' }, soon);
    await within(grid).findAllByRole('gridcell');
    observer.disconnect();
    await expect(laterPasses).toBe(0);
  },
};

/** Waits until a navigation has changed the address. React renders the page later, in a task. */
async function flushNavigation(): Promise<void> {
  for (let microtask = 0; microtask < 100; microtask += 1) await null;
}

export const BrowseOnADesktop: Story = {
  args: { path: getHref('browser', { category: 'fishing' }), player: true },
  ...onDesktop,
};

/** Ten thousand games: only rows near the viewport are mounted, and only their pages are loaded. */
export const TenThousand: Story = {
  args: {
    player: true,
    handlers: [answer(categoryMakerGames, (args) => gamesPage(args, 10_000))],
  },
  async play({ canvas }) {
    const grid = await canvas.findByRole('grid', { name: 'All games' }, soon);
    await expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(900);
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
    await expect(canvas.getByText('10,000 games')).toBeVisible();
  },
};

/** New games with a stake: the address has all filters. */
export const FilteredByAddress: Story = {
  args: {
    path: getHref('browser', { list: 'new', stake: '1.00', tag: 'jackpot' }),
    handlers: [answer(newGames, () => ({ rows: makeGames(12), total: 12 }))],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: /^New games · Jackpot · Stakes from ₱1/ }, soon),
    ).toBeVisible();
  },
};

/** No game matches: the filters can be removed directly. */
export const NothingFits: Story = {
  args: {
    path: getHref('browser', { maker: first?.makerId ?? '' }),
    handlers: [answer(categoryMakerGames, () => ({ rows: [], total: 0 }))],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, soon));
    await expect(await canvas.findByRole('heading', { name: 'All games' })).toBeVisible();
  },
};

/** An unknown maker: no game matches, and the filter can be removed. */
export const UnknownMaker: Story = {
  args: {
    path: getHref('browser', { maker: 'theirs' }),
    handlers: [answer(categoryMakerGames, () => ({ rows: [], total: 0 }))],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove theirs' }, soon));
    await expect(await canvas.findByRole('heading', { name: 'All games' })).toBeVisible();
  },
};

export const BrowseLoading: Story = { args: { handlers: [hang(categoryMakerGames)] } };

export const BrowseFailed: Story = {
  args: { handlers: [disconnect(categoryMakerGames)] },
  play: showsRetry,
};

export const NewOnes: Story = {
  args: {
    path: getHref('browser', { list: 'new' }),
    handlers: [answer(newGames, () => ({ rows: makeGames(12), total: 12 }))],
  },
};

export const HotOnes: Story = {
  args: {
    path: getHref('browser', { list: 'hot' }),
    handlers: [answer(hotGames, () => ({ rows: makeGames(24), total: 100 }))],
  },
};

/** The address has the query, and the results appear below it. */
export const Search: Story = {
  args: {
    path: getHref('searchGame'),
    player: true,
    handlers: [
      answer(searchGames, ({ keyword }) => {
        const rows = makeGames().filter(({ gameName }) =>
          gameName.toLowerCase().includes(keyword ?? ''),
        );
        return { rows, total: rows.length };
      }),
    ],
  },
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', {}, soon);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'tide');
    await expect(await canvas.findByText('2 games for “tide”', {}, soon)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Shark Tide/ })).toBeVisible();
  },
};

/** Recent searches are stored on the device, one tap away, and can be cleared. */
export const SearchedBefore: Story = {
  args: {
    path: getHref('searchGame'),
    player: true,
    stored: { recentSearches: JSON.stringify(['tide', '龙', 'มังกร', 'နဂါး', 'naga']) },
    handlers: [answer(searchGames, () => ({ rows: makeGames(2), total: 2 }))],
  },
  async play({ canvas }) {
    const recent = await canvas.findByRole('region', { name: 'Recent searches' }, soon);
    await userEvent.click(within(recent).getByRole('button', { name: 'Remove tide' }));
    await expect(within(recent).queryByRole('link', { name: 'tide' })).toBeNull();
    await userEvent.click(within(recent).getByRole('link', { name: 'နဂါး' }));
    await expect(await canvas.findByText('2 games for “နဂါး”', {}, soon)).toBeVisible();
  },
};

export const SearchForgotten: Story = {
  args: {
    path: getHref('searchGame'),
    player: true,
    stored: { recentSearches: JSON.stringify(['tide', 'naga']) },
  },
  async play({ canvas }) {
    const recent = await canvas.findByRole('region', { name: 'Recent searches' }, soon);
    await userEvent.click(within(recent).getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Recent searches' })).toBeNull(),
    );
  },
};

/** No results: the most played games are shown. */
export const NothingFound: Story = {
  args: {
    path: getHref('browser', { keyword: 'qwerty' }),
    handlers: [answer(searchGames, () => ({ rows: [], total: 0 }))],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No results for “qwerty”', {}, soon)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Popular games' }, soon)).toBeVisible();
  },
};

/** The search page of a phone: the address has the query. */
const searched = (...handlers: HttpHandler[]) => ({
  path: getHref('searchGame', { keyword: 'tide' }),
  player: true,
  handlers,
});

export const SearchFailed: Story = {
  args: searched(disconnect(searchGames)),
  play: showsRetry,
};

export const SearchLoading: Story = { args: searched(hang(searchGames)) };

export const SearchFoundNothing: Story = {
  args: searched(answer(searchGames, () => ({ rows: [], total: 0 }))),
  async play({ canvas }) {
    await expect(await canvas.findByText('No results for “tide”', {}, soon)).toBeVisible();
  },
};

const allMakers = answer(makerList, () => ({ rows: makers }));

export const Makers: Story = {
  args: { path: getHref('makerGameList'), player: true, handlers: [allMakers] },
  async play({ canvas }) {
    const link = await canvas.findByRole(
      'link',
      { name: new RegExp(`^${first?.makerName}`) },
      soon,
    );
    await userEvent.click(link);
    await expect(
      await canvas.findByRole('heading', { name: first?.makerName ?? '' }, soon),
    ).toBeVisible();
  },
};

export const OneMaker: Story = {
  args: {
    path: getHref('makerGameList', { id: first?.makerId ?? '' }),
    player: true,
    handlers: [allMakers],
  },
  play: isNamed(first?.makerName ?? ''),
};

export const MakerMissing: Story = {
  args: { path: getHref('makerGameList', { id: 'gone' }), player: true, handlers: [allMakers] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Maker not found', {}, soon)).toBeVisible();
  },
};

export const MakersLoading: Story = {
  args: { path: getHref('makerGameList'), player: true, handlers: [hang(makerList)] },
};

export const MakersFailed: Story = {
  args: { path: getHref('makerGameList'), player: true, handlers: [disconnect(makerList)] },
  play: showsRetry,
};

export const NoMakers: Story = {
  args: {
    path: getHref('makerGameList'),
    player: true,
    handlers: [answer(makerList, () => ({ rows: [] }))],
  },
  play: says('No makers yet'),
};

const makersHere = answer(makersOfCategory, () => ({ rows: makers.slice(0, 4) }));

/** One category, filtered by its makers. */
export const OneCategory: Story = {
  args: {
    path: getHref('browserDetail', { id: 'fishing' }),
    player: true,
    handlers: [makersHere],
  },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${first?.makerName}`) }, soon),
    );
    await expect(
      await canvas.findByRole('heading', { name: `Fishing · ${first?.makerName}` }, soon),
    ).toBeVisible();
  },
};

export const OneCategoryOnADesktop: Story = {
  args: {
    path: getHref('browserDetail', { id: 'fishing' }),
    player: true,
    handlers: [makersHere],
  },
  ...onDesktop,
  /** The side navigation marks the current page. */
  async play({ canvas }) {
    const menu = await canvas.findByRole('navigation', { name: 'Main' }, soon);
    await expect(
      await within(menu).findByRole('link', { name: /^Fishing/, current: 'page' }, soon),
    ).toBeVisible();
  },
};

export const AllCategories: Story = {
  args: { path: getHref('browserDetail'), player: true },
  play: says('All categories'),
};

export const CategoryMissing: Story = {
  args: { path: getHref('browserDetail', { id: 'gone' }), player: true },
  async play({ canvas }) {
    await expect(await canvas.findByText('Category not found', {}, soon)).toBeVisible();
  },
};

export const CategoryEmpty: Story = {
  args: {
    path: getHref('browserDetail', { id: 'fishing' }),
    player: true,
    handlers: [
      answer(makersOfCategory, () => ({ rows: [] })),
      answer(categoryMakerGames, () => ({ rows: [], total: 0 })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' }, soon)).toBeVisible();
  },
};

export const CategoryLoading: Story = {
  args: { path: getHref('browserDetail', { id: 'fishing' }), player: true, handlers: [hang(home)] },
};

export const CategoryFailed: Story = {
  args: {
    path: getHref('browserDetail', { id: 'fishing' }),
    player: true,
    handlers: [disconnect(home)],
  },
  play: showsRetry,
};

/** The history links to play. */
export const History: Story = {
  args: {
    path: getHref('recentlyPlaying'),
    player: true,
    handlers: [answer(playHistory, () => ({ rows: playedGames, total: playedGames.length }))],
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', {}, soon);
    const [link] = await within(list).findAllByRole('link');
    await expect(link).toHaveAttribute(
      'href',
      getHref('playingGame', { id: playedGames[0]?.gameId ?? '' }),
    );
  },
};

export const HistoryEmpty: Story = {
  args: {
    path: getHref('recentlyPlaying'),
    player: true,
    handlers: [answer(playHistory, () => ({ rows: [], total: 0 }))],
  },
  play: says('No games played yet'),
};

export const HistoryLoading: Story = {
  args: { path: getHref('recentlyPlaying'), player: true, handlers: [hang(playHistory)] },
};

export const HistoryFailed: Story = {
  args: { path: getHref('recentlyPlaying'), player: true, handlers: [disconnect(playHistory)] },
  play: showsRetry,
};

/** Names that fill the line, twelve digits in a game, and several pages. */
export const HistoryVeryFull: Story = {
  args: {
    path: getHref('recentlyPlaying'),
    player: true,
    handlers: [
      answer(playHistory, ({ page = '1', limit = '24' }) => ({
        rows: makeGames(Number(page) * Number(limit))
          .slice((Number(page) - 1) * Number(limit))
          .map((game, index) => ({
            ...game,
            gameName: `${game.gameName} of the Seven Thousand Islands, Deluxe`,
            lastPlayedAt: '2026-11-21T01:40:00Z',
            inGame: index === 0 ? '999999999999.99' : null,
            openRound: null,
          })),
        total: 240,
      })),
    ],
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Recently played' }, soon);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }, soon));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(48));
  },
};

/** While this is set, the server rejects all pages but the first. */
let isBusy = false;
const busy = http.get(`*/user-api${categoryMakerGames.path}`, ({ request }) => {
  const isFirst = (new URL(request.url).searchParams.get('page') ?? '1') === '1';
  return isBusy && !isFirst ? HttpResponse.json({ code: 503, msg: '' }) : undefined;
});

/** A later page fails to load: the error appears in the viewport, and a retry loads the page. */
export const OnePageIsRefused: Story = {
  args: { handlers: [busy, answer(categoryMakerGames, (args) => gamesPage(args, 600))] },
  beforeEach() {
    isBusy = true;
  },
  async play({ canvas }) {
    await canvas.findByRole('grid', { name: 'All games' }, soon);
    window.scrollTo({ top: document.documentElement.scrollHeight });
    const alert = await canvas.findByRole('alert', {}, soon);
    const retry = await within(alert).findByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const { top, bottom } = retry.getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    isBusy = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), soon);
    const grid = canvas.getByRole('grid', { name: 'All games' });
    await waitFor(() => expect(within(grid).getAllByRole('link').length).toBeGreaterThan(3), soon);
  },
};
