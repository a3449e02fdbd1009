import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Heading } from './index.ts';

const meta = {
  title: 'Foundation/Heading/Gallery',
  component: Heading,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Heading>;

export default meta;

const sizes = [40, 32, 24, 20, 17, 15] as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {sizes.map((size) => (
        <SheetRow key={size} title={`${size}`} block>
          <Heading size={size}>Hunt the tide, share ₱2,000,000</Heading>
        </SheetRow>
      ))}
      <SheetRow title="Burmese" block>
        <Heading size={32} lang="my">
          ကုဒ်ကို ရိုက်ထည့်ပါ၊ ပြီးလျှင် ဆက်လုပ်ပါ
        </Heading>
      </SheetRow>
      <SheetRow title="Thai" block>
        <Heading size={32} lang="th">
          กรอกรหัสที่ส่งถึงคุณ เพื่อดำเนินการต่อ
        </Heading>
      </SheetRow>
    </Sheet>
  ),
};
