import { tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPie, ChevronLeft, Ellipsis, Heart, Inbox, Play, Plus } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { IconButton } from './index.ts';

const meta = {
  title: 'Foundation/IconButton/Gallery',
  component: IconButton,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof IconButton>;

export default meta;

const variants = ['solid', 'soft', 'outline', 'ghost'] as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Inline in the page">
        <IconButton icon={ChevronLeft} label="Back" iconSize={28} />
        <IconButton icon={ChartPie} label="Analysis" iconSize={24} />
        <IconButton icon={Inbox} label="Messages, unread" dot />
        <IconButton icon={Play} label="Play" tone="brand" variant="soft" />
        <IconButton icon={Plus} label="Deposit" tone="brand" variant="solid" size="sm" />
      </SheetRow>
      {variants.map((variant) => (
        <SheetRow key={variant} title={variant}>
          {tones.map((tone) => (
            <IconButton
              key={tone}
              icon={Heart}
              label={`${tone} ${variant}`}
              {...{ tone, variant }}
            />
          ))}
        </SheetRow>
      ))}
      <SheetRow title="Sizes">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <IconButton key={size} icon={Ellipsis} label={size} size={size} variant="outline" />
        ))}
        <IconButton icon={Ellipsis} label="Rounded" shape="rounded" variant="outline" />
      </SheetRow>
      <SheetRow title="Loading and disabled">
        {variants.map((variant) => (
          <IconButton
            key={variant}
            icon={Plus}
            label={`Loading ${variant}`}
            variant={variant}
            loading
          />
        ))}
        {variants.map((variant) => (
          <IconButton
            key={variant}
            icon={Plus}
            label={`Off ${variant}`}
            variant={variant}
            disabled
          />
        ))}
      </SheetRow>
    </Sheet>
  ),
};
