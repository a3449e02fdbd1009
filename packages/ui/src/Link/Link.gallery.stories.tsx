import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Link } from './index.ts';

const meta = {
  title: 'Foundation/Link/Gallery',
  component: Link,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Link>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Next to a title" block>
        <Inline justify="between" wrap>
          <Heading>Continue</Heading>
          <Link
            href="/history"
            variant="standalone"
            trailing={<Icon icon={ChevronRight} size={18} />}
          >
            History
          </Link>
        </Inline>
      </SheetRow>
      <SheetRow title="Inside text" block>
        <Text as="p">
          By going on you agree to the <Link href="/terms">terms</Link> and to the{' '}
          <Link href="/privacy">privacy notice</Link>, in every language.
        </Text>
      </SheetRow>
      <SheetRow title="Inherited color" block>
        <Text as="p" color="muted">
          Not your number?{' '}
          <Link href="/change" color="inherit">
            Change it
          </Link>
        </Text>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <Link href="#terms">အသုံးပြုသူ သဘောတူညီချက်</Link>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
