import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ImageViewer } from './index.ts';
import { pictures } from './pictures.sample.ts';

const meta = {
  title: 'Media/ImageViewer',
  component: ImageViewer,
  args: {
    label: 'Photos',
    images: pictures,
    trigger: <Button variant="soft">Photos</Button>,
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Photos' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = { args: { defaultIndex: 2 } };
