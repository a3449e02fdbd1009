import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FocusRing } from './index.ts';

const meta = {
  title: 'Foundation/FocusRing',
  component: FocusRing,
  args: {
    children: (
      <label style={{ display: 'block', padding: 16 }}>
        <input type="checkbox" /> A whole line is one control
      </label>
    ),
  },
} satisfies Meta<typeof FocusRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { radius: 'card', inset: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    const ring = canvasElement.querySelector('[data-component="FocusRing"]');
    await expect(ring && getComputedStyle(ring).outlineStyle).toBe('solid');
  },
};
