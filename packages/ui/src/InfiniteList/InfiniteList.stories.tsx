import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { InfiniteList, type InfiniteListState } from './index.ts';

const page = (from: number) =>
  Array.from({ length: 20 }, (_, index) => `Phoenix Ascent, round ${from + index + 1}`);

/** Fails once after the first page, and ends after three. */
function Rounds() {
  const [rounds, setRounds] = useState(page(0));
  const [state, setState] = useState<InfiniteListState>('failed');
  function more() {
    const next = [...rounds, ...page(rounds.length)];
    setRounds(next);
    setState(next.length >= 60 ? 'end' : 'more');
  }
  return (
    <InfiniteList
      label="Rounds"
      items={rounds}
      itemKey={(round) => round}
      state={state}
      onMore={more}
    >
      {(round) => <Round name={round} />}
    </InfiniteList>
  );
}

const Round = ({ name }: { name: string }) => (
  <div style={{ minBlockSize: 56, display: 'grid', alignContent: 'center' }}>{name}</div>
);

const meta = {
  title: 'Media/InfiniteList',
  component: InfiniteList,
  args: {
    label: 'Rounds',
    items: [],
    itemKey: String,
    state: 'more',
    onMore: () => {},
    children: () => null,
  },
} satisfies Meta<typeof InfiniteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Rounds />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    window.scrollTo(0, document.body.scrollHeight);
    const said = canvas.getByRole('status');
    await waitFor(() => expect(said).toHaveTextContent("You've reached the end"), {
      timeout: 5000,
    });
    await expect(canvas.getByRole('list', { name: 'Rounds' }).children).toHaveLength(60);
    window.scrollTo(0, 0);
  },
};

export const Playground: Story = {
  render: (args) => (
    <InfiniteList {...args} items={page(0)} itemKey={String} state="loading">
      {(round) => <Round name={String(round)} />}
    </InfiniteList>
  ),
};
