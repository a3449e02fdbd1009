import { tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Tag } from './index.ts';

const meta = {
  title: 'Data/Tag/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <SheetRow key={variant} title={variant}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {tones.map((tone) => (
              <Tag key={tone} tone={tone} variant={variant}>
                {tone}
              </Tag>
            ))}
          </div>
        </SheetRow>
      ))}
      <SheetRow block title="Pill, with icon">
        <div style={{ display: 'flex', gap: 8 }}>
          <Tag tone="positive" shape="pill" leading={<Check size={14} strokeWidth={3} />}>
            Met
          </Tag>
          <Tag tone="brand" shape="pill">
            Ongoing
          </Tag>
        </div>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Tag tone="caution">စစ်ဆေးနေသည်</Tag>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
