import { labels as burmeseLabels } from '@parlor/ui/labels/my_MM';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { auth as english } from '../languages/en_US/auth.ts';
import { auth as burmese } from '../languages/my_MM/auth.ts';
import { getHref } from '../navigation/paths.ts';
import { expectNoNetwork } from './network.ts';
import { StoryApp } from './StoryApp.tsx';

/** Screens follow the theme, appearance and language of the toolbars. */
const meta = {
  title: 'Screens/In another theme',
  component: StoryApp,
  parameters: { page: 'app' },
  args: { path: getHref('accountLogin'), site: { gameAccountCaptchaEnabled: false } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = document.documentElement;

/** The app's texts, and the labels of the kit. */
export const Burmese: Story = {
  globals: { locale: 'my' },
  async play({ canvas }) {
    const name = burmese.login.title;
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    const { show } = burmeseLabels.PasswordField;
    await expect(canvas.getByRole('button', { name: show })).toBeVisible();
    await expect(page).toHaveAttribute('lang', 'my-MM');
  },
};

export const PinkAndDark: Story = {
  globals: { theme: 'pink', appearance: 'dark' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: english.login.title })).toBeVisible();
    await waitFor(() => expect(page).toHaveAttribute('data-appearance', 'dark'));
    await expect(page).toHaveAttribute('data-theme', 'pink');
    await expect(getComputedStyle(page).colorScheme).toBe('dark');
  },
};

/** A stored preference overrides the toolbars. */
export const AsStored: Story = {
  args: { stored: { theme: 'blue', appearance: 'light', locale: 'en_US' } },
  globals: { theme: 'pink', appearance: 'dark', locale: 'my' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: english.login.title })).toBeVisible();
    await expect(page).toHaveAttribute('data-theme', 'blue');
    await expect(page).toHaveAttribute('data-appearance', 'light');
  },
};

/** Requests to the network are blocked and fail the story. */
export const BlocksNetwork: Story = {
  async play() {
    const fails = (address: string) => waitFor(() => expect(expectNoNetwork).toThrow(address));
    await expect(fetch('https://elsewhere.example/')).rejects.toThrow(TypeError);
    await fails('https://elsewhere.example/');
    await expect(fetch('/domain/lookup')).rejects.toThrow(TypeError);
    await fails('/domain/lookup');
    new Image().src = 'https://elsewhere.example/picture';
    await fails('https://elsewhere.example/picture');
  },
};
