import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NumericKeypad, type NumericKeypadProps } from './index.ts';

function WithDisplay(props: NumericKeypadProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 390 }}>
      <output aria-label="Typed" style={{ display: 'block', padding: 16, minHeight: 56 }}>
        {value}
      </output>
      <NumericKeypad {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Forms/NumericKeypad',
  component: NumericKeypad,
  args: { value: '', onValueChange: () => {}, maxLength: 6 },
  render: (args) => <WithDisplay {...args} />,
} satisfies Meta<typeof NumericKeypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { exponent: 2, maxLength: 15 } };

export const TypeCode: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const key of ['4', '8', '2', '0']) {
      await userEvent.click(canvas.getByRole('button', { name: key }));
    }
    await expect(canvas.getByLabelText('Typed')).toHaveTextContent('4820');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByLabelText('Typed')).toHaveTextContent('482');
  },
};

export const PasteCode: Story = {
  args: { readClipboard: () => Promise.resolve('Your code: 482913') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await expect(await canvas.findByText('482913')).toBeInTheDocument();
  },
};
