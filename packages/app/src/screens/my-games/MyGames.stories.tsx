import { favoriteList, likeList, setFavorite } from '@parlor/api/calls/game-page';
import { playHistory } from '@parlor/api/calls/lobby';
import { makeGames, markedGames, playedGames } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../navigation/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';
import { expectBeside, says, showsRetry, soon } from '../../testing/story-checks.ts';
import { onDesktop, screenParameters } from '../../testing/story-parameters.ts';

const favorites = answer(favoriteList, () => ({ rows: markedGames, total: markedGames.length }));
const likes = answer(likeList, () => ({ rows: markedGames.slice(2), total: 4 }));
const history = answer(playHistory, () => ({ rows: playedGames, total: playedGames.length }));
const finished = playedGames.map((game) => ({ ...game, inGame: null }));
const played = answer(playHistory, () => ({ rows: finished, total: finished.length }));

/** The games that a player has marked as favorite, liked or played. */
const meta = {
  title: 'Screens/My games',
  component: StoryApp,
  parameters: { ...screenParameters },
  args: { path: getHref('myGames'), player: true, handlers: [favorites, likes, history] },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open games come first; favourites, likes and history follow. */
export const Ready: Story = {
  async play({ canvas }) {
    const open = await canvas.findByRole('region', { name: 'Unfinished' }, soon);
    await expect(within(open).getByText('₱1,520.00 in game')).toBeVisible();
    await expect(
      await within(open).findByText(/^₱50.00 in a round, until /, {}, soon),
    ).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Favorites' }, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Liked' }));
    await expect(await canvas.findByRole('list', { name: 'Liked games' }, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(await canvas.findByRole('list', { name: 'Recently played' }, soon)).toBeVisible();
    // Each game of the history links to its rounds.
    const [rounds] = canvas.getAllByRole('link', { name: /^Rounds ./ });
    await expect(rounds).toHaveAttribute('href', expect.stringContaining(getHref('gameRounds')));
  },
};

export const OnADesktop: Story = { ...onDesktop };

/** A removed favourite stays in the list until the player leaves the page. */
export const Unmarked: Story = {
  args: {
    handlers: [
      answer(setFavorite, () => ({ favorite: false, favoriteCount: 0 })),
      favorites,
      likes,
      played,
    ],
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Favorites' }, soon);
    const [heart] = await within(list).findAllByRole('button', { name: /^Favorite / }, soon);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(heart as HTMLElement);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    handlers: [favoriteList, likeList, playHistory].map((call) =>
      answer(call, () => ({ rows: [], total: 0 })),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No favorites yet', {}, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Liked' }));
    await expect(await canvas.findByText('No liked games yet', {}, soon)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(await canvas.findByText('No games played yet', {}, soon)).toBeVisible();
  },
};

const many = () => ({
  rows: makeGames(48).map((game) => ({ ...game, markedAt: '2026-11-20T08:00:00Z' })),
  total: 612,
});

export const VeryFull: Story = {
  args: { handlers: [answer(favoriteList, many), played] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' }, soon)).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [hang(favoriteList), hang(playHistory)] } };

export const Failed: Story = {
  args: { handlers: [disconnect(favoriteList), disconnect(playHistory)] },
  play: showsRetry,
};

/** A visitor sees what the page will contain, with links. */
export const Visitor: Story = {
  args: { player: false },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Sign up' }, soon)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Hot' }, soon)).toBeVisible();
  },
};

export const VisitorOnADesktop: Story = {
  args: { player: false },
  ...onDesktop,
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', { level: 1 }, soon);
    const button = await within(canvas.getByRole('main')).findByRole('button', { name: 'Sign up' });
    await expectBeside(heading, button);
  },
};

export const FavoritePage: Story = { args: { path: getHref('myFavorite') } };

export const FavoritePageEmpty: Story = {
  args: {
    path: getHref('myFavorite'),
    handlers: [answer(favoriteList, () => ({ rows: [], total: 0 }))],
  },
  play: says('No favorites yet'),
};

export const FavoritePageLoading: Story = {
  args: { path: getHref('myFavorite'), handlers: [hang(favoriteList)] },
};

export const FavoritePageFailed: Story = {
  args: { path: getHref('myFavorite'), handlers: [disconnect(favoriteList)] },
  play: showsRetry,
};

export const FavoritePageVeryFull: Story = {
  args: { path: getHref('myFavorite'), handlers: [answer(favoriteList, many)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' }, soon)).toBeVisible();
  },
};

export const LikePageVeryFull: Story = {
  args: { path: getHref('myLike'), handlers: [answer(likeList, many)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Show more' }, soon)).toBeVisible();
  },
};

export const LikePage: Story = { args: { path: getHref('myLike') } };

export const LikePageEmpty: Story = {
  args: { path: getHref('myLike'), handlers: [answer(likeList, () => ({ rows: [], total: 0 }))] },
  play: says('No liked games yet'),
};

export const LikePageLoading: Story = {
  args: { path: getHref('myLike'), handlers: [hang(likeList)] },
};

export const LikePageFailed: Story = {
  args: { path: getHref('myLike'), handlers: [disconnect(likeList)] },
  play: showsRetry,
};
