import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { choices, findGames, nothing } from './games.sample.tsx';
import { FilterSheet } from './index.ts';

function Lobby({ counting = false }: { counting?: boolean }) {
  const [filter, setFilter] = useState(nothing);
  return (
    <FilterSheet
      value={filter}
      empty={nothing}
      onApply={setFilter}
      result={findGames}
      counting={counting}
    >
      {choices}
    </FilterSheet>
  );
}

const meta = {
  title: 'Media/FilterSheet',
  component: FilterSheet,
  args: { value: {}, empty: {}, onApply: () => {}, children: () => null, counting: false },
} satisfies Meta<typeof FilterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: ({ counting }) => <Lobby counting={counting ?? false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bluewater' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Slots' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 12 games' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filter 2 selected' })).toHaveFocus(),
    );
  },
};

export const Playground: Story = {
  render: ({ counting }) => <Lobby counting={counting ?? false} />,
};
