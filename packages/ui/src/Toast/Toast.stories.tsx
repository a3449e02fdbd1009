import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toaster, toast, toasts } from './index.ts';

const meta = {
  title: 'Shell/Toast',
  component: Toaster,
  parameters: {
    docs: {
      description: {
        component:
          'A small echo of what was just done. One `Toaster` a page draws and announces what `toast()` says, from anywhere.',
      },
    },
  },
  argTypes: { store: { description: 'Default: the page’s own, which `toast()` shows in.' } },
  beforeEach: () => toasts.clear(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <>
      <Button onClick={() => toast({ text: 'Copied', tone: 'positive' })}>Copy</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  },
};
