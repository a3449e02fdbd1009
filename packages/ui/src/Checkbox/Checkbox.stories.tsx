import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I am 18 or older', onValueChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'The law of your country asks for it', defaultChecked: true },
};

export const ByLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I am 18 or older'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

export const BySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LabelWithLinks: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#terms">terms</Link>
      </>
    ),
  },
};
