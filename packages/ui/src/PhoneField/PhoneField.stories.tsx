import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PhoneField } from './index.ts';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', onValueChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'We send a code to it', placeholder: '091-755-50142', size: 'lg' },
};

export const GroupsWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Phone');
    await userEvent.type(input, '0917x5550142');
    await expect(input).toHaveValue('091-755-50142');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09175550142');
  },
};

export const PasteWithCountry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Phone');
    await userEvent.click(input);
    await userEvent.paste('+63 (917) 555-0142');
    await expect(input).toHaveValue('+639-175-550142');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+639175550142');
  },
};

export const BackspaceOverDash: Story = {
  args: { defaultValue: '091755' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Phone');
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('097-55');
    await expect(input.selectionStart).toBe(2);
  },
};
