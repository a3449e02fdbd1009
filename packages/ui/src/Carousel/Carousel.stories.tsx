import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleBanners } from './banners.sample.ts';
import { Banner, Carousel } from './index.ts';

const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    interval: 0,
    children: sampleBanners.map((banner) => (
      <Banner key={banner.id} {...banner.props} href="?promotion" eager />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { interval: 5000 } };

export const Dots: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current'),
    );
  },
};

export const Arrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current'),
    );
  },
};
