import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Sheet } from './index.ts';

const meta = {
  title: 'Shell/Sheet',
  component: Sheet,
  args: {
    trigger: <Button>Filter</Button>,
    title: 'Filter',
    children: <Text as="p">Makers, categories and what is new</Text>,
    actions: (
      <Button size="lg" fullWidth>
        Show 184 games
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Playground: Story = { args: { description: 'What you see is what you can play.' } };
