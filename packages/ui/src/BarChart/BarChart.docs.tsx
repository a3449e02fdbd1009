import type { ComponentDocs } from '../design/docs.ts';
import { BarChart } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A table with the same figures replaces the bars.',
  content:
    'Name each series and group as in the text around the chart. Two or three series at most.',
  related: { Donut: 'parts of a whole', DataTable: 'exact figures' },
  recommended: {
    reason: 'Few series, each with a tone of its own meaning.',
    example: (
      <BarChart
        label="Deposits and withdrawals"
        formatTick={(value) => `₱${value}`}
        series={[{ id: 'in', label: 'Deposits', tone: 'positive' }]}
        groups={[{ id: 'nov', label: 'Nov', values: [900], texts: ['₱900.00'] }]}
      />
    ),
  },
  mistake: {
    reason: 'One single value: write it as a sentence.',
    example: (
      <BarChart
        label="Deposits"
        formatTick={(value) => `${value}`}
        series={[{ id: 'in', label: 'In', tone: 'neutral' }]}
        groups={[{ id: 'nov', label: 'Nov', values: [1], texts: ['1'] }]}
      />
    ),
  },
};
