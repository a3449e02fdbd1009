import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, InputFrame, inputClass } from './index.ts';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Nickname',
    children: (control) => (
      <InputFrame>
        <input {...control} type="text" className={inputClass} />
      </InputFrame>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { help: 'Others see this name', required: true } };

export const WithHelp: Story = {
  args: { help: 'Others see this name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nickname')).toHaveAccessibleDescription(
      'Others see this name',
    );
  },
};

export const WithError: Story = {
  args: { help: 'Others see this name', error: 'This name is taken. Try another.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Nickname');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This name is taken. Try another.');
    await expect(canvas.queryByText('Others see this name')).toBeNull();
  },
};

/** On a narrow phone, in a language with long labels: label and aside have a line each. */
export const LongAside: Story = {
  args: {
    label: 'Amount',
    aside: 'Available to withdraw today ₱8,214.35',
    style: { maxWidth: 260 },
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Amount').getBoundingClientRect();
    const aside = canvas.getByText(/^Available/).getBoundingClientRect();
    await expect(aside.top).toBeGreaterThanOrEqual(label.bottom);
    await expect(aside.left).toBe(label.left);
    await expect(aside.height).toBeLessThanOrEqual(label.height);
  },
};
