import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2, SearchX } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="First step">
        <EmptyState
          icon={<Gamepad2 size={28} strokeWidth={1.75} />}
          title="Games you play appear here"
          text="Open one to continue where you left off."
          action={
            <Button asChild variant="soft">
              <a href="#games">See all games</a>
            </Button>
          }
        />
      </SheetRow>
      <SheetRow block title="No results, in a card">
        <Card padding="none">
          <EmptyState
            icon={<SearchX size={28} strokeWidth={1.75} />}
            title="No results for “tigre”"
            text="Try fewer letters, or browse the makers."
          />
        </Card>
      </SheetRow>
      <SheetRow block title="Text only">
        <EmptyState title="Transactions of the last 30 days appear here" titleAs="h3" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <EmptyState title="သင်ကြိုက်သော ဂိမ်းများ ဒီမှာ ပေါ်လာပါမည်" text="ဂိမ်းပေါ်ရှိ နှလုံးပုံကို နှိပ်ပါ။" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
