import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { help } from './help.sample.tsx';
import { Accordion } from './index.ts';

const meta = {
  title: 'Media/Accordion',
  component: Accordion,
  args: { items: help, titleAs: 'h2' },
  // Written by hand, because the docs cannot infer the type from the union.
  argTypes: {
    onValueChange: {
      table: {
        type: { summary: '(value: string) => void, of `multiple` (value: string[]) => void' },
      },
      control: false,
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByRole('button', { name: 'When does a withdrawal arrive?' });
    await userEvent.click(question);
    const answer = canvas.getByText(/arrives by 18:00/);
    await waitFor(() => expect(answer).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(/What you withdraw is what arrives/)).toBeInTheDocument();
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Playground: Story = {
  args: { type: 'multiple', defaultValue: ['arrives', 'cost'], variant: 'card' },
};
