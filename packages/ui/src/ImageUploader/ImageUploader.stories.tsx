import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ImageUploader, type UploadFile } from './index.ts';
import { heldUpload, sampleFile } from './uploads.sample.ts';

const keepName: UploadFile = async (file) => file.name;

const meta = {
  title: 'Forms/ImageUploader',
  component: ImageUploader,
  args: {
    label: 'Receipt',
    upload: keepName,
    addressOf: () => undefined,
    onValueChange: fn(),
    onBusyChange: fn(),
  },
} satisfies Meta<typeof ImageUploader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 3, maxBytes: 2_000_000 } };

export const Chosen: Story = {
  args: { max: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Receipt/), await sampleFile('receipt.png'));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['receipt.png']));
    await expect(canvas.getByRole('status')).toHaveTextContent('receipt.png is uploaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.png' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

const failing = heldUpload();

export const FailedAndTriedAgain: Story = {
  args: { upload: failing.upload },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Receipt/), await sampleFile('receipt.png'));
    await waitFor(() => expect(failing.calls.length).toBeGreaterThan(0));
    failing.calls.at(-1)?.reject(new Error('offline'));
    const again = await canvas.findByRole('button', { name: 'Try receipt.png again' });
    const before = failing.calls.length;
    await userEvent.click(again);
    await waitFor(() => expect(failing.calls.length).toBe(before + 1));
    failing.calls.at(-1)?.resolve('/files/1');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['/files/1']));
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 100_000 },
  play: async ({ canvas, userEvent }) => {
    const file = await sampleFile('photo.png', 200_000);
    await userEvent.upload(canvas.getByLabelText(/Receipt/), file);
    await expect(
      await canvas.findByText('photo.png is larger than 100 kB. Choose a smaller picture.'),
    ).toBeVisible();
  },
};
