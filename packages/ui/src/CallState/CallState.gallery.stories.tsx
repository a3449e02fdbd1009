import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Stack } from '../Stack/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { CallState } from './index.ts';

const meta = {
  title: 'Feedback/CallState/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

interface GamesProps {
  data?: readonly string[];
  error?: Error;
}

const Games = ({ data, error }: GamesProps) => (
  <Stack gap={12}>
    <CallState
      data={data}
      error={error}
      loading={
        <>
          <Skeleton height={56} />
          <Skeleton height={56} />
        </>
      }
      failed={({ message }) => (
        <ErrorState variant="inline" titleAs="p" title={message} onRetry={() => {}} />
      )}
      empty={<EmptyState titleAs="p" icon={<Gamepad2 size={28} />} title="No games yet" />}
    >
      {(games) => (
        <List variant="card">
          {games.map((game) => (
            <ListItem key={game} title={game} />
          ))}
        </List>
      )}
    </CallState>
  </Stack>
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Loading">
        <Games />
      </SheetRow>
      <SheetRow block title="Failed">
        <Games error={new Error('The games could not be loaded')} />
      </SheetRow>
      <SheetRow block title="Empty">
        <Games data={[]} />
      </SheetRow>
      <SheetRow block title="Loaded">
        <Games data={['Lotus Nights', 'ကြာပန်း ညများ']} />
      </SheetRow>
    </Sheet>
  ),
};
