import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Divider } from '../Divider/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Sheet } from './index.ts';

const meta = {
  title: 'Shell/Sheet/Gallery',
  component: Sheet,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Sheet>;

export default meta;

const rows = [
  ['You send', '₱500.00'],
  ['To', 'Union Bank •• 4417'],
  ['Arrives', 'Today, by 18:40'],
] as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet
      open
      title="Withdraw ₱500.00"
      description="Check the details. You cannot cancel a withdrawal."
      actions={
        <>
          <Button tone="neutral" variant="soft" size="lg" fullWidth>
            Change
          </Button>
          <Button size="lg" fullWidth>
            Confirm
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {rows.map(([name, value]) => (
          <Stack key={name} gap={12}>
            <Inline justify="between">
              <Text color="muted">{name}</Text>
              <Text weight="semibold" numeric>
                {value}
              </Text>
            </Inline>
            <Divider />
          </Stack>
        ))}
      </Stack>
    </Sheet>
  ),
};

export const Burmese: StoryObj = {
  globals: { locale: 'my' },
  render: () => (
    <Sheet
      open
      title="အပြင်အဆင် ရွေးပါ"
      description="ချက်ချင်းပြောင်းပြီး ဤစက်ပစ္စည်းတွင် သိမ်းထားမည်။"
      actions={
        <Button size="lg" fullWidth>
          အတည်ပြုမည်
        </Button>
      }
    />
  ),
};
