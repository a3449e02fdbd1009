import type { ComponentDocs } from '../design/docs.ts';
import { ImageUploader } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Adding, progress and errors are announced; each picture has a named remove button.',
  content: 'The help text names types and sizes.',
  related: { ImageViewer: 'shows pictures', Field: 'other controls' },
  recommended: {
    reason: 'States the limits first.',
    example: (
      <ImageUploader
        label="Proof of payment"
        help="JPEG or PNG, up to 5 MB"
        items={[]}
        onAdd={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
      />
    ),
  },
  mistake: {
    reason: 'A limit that is stated after the upload.',
    example: (
      <ImageUploader
        label="File"
        items={[]}
        onAdd={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
      />
    ),
  },
};
