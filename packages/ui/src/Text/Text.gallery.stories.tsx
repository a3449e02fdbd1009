import { textSizes, tones } from '@parlor/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Text } from './index.ts';

const meta = {
  title: 'Foundation/Text/Gallery',
  component: Text,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Text>;

export default meta;

const languages = [
  ['en', 'Deposits arrive within a minute, at any hour.'],
  ['my', 'ငွေသွင်းမှုများသည် မည်သည့်အချိန်တွင်မဆို တစ်မိနစ်အတွင်း ရောက်ရှိပါသည်။'],
  ['th', 'เงินฝากเข้าถึงภายในหนึ่งนาที ทุกเวลาที่ต้องการ ทั้งวันนี้และพรุ่งนี้'],
  ['zh-CN', '任何时候充值，一分钟内到账，余额会自动更新。'],
  ['ms', 'Deposit tiba dalam masa satu minit, pada bila-bila masa.'],
] as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Type ramp" block>
        <Stack gap={8}>
          {textSizes.toReversed().map((size) => (
            <Text key={size} as="p" size={size} weight={size > 20 ? 'bold' : 'regular'} lines={1}>
              {size} Ascent week on reloads
            </Text>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow title="Weights" block>
        <Stack gap={4}>
          {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
            <Text key={weight} weight={weight} size={17}>
              {weight}: Monsoon Warm-up settled
            </Text>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow title="Sizes and tones" block>
        <Stack gap={4}>
          <Text>Default</Text>
          <Text color="muted">Muted: Today, 09:42</Text>
          {tones.map((tone) => (
            <Text key={tone} tone={tone} weight="medium">
              {tone}
            </Text>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow title="Aligned amounts" block>
        <Stack gap={0} align="end">
          {['+₱1,284.60', '−₱750.00', '₱123,456,789,012.11', '+₱38.20'].map((amount) => (
            <Text key={amount} numeric weight="semibold" size={17}>
              {amount}
            </Text>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow title="Line heights by script" block>
        <Stack gap={16}>
          {languages.map(([lang, sample]) => (
            <Text key={lang} as="p" lang={lang}>
              {sample} {sample}
            </Text>
          ))}
        </Stack>
      </SheetRow>
      <SheetRow title="Clamped to two lines" block>
        <Text as="p" lines={2}>
          {'What the promotion gives, what it asks, until when and on which games. '.repeat(8)}
        </Text>
      </SheetRow>
    </Sheet>
  ),
};
