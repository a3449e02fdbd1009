import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Page } from './index.ts';

const meta = {
  title: 'Foundation/Page/Gallery',
  component: Page,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {(['read', 'narrow', 'wide'] as const).map((width) => (
        <SheetRow key={width} title={width} block>
          <Page width={width}>
            <Card title="Balance">₱1,520.00</Card>
            <Card title="Transactions">Your transactions appear here.</Card>
          </Page>
        </SheetRow>
      ))}
      <SheetRow title="Burmese" block>
        <Page lang="my">
          <Card title="လက်ကျန်ငွေ">₱1,520.00</Card>
          <Card title="ငွေစာရင်း">သင့်ငွေစာရင်းများကို ဤနေရာတွင် တွေ့ရမည်။</Card>
        </Page>
      </SheetRow>
    </Sheet>
  ),
};
