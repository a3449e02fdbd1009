import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipGroup } from '../ChipGroup/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { choices, findGames, nothing } from './games.sample.tsx';
import { FilterSheet } from './index.ts';

const meta = {
  title: 'Media/FilterSheet/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const some = { kind: 'slots', makers: ['Bluewater', 'Deepline'] };

export const Gallery: StoryObj = {
  render: () => (
    <FilterSheet open value={some} empty={nothing} onApply={() => {}} result={findGames}>
      {choices}
    </FilterSheet>
  ),
};

export const Closed: StoryObj = {
  render: () => (
    <FilterSheet value={some} empty={nothing} onApply={() => {}} result={findGames}>
      {choices}
    </FilterSheet>
  ),
};

export const Burmese: StoryObj = {
  render: () => (
    <FilterSheet
      open
      lang="my"
      value={some}
      empty={nothing}
      onApply={() => {}}
      result={() => 'ဂိမ်း ၂၄ ခု ပြမည်'}
      labels={burmese.FilterSheet}
    >
      {(draft, change) => (
        <ChipGroup
          type="multiple"
          label="ဂိမ်းထုတ်လုပ်သူများ"
          options={[
            { value: 'Bluewater', label: 'ရေပြာ' },
            { value: 'Deepline', label: 'ပင်လယ်နက်' },
          ]}
          value={draft.makers}
          onValueChange={(makers) => change({ makers })}
        />
      )}
    </FilterSheet>
  ),
};
