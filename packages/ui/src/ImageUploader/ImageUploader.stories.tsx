import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ImageUploader, type ImageUploaderProps } from './index.ts';
import { sampleFile, useSampleQueue } from './uploads.sample.ts';

/** Renders the uploader with an owner that holds the queue. */
function WithQueue({ items, onAdd, onRemove, onRetry, ...props }: ImageUploaderProps) {
  const queue = useSampleQueue(items);
  return (
    <ImageUploader
      {...props}
      items={queue.items}
      onAdd={(files) => {
        onAdd(files);
        queue.onAdd(files);
      }}
      onRemove={(id) => {
        onRemove(id);
        queue.onRemove(id);
      }}
      onRetry={(id) => {
        onRetry(id);
        queue.onRetry(id);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ImageUploader',
  component: ImageUploader,
  args: { label: 'Receipt', items: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
  render: (args) => <WithQueue {...args} />,
} satisfies Meta<typeof ImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 3, maxBytes: 2_000_000 } };

export const SelectFiles: Story = {
  args: { max: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const file = await sampleFile('receipt.png');
    await userEvent.upload(canvas.getByLabelText(/Receipt/), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading receipt.png' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel receipt.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('receipt.png');
    await expect(canvas.getByRole('status')).toHaveTextContent('receipt.png removed');
  },
};

export const RetryFailed: Story = {
  args: { items: [{ id: '1', name: 'receipt.png', state: 'failed', share: 0 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try receipt.png again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 100_000 },
  play: async ({ args, canvas, userEvent }) => {
    const file = await sampleFile('photo.png', 200_000);
    await userEvent.upload(canvas.getByLabelText(/Receipt/), file);
    await expect(
      await canvas.findByText('photo.png is larger than 100 kB. Choose a smaller image.'),
    ).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
