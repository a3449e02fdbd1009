import { categoryGames, home } from '@parlor/api/calls/games';
import { homePage, makeGames } from '@parlor/api/fixtures';
import { answer, disconnect, hang } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';

const meta = {
  title: 'Screens/Home',
  component: StoryApp,
  parameters: { page: 'own' },
  globals: { viewport: { value: 'phone' } },
  args: { path: getHref('home') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that load when they are asked for take a moment on a development server. */
const soon = { timeout: 8000 };

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
  },
};

/** A visitor taps a game: they are asked to log in or register first (section 6). */
export const AsksVisitorsIn: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'All games' }, soon);
    const rail = canvas.getByRole('region', { name: 'New' });
    await userEvent.click(within(rail).getAllByRole('link')[0] as HTMLElement);
    const page = within(document.body);
    await expect(await page.findByRole('dialog', { name: /^Log in to play/ }, soon)).toBeVisible();
  },
};

export const DesktopVisitor: Story = {
  args: { path: getHref('desktop') },
  globals: { viewport: { value: 'desktop' } },
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
  globals: { viewport: { value: 'desktop' } },
};

export const OneCategory: Story = {
  args: {
    path: getHref('home', { category: homePage.categories[0]?.categoryId ?? '' }),
    handlers: [answer(categoryGames, () => ({ rows: makeGames(9), total: 9 }))],
  },
};

export const EmptyCategory: Story = {
  args: {
    path: getHref('home', { category: homePage.categories[0]?.categoryId ?? '' }),
    handlers: [answer(categoryGames, () => ({ rows: [], total: 0 }))],
  },
};

export const Loading: Story = { args: { handlers: [hang(home)] } };

export const Failed: Story = {
  args: { handlers: [disconnect(home)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
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
        hotGames: [],
        games: { rows: [], total: 0 },
      })),
    ],
  },
};
