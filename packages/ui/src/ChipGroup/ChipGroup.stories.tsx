import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, LayoutGrid, Radio, Spade } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChipGroup, type ChipOption } from './index.ts';

const categories: ChipOption[] = [
  { value: 'all', label: 'All', leading: <LayoutGrid size={18} /> },
  { value: 'slots', label: 'Slots', leading: <Cherry size={18} /> },
  { value: 'live', label: 'Live', leading: <Radio size={18} /> },
  { value: 'cards', label: 'Cards', leading: <Spade size={18} /> },
];

function Single({ scroll = false }: { scroll?: boolean }) {
  const [value, setValue] = useState('all');
  return (
    <ChipGroup
      label="Category"
      options={categories}
      value={value}
      onValueChange={setValue}
      scroll={scroll}
    />
  );
}

function Multiple() {
  const [value, setValue] = useState<string[]>(['live']);
  return (
    <ChipGroup
      type="multiple"
      label="Filters"
      options={categories.slice(1)}
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Forms/ChipGroup',
  component: ChipGroup,
  render: ({ scroll }) => <Single scroll={scroll} />,
  args: { scroll: false },
  // Written by hand, because the docs cannot infer the type from the union.
  argTypes: {
    onValueChange: {
      table: {
        type: { summary: '(value: string) => void, of `multiple` (value: string[]) => void' },
      },
      control: false,
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<{ scroll: boolean }>;

export const Default: Story = {};

export const Playground: Story = { args: { scroll: true } };

export const SingleSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Slots' }));
    await expect(canvas.getByRole('radio', { name: 'Slots' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Slots' }));
    await expect(canvas.getByRole('radio', { name: 'Slots' })).toBeChecked();
  },
};

export const MultipleSelection: Story = {
  render: () => <Multiple />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cards' }));
    await expect(canvas.getByRole('button', { name: 'Cards' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Live' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
