import type { ComponentDocs } from '../design/docs.ts';
import { MoneyMap } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A list of the places with their amounts replaces the bar.',
  content: 'Name places as the wallet does: "In Lotus Nights", "On hold".',
  related: { Donut: 'parts of other wholes', Amount: 'one amount' },
  recommended: {
    reason: 'Every part has its name and amount.',
    example: (
      <MoneyMap
        symbol="₱"
        total="1500"
        segments={[
          { id: 'wallet', label: 'Available', amount: '1000', tone: 'brand' },
          { id: 'hold', label: 'On hold', amount: '500', tone: 'caution', pattern: 'striped' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Parts that do not add up to the total.',
    example: (
      <MoneyMap
        symbol="₱"
        total="1500"
        segments={[{ id: 'wallet', label: 'Available', amount: '1000', tone: 'brand' }]}
      />
    ),
  },
};
