import type { Meta, StoryObj } from '@storybook/react-vite';
import { labels as burmese } from '../labels/my_MM.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ImageUploader, type UploadItem } from './index.ts';

const meta = {
  title: 'Forms/ImageUploader/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const nothing = () => {};
const queue = { items: [], onAdd: nothing, onRemove: nothing, onRetry: nothing };

const items: UploadItem[] = [
  { id: '1', name: 'waiting.png', state: 'waiting', share: 0 },
  { id: '2', name: 'sending.png', state: 'sending', share: 0.4 },
  { id: '3', name: 'done-with-a-name-that-is-rather-long.png', state: 'done', share: 1 },
  { id: '4', name: 'failed.png', state: 'failed', share: 0 },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <ImageUploader {...queue} label="Receipt" />
      </SheetRow>
      <SheetRow block title="Queued, uploading, done, failed">
        <ImageUploader {...queue} label="Pictures" max={5} items={items} />
      </SheetRow>
      <SheetRow block title="Error">
        <ImageUploader {...queue} label="Receipt, missing" error="Add a photo of the receipt" />
      </SheetRow>
      <SheetRow block title="Disabled">
        <ImageUploader {...queue} label="Receipt, sent" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <ImageUploader
            {...queue}
            label="ငွေလွှဲပြေစာ"
            error="ပြေစာဓာတ်ပုံ ထည့်ပါ"
            labels={burmese.ImageUploader}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
