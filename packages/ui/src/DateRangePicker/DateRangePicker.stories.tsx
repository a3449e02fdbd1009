import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangePicker, lastDays } from './index.ts';

const today = '2026-11-21';

/** The calendar is loaded when it is opened. */
const patience = { timeout: 10_000 };

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    today,
    max: today,
    onValueChange: fn(),
    presets: [
      { label: 'Today', ...lastDays(1, today) },
      { label: 'Last 7 days', ...lastDays(7, today) },
      { label: 'Last 30 days', ...lastDays(30, today) },
    ],
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: lastDays(7, today) } };

export const ByPreset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }, patience));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-15',
      to: '2026-11-21',
    });
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveTextContent('Nov 15, 2026 – Nov 21, 2026'),
    );
  },
};

export const SelectRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(
      await screen.findByRole('button', { name: /November 12, 2026/ }, patience),
    );
    await expect(screen.getByText('Choose the last day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /November 3, 2026/ }));
    await expect(screen.getByText(/10 days/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-03',
      to: '2026-11-12',
    });
  },
};
