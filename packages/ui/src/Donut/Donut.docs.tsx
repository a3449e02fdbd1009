import type { ComponentDocs } from '../design/docs.ts';
import { Donut } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A list with every share as text replaces the ring.',
  content: 'At most six parts, named as in the text around it.',
  related: { BarChart: 'values that are compared', MoneyMap: 'where a balance is' },
  recommended: {
    reason: 'Few parts of one whole.',
    example: (
      <Donut
        label="Stakes by category"
        segments={[
          { id: 'slots', label: 'Slots', value: 3, text: '₱300.00', tone: 'brand' },
          { id: 'live', label: 'Live', value: 1, text: '₱100.00', tone: 'info' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'One part alone.',
    example: (
      <Donut
        label="Stakes"
        segments={[{ id: 'slots', label: 'Slots', value: 3, text: '₱300.00', tone: 'brand' }]}
      />
    ),
  },
};
