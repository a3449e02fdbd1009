import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './index.ts';

function Turning({ page: start, count }: { page: number; count: number }) {
  const [page, setPage] = useState(start);
  return <Pagination page={page} count={count} onPageChange={setPage} />;
}

const meta = {
  title: 'Media/Pagination',
  component: Pagination,
  args: { page: 1, count: 12 },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: ({ page, count }) => <Turning page={page} count={count} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('3 of 12')).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { page: 6, count: 240 } };
