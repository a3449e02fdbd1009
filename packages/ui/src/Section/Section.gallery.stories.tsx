import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Section } from './index.ts';

const meta = {
  title: 'Foundation/Section/Gallery',
  component: Section,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Section>;

export default meta;

const content = <Card>Your transactions appear here.</Card>;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="title" block>
        <Section title="Transactions">{content}</Section>
      </SheetRow>
      <SheetRow title="meta and action" block>
        <Section title="Deposits" meta="12" action={<Button variant="ghost">All</Button>}>
          {content}
        </Section>
      </SheetRow>
      <SheetRow title="another size" block>
        <Section title="Withdrawals" titleSize={17}>
          {content}
        </Section>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Section title="ငွေစာရင်း">ငွေသွင်း</Section>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
