import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OtpField } from './index.ts';

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { label: 'Code', length: 6, onValueChange: fn(), onComplete: fn(), webOtp: false },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { length: 4, help: 'Four digits' } };

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.keyboard('48x29');
    await expect(input).toHaveValue('4829');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('13');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const PasteMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste('Parlor: 482913 is your code, valid for 10 minutes');
    await expect(canvas.getByLabelText('Code')).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const CorrectOneDigit: Story = {
  args: { defaultValue: '482913', error: 'This code is not right. Check it or ask for a new one.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    await userEvent.click(input);
    await userEvent.keyboard('{Home}{ArrowRight}5');
    await expect(input).toHaveValue('452913');
    await expect(args.onComplete).toHaveBeenCalledWith('452913');
  },
};

export const BackspaceFromEnd: Story = {
  args: { defaultValue: '4829' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Code');
    input.focus();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('48');
  },
};
