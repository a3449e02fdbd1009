import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Popover } from './index.ts';

const meta = {
  title: 'Shell/Popover/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const rows = [
  ['Slots', '100 %'],
  ['Crash and mini', '50 %'],
  ['Live tables', '10 %'],
] as const;

export const Gallery: StoryObj = {
  render: () => (
    <div style={{ blockSize: 360 }}>
      <Popover open label="What counts" trigger={<Button variant="soft">What counts?</Button>}>
        <Stack gap={8}>
          <Text weight="semibold">What a bet counts for</Text>
          {rows.map(([name, share]) => (
            <Inline key={name} justify="between" gap={24}>
              <Text color="muted">{name}</Text>
              <Text numeric>{share}</Text>
            </Inline>
          ))}
        </Stack>
      </Popover>
    </div>
  ),
};

export const Above: StoryObj = {
  render: () => (
    <div style={{ paddingBlockStart: 200, paddingInlineStart: 120, blockSize: 320 }}>
      <Popover open side="top" label="On hold" trigger={<Button variant="ghost">On hold</Button>}>
        <Text as="p">ငွေထုတ်ယူမှု ရောက်ရှိသည်အထိ ဤပမာဏကို ထိန်းထားပါသည်။</Text>
      </Popover>
    </div>
  ),
};
