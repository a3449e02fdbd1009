import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './index.ts';

const meta = { title: 'Foundation/Divider', component: Divider } satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { inset: 52 } };
