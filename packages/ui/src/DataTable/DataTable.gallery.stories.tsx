import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { sampleBills, sampleColumns } from './bills.sample.ts';
import { DataTable } from './index.ts';

const meta = {
  title: 'Data/DataTable/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const bills = { columns: sampleColumns, rowKey: ({ id }: { id: string }) => id };

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Sorted">
        <DataTable
          {...bills}
          label="By kind"
          rows={sampleBills}
          sort={{ column: 'out', direction: 'descending' }}
          onSortChange={() => {}}
        />
      </SheetRow>
      <SheetRow block title="Selected">
        <DataTable
          {...bills}
          label="Selected"
          rows={sampleBills}
          selection={{
            keys: new Set(['games']),
            onKeysChange: () => {},
            rowName: ({ kind }) => kind,
          }}
        />
      </SheetRow>
      <SheetRow block title="Loading">
        <DataTable {...bills} label="Loading" rows={[]} loading loadingRows={2} />
      </SheetRow>
      <SheetRow block title="Empty">
        <DataTable {...bills} label="Today" rows={[]} />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <DataTable
            label="ငွေစာရင်း"
            columns={[
              { id: 'type', header: 'အမျိုးအစား', cell: ({ type }) => type },
              { id: 'amount', header: 'ပမာဏ', align: 'end', cell: ({ amount }) => amount },
            ]}
            rows={[{ type: 'ငွေသွင်း', amount: 'K 999,999,999,999.99' }]}
            rowKey={({ type }) => type}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
