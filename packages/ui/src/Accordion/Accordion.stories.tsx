import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { help } from './help.sample.tsx';
import { Accordion } from './index.ts';

const meta = {
  title: 'Media/Accordion',
  component: Accordion,
  args: { items: help, headingLevel: 2 },
  // Of a choice between two kinds of props the docs can read neither.
  argTypes: {
    items: { description: 'Questions with their answers, in the order in which they stand.' },
    headingLevel: { description: 'Level of the titles in the outline of the page. Default 3.' },
    variant: {
      description: '`card` draws it on a surface of its own. Default `plain`.',
      control: 'inline-radio',
      options: ['plain', 'card'],
    },
    type: {
      description: 'Whether one answer is open at a time, or several. Default `single`.',
      control: 'inline-radio',
      options: ['single', 'multiple'],
    },
    value: { description: 'What is open: one value, or a list of them with `multiple`.' },
    defaultValue: {},
    onValueChange: {},
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
