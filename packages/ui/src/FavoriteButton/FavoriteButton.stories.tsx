import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FavoriteButton, type FavoriteButtonProps } from './index.ts';

const meta = {
  title: 'Game/FavoriteButton',
  component: FavoriteButton,
  args: { label: 'Favorite Phoenix Ascent', pressed: false, onValueChange: fn() },
} satisfies Meta<typeof FavoriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: FavoriteButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return (
    <FavoriteButton
      {...props}
      pressed={pressed}
      onValueChange={(next) => {
        setPressed(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Playground: Story = { args: { variant: 'plain', pressed: true } };
