import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Pagination } from './index.ts';

const meta = {
  title: 'Media/Pagination/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const states = [
  { title: 'At the beginning', page: 1, count: 12 },
  { title: 'In the middle of many', page: 120, count: 2418 },
  { title: 'At the end', page: 12, count: 12 },
  { title: 'One page', page: 1, count: 1 },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {states.map(({ title, page, count }) => (
        <SheetRow block key={title} title={title}>
          <Pagination page={page} count={count} labels={{ pages: title }} />
        </SheetRow>
      ))}
      <SheetRow block title="Loading">
        <Pagination page={4} count={12} disabled labels={{ pages: 'Fetching' }} />
      </SheetRow>
    </Sheet>
  ),
};
