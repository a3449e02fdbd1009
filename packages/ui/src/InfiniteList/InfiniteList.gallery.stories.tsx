import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { InfiniteList, type InfiniteListState } from './index.ts';

const meta = {
  title: 'Media/InfiniteList/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const rounds = [
  ['Phoenix Ascent', '+₱1,250.00'],
  ['Shark Tide', '−₱20.00'],
] as const;

const states: { title: string; state: InfiniteListState; shaped?: boolean }[] = [
  { title: 'Loading', state: 'loading' },
  { title: 'Loading, in the shape of the items', state: 'loading', shaped: true },
  { title: 'Failed', state: 'failed' },
  { title: 'Complete', state: 'end' },
];

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      {states.map(({ title, state, shaped = false }) => (
        <SheetRow block key={title} title={title}>
          <InfiniteList
            label={title}
            items={rounds}
            itemKey={([name]) => name}
            state={state}
            onMore={() => {}}
            skeleton={
              shaped ? (
                <Inline justify="between">
                  <Skeleton width={140} height={16} />
                  <Skeleton width={72} height={16} />
                </Inline>
              ) : undefined
            }
          >
            {([name, amount]) => (
              <Inline justify="between" style={{ paddingBlock: 12 }}>
                <Text>{name}</Text>
                <Text numeric>{amount}</Text>
              </Inline>
            )}
          </InfiniteList>
        </SheetRow>
      ))}
      <SheetRow block title="Burmese">
        <div lang="my">
          <InfiniteList
            label="ဂိမ်းမှတ်တမ်း"
            items={['ရွှေတောင်ကြီး မီးငှက်', 'ငါးမန်းဒီရေ']}
            itemKey={(name) => name}
            state="failed"
            onMore={() => {}}
            labels={burmese.InfiniteList}
          >
            {(name) => (
              <Inline justify="between" style={{ paddingBlock: 12 }}>
                <Text>{name}</Text>
                <Text numeric>₱1,250.00</Text>
              </Inline>
            )}
          </InfiniteList>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
