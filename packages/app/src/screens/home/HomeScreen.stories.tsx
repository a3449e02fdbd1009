import { home } from '@parlor/api/calls/games';
import { categoryGames, latestWins, navigationTags } from '@parlor/api/calls/lobby';
import { getBalanceInfo } from '@parlor/api/calls/wallet';
import { balanceInfo, homePage, makeGames } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { says, showsRetry, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

/**
 * The lobby: promotions, categories, rows of games and the full catalog, for visitors and players.
 */
const meta = {
  title: 'Screens/Home',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('home'), homePage },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All games' }, soon)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible();
  },
};

export const Player: Story = {
  args: { player: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Continue' }, soon)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Deposit' })).toBeVisible();
    const rail = canvas.getByRole('region', { name: 'Continue' });
    await expect(await within(rail).findByText('₱1,520.00 in game')).toBeVisible();
    const { length } = homePage.recentGames;
    await expect(within(rail).getAllByRole('listitem')).toHaveLength(length);
  },
};

const rich = answer(getBalanceInfo, () => ({ ...balanceInfo, balance: '999999999999.99' }));

/** Twelve digits in the header, and names that fill the line. */
export const VeryFull: Story = {
  args: {
    player: true,
    handlers: [
      rich,
      answer(home, () => ({
        ...homePage,
        recentGames: homePage.recentGames.map((game) => ({ ...game, inGame: '999999999999.99' })),
        newGames: homePage.newGames.map((game) => ({
          ...game,
          gameName: `${game.gameName} of the Seven Thousand Islands, Deluxe`,
        })),
        games: { ...homePage.games, total: 10_000 },
      })),
    ],
  },
  async play({ canvas, canvasElement }) {
    const pill = await canvas.findByRole('link', { name: /^Balance/ }, soon);
    await waitFor(() => expect(pill).toHaveTextContent(/999,999,999,999/), soon);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const DesktopVeryFull: Story = {
  args: { path: getHref('desktop'), player: true, handlers: [rich] },
  ...onDesktop,
  async play({ canvas }) {
    const pill = await canvas.findByRole('link', { name: /^Balance/ }, soon);
    await waitFor(() => expect(pill).toHaveTextContent(/999,999,999,999/), soon);
  },
};

/** Themes, makers and their games load after the first screen. */
export const BrowsingFromHome: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Makers' }, soon)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Bonus spins/ }, soon)).toBeVisible();
    await expect(
      await canvas.findByRole('region', { name: `By ${homePage.makers[0]?.makerName}` }, soon),
    ).toBeVisible();
  },
};

/** After a change of the sort order, all games are requested again. */
export const Sorted: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by: Popular' }, soon));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Newest' }));
    await expect(await canvas.findByRole('button', { name: 'Sort by: Newest' })).toBeVisible();
  },
};

/** A visitor taps a game: they are asked to log in or register first (docs/product.md: Roles and permissions). */
export const AsksVisitorsIn: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'All games' }, soon);
    const rail = canvas.getByRole('region', { name: 'New' });
    const [tile] = within(rail).getAllByRole('listitem');
    await userEvent.click(within(tile as HTMLElement).getByRole('link'));
    const page = within(document.body);
    await expect(await page.findByRole('dialog', { name: /^Log in to play/ }, soon)).toBeVisible();
  },
};

export const DesktopVisitor: Story = {
  args: { path: getHref('desktop') },
  ...onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: /^Slots/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', {}, soon);
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const DesktopPlayer: Story = {
  args: { path: getHref('desktop'), player: true },
  ...onDesktop,
  async play({ canvas }) {
    const wins = await canvas.findByRole('region', { name: 'Latest wins' }, soon);
    await expect(await within(wins).findByText('09•• 317')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unread notices' })).toBeVisible();
  },
};

/** A failed request is not the same as no wins. */
export const WinsUnreachable: Story = {
  args: { path: getHref('desktop'), handlers: [disconnect(latestWins)] },
  ...onDesktop,
  async play({ canvas }) {
    const wins = await canvas.findByRole('region', { name: 'Latest wins' }, soon);
    await expect(await within(wins).findByText(/Can't reach/, {}, soon)).toBeVisible();
  },
};

/** The slash key focuses the search field at the top of every page. */
export const SlashSearches: Story = {
  args: { path: getHref('desktop'), player: true },
  ...onDesktop,
  async play({ canvas }) {
    const field = await canvas.findByRole('searchbox', { name: 'Search games and makers' }, soon);
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const OneCategory: Story = {
  args: {
    path: getHref('home', { category: homePage.categories[0]?.categoryId ?? '' }),
    handlers: [answer(categoryGames, () => ({ rows: makeGames(9), total: 9 }))],
  },
};

/** An unknown category shows all games. */
export const UnknownCategory: Story = {
  args: { path: getHref('home', { category: 'theirs' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All games' }, soon)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Hot' })).toBeVisible();
  },
};

export const UnknownCategoryOnADesktop: Story = {
  args: { path: getHref('desktop', { category: 'theirs' }) },
  ...onDesktop,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'All games' }, soon)).toBeVisible();
  },
};

export const EmptyCategory: Story = {
  args: {
    path: getHref('home', { category: homePage.categories[0]?.categoryId ?? '' }),
    handlers: [answer(categoryGames, () => ({ rows: [], total: 0 }))],
  },
};

export const Loading: Story = { args: { handlers: [hang(home)] } };

/** The loading indicator covers no text and no button. */
const leavesAllFree: Story['play'] = async ({ canvas, canvasElement }) => {
  const text = await canvas.findByText('Loading', { selector: '[role="status"] *' }, soon);
  const line = text.closest('[role="status"]');
  const bottom = line?.getBoundingClientRect().bottom ?? Number.NaN;
  await expect(bottom).toBeGreaterThan(0);
  const targets = [...canvasElement.querySelectorAll('a, button, input')];
  const shown = targets
    .map((target) => target.getBoundingClientRect())
    .filter((box) => box.bottom > 0 && box.height > 0);
  await expect(shown.length).toBeGreaterThan(3);
  for (const { top } of shown) await expect(top).toBeGreaterThanOrEqual(bottom);
};

export const Slow: Story = {
  args: { player: true, handlers: [rich, hang(home)] },
  play: leavesAllFree,
};

export const SlowOnANarrowPhone: Story = {
  ...Slow,
  globals: { viewport: { value: 'narrow' } },
};

export const SlowOnADesktop: Story = { ...Slow, ...onDesktop };

export const Failed: Story = {
  args: { handlers: [disconnect(home)] },
  play: showsRetry,
};

/** A site that has just opened: no banners, nothing new, nothing hot. */
export const NothingYet: Story = {
  args: {
    handlers: [
      answer(home, () => ({
        ...homePage,
        banners: [],
        recentGames: [],
        newGames: [],
        newGameCount: 0,
        makers: [],
        hotGames: [],
        games: { rows: [], total: 0 },
      })),
      answer(latestWins, () => ({ rows: [] })),
      answer(navigationTags, () => ({ rows: [] })),
    ],
  },
  play: says('No games here yet'),
};
