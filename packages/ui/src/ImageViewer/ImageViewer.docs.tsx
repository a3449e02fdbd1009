import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { ImageViewer } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A modal dialog; the position is announced: "2 of 4".',
  content: 'Each picture has an alternative text that says what it shows.',
  related: { Carousel: 'slides in the page', ImageUploader: 'adds pictures' },
  absentParts: ['description', 'actions'],
  recommended: {
    reason: 'Read as "Bank receipt over ₱500.00 of 21 November".',
    example: (
      <ImageViewer
        label="Proof of payment"
        trigger={<Button variant="soft">Show receipt</Button>}
        images={[{ src: 'data:,', alt: 'Bank receipt over ₱500.00 of 21 November' }]}
      />
    ),
  },
  mistake: {
    reason: 'Read as "IMG_0441.jpg", which describes nothing.',
    example: (
      <ImageViewer
        label="Image"
        trigger={<Button variant="soft">Show</Button>}
        images={[{ src: 'data:,', alt: 'IMG_0441.jpg' }]}
      />
    ),
  },
};
