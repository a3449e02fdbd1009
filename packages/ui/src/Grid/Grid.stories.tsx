import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/index.ts';
import { Grid } from './index.ts';

const meta = {
  title: 'Foundation/Grid',
  component: Grid,
  args: {
    columns: { phone: 3, desktop: 7 },
    rowGap: 20,
    children: Array.from({ length: 14 }, (_, index) => `tile ${index}`).map((tile) => (
      <Skeleton key={tile} ratio="3 / 4" />
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { columns: '120px' } };
