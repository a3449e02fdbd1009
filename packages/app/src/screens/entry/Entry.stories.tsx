import { getWebsiteInfo } from '@parlor/api/calls/site';
import { disconnect, hang, refuse } from '@parlor/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getHref } from '../../routes/paths.ts';
import { StoryApp } from '../../testing/StoryApp.tsx';

const meta = {
  title: 'Screens/Entry and system',
  component: StoryApp,
  parameters: { page: 'own' },
  globals: { viewport: { value: 'phone' } },
  args: { path: getHref('home') },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Starting: Story = { args: { handlers: [hang(getWebsiteInfo)] } };

export const ServerDown: Story = {
  args: { handlers: [disconnect(getWebsiteInfo)] },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Try again' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const SiteRefuses: Story = {
  args: { handlers: [refuse(getWebsiteInfo, 500, 'Out of order', { reason: 'internal' })] },
};

export const Demo: Story = {
  args: { site: { demo: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/no real money/)).toBeVisible();
  },
};

export const NotOpenYet: Story = {
  args: { path: getHref('privilege') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Not open yet' })).toBeVisible();
  },
};

export const NotFound: Story = { args: { path: '/pages/nowhere' } };

export const Forbidden: Story = { args: { path: getHref('forbidden') } };
