import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker } from './index.ts';

/** The calendar is loaded when it is opened. */
const patience = { timeout: 10_000 };

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Paid on', today: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: 'The day that the bank wrote', max: '2026-11-21', min: '2026-10-01' },
};

export const ByTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Paid on' }));
    await userEvent.click(
      await screen.findByRole('button', { name: /November 18, 2026/ }, patience),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Paid on' })).toHaveTextContent('Nov 18, 2026'),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const today = await screen.findByRole('button', { name: /November 21, 2026/ }, patience);
    await waitFor(() => expect(today).toHaveFocus(), patience);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /November 13, 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-13');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};
