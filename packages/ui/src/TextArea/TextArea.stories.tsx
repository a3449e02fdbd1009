import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './index.ts';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'What happened?', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'At least 10 characters', maxLength: 500, minRows: 4 },
};

export const CountCharacters: Story = {
  args: { maxLength: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('What happened?');
    await userEvent.type(input, 'The game froze');
    await expect(input).toHaveValue('The game fro');
    await expect(canvas.getByText('12/12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 characters left');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('The game fro');
  },
};

export const PasteIntoTheMiddle: Story = {
  args: { defaultValue: 'begin end', maxLength: 14 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLTextAreaElement>('What happened?');
    await userEvent.click(input);
    input.setSelectionRange(6, 6);
    await userEvent.paste('middle of it');
    await expect(input).toHaveValue('begin middlend');
    await expect(input.selectionStart).toBe(11);
  },
};
