import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ImageUploader } from './index.ts';
import { sampleFile } from './uploads.sample.ts';

const meta = {
  title: 'Forms/ImageUploader/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const done = async (file: File) => file.name;
const none = () => undefined;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <ImageUploader label="Receipt" upload={done} />
      </SheetRow>
      <SheetRow block title="On its way, there, failed">
        <ImageUploader
          label="Pictures"
          max={5}
          defaultValue={['/files/from-before.png']}
          addressOf={none}
          upload={(file, { onProgress }) => {
            if (file.name.startsWith('failed')) return Promise.reject(new Error('offline'));
            if (file.name.startsWith('done')) return Promise.resolve(file.name);
            onProgress(0.4);
            return new Promise(() => {});
          }}
        />
      </SheetRow>
      <SheetRow block title="Error">
        <ImageUploader label="Receipt, missing" upload={done} error="Add a photo of the receipt" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <ImageUploader label="Receipt, sent" upload={done} disabled />
      </SheetRow>
    </Sheet>
  ),
  // What has happened to a picture is part of the picture.
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Pictures/, { selector: 'input' }), [
      await sampleFile('on-its-way.png'),
      await sampleFile('done-with-a-name-that-is-rather-long.png'),
      await sampleFile('failed.png'),
    ]);
    await expect(await canvas.findByText('Not uploaded. Try again.')).toBeVisible();
  },
};
