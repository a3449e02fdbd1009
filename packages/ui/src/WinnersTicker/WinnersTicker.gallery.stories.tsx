import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { WinnersTicker } from './index.ts';
import { sampleWins } from './wins.sample.ts';

const meta = {
  title: 'Game/WinnersTicker/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const [first] = sampleWins;
const long = first && {
  ...first,
  game: 'Luna of the Lost Ridge and Everything Beneath It',
  amount: '₱999,999,999,999.00',
};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Four rows of many" block>
        <WinnersTicker title="Latest wins" wins={sampleWins} interval={0} />
      </SheetRow>
      <SheetRow title="Loading" block>
        <WinnersTicker title="Wins on their way" wins={[]} loading shown={2} />
      </SheetRow>
      <SheetRow title="No wins" block>
        <WinnersTicker title="No wins yet" wins={[]} empty="The next one could be yours." />
      </SheetRow>
      <SheetRow title="Long name, twelve digits" block>
        <WinnersTicker title="Largest wins" wins={long ? [long] : []} shown={1} />
      </SheetRow>
      <SheetRow title="Burmese" block>
        <WinnersTicker lang="my" title="နောက်ဆုံး အနိုင်များ" wins={sampleWins.slice(0, 2)} shown={2} />
      </SheetRow>
    </Sheet>
  ),
};
