import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { CallState, type CallStateProps } from './index.ts';

const meta = {
  title: 'Feedback/CallState',
  component: CallState<readonly string[], Error>,
  args: {
    data: undefined,
    loading: <Skeleton height={56} />,
    failed: ({ message }) => <ErrorState variant="inline" title={message} />,
    empty: <EmptyState title="No games yet" />,
    children: (games) => games.map((game) => <p key={game}>{game}</p>),
  },
} satisfies Meta<CallStateProps<readonly string[], Error>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { data: ['Lotus Nights', 'Orbit Rush'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lotus Nights')).toBeVisible();
  },
};

export const Playground: Story = { args: { error: new Error('The games could not be loaded') } };

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No games yet')).toBeVisible();
  },
};

/** Focus stays where the retry button was. */
export const Retry: Story = {
  render: function Render(args) {
    const [data, setData] = useState<readonly string[]>();
    return (
      <CallState
        {...args}
        data={data}
        error={new Error('The games could not be loaded')}
        failed={({ message }) => (
          <ErrorState variant="inline" title={message} onRetry={() => setData(['Lotus Nights'])} />
        )}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Lotus Nights')).toBeVisible();
    await expect(canvasElement.querySelector('[data-state="loaded"] :focus')).not.toBeNull();
  },
};

export const InAStack: Story = {
  args: { data: ['Lotus Nights', 'Orbit Rush'] },
  render: (args) => (
    <Stack gap={24}>
      <CallState {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const above = canvas.getByText('Lotus Nights').getBoundingClientRect();
    const below = canvas.getByText('Orbit Rush').getBoundingClientRect();
    await expect(Math.round(below.top - above.bottom)).toBe(24);
  },
};
