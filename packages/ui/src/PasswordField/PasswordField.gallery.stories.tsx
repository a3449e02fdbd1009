import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockKeyhole } from 'lucide-react';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { PasswordField } from './index.ts';

const meta = {
  title: 'Forms/PasswordField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <PasswordField label="Password" aside={<Link href="#forgot">Forgot password?</Link>} />
      </SheetRow>
      <SheetRow block title="Filled, leading">
        <PasswordField
          label="Password"
          leading={<LockKeyhole size={20} />}
          defaultValue="correct horse"
        />
      </SheetRow>
      <SheetRow block title="Error">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="abc"
          error="6 to 20 characters"
        />
      </SheetRow>
      <SheetRow block title="Disabled">
        <PasswordField label="Password" defaultValue="secret" disabled />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <PasswordField label="စကားဝှက်အသစ်" help="6 လုံးမှ 20 လုံး" defaultValue="lotus2026" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
