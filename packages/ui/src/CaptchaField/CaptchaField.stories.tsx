import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { captchaPicture } from './captcha.sample.ts';
import { CaptchaField } from './index.ts';

const meta = {
  title: 'Forms/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Characters in the image',
    image: captchaPicture,
    onRefresh: fn(),
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', loading: true } };

export const TapToRefresh: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show another image' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const FourCharacters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Characters in the image');
    await userEvent.type(input, 'k7Pm9');
    await expect(input).toHaveValue('k7Pm');
    await expect(args.onComplete).toHaveBeenCalledWith('k7Pm');
  },
};

export const MissingPicture: Story = {
  args: { image: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Image didn't load/ }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
