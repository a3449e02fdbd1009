import type { Bill } from '@parlor/api/entities';
import type { BillAnalysis } from '@parlor/api/entities/bill';
import { toDecimal, toMinor } from '@parlor/api/rules';
import type { Tone } from '@parlor/tokens';
import { BarChart } from '@parlor/ui/BarChart';
import { Card } from '@parlor/ui/Card';
import { type DataSort, DataTable } from '@parlor/ui/DataTable';
import { Donut } from '@parlor/ui/Donut';
import { Grid } from '@parlor/ui/Grid';
import { SegmentedControl } from '@parlor/ui/SegmentedControl';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useState } from 'react';
import { Money } from '../../components/Money.tsx';
import { useFormatStep } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

type TypeSum = BillAnalysis['byType'][number];
type Direction = 'in' | 'out';

const tones: Readonly<Record<Bill['type'], Tone>> = {
  deposit: 'positive',
  withdrawal: 'neutral',
  games: 'info',
  rewards: 'promo',
  member: 'caution',
  rebate: 'brand',
  props: 'critical',
};

/** The charts and the table of an analysis; loaded when there is something to draw. */
export default function AnalysisCharts({ analysis }: { analysis: BillAnalysis }) {
  return (
    <Stack gap={16}>
      <Grid columns={{ phone: 1, desktop: ['3fr', '2fr'] }} gap={16} align="stretch">
        <OverTime analysis={analysis} />
        <ByType analysis={analysis} />
      </Grid>
      <TypeTable byType={analysis.byType} />
    </Stack>
  );
}

function OverTime({ analysis: { series, step, from, until } }: { analysis: BillAnalysis }) {
  const t = useTexts();
  const money = useMoney();
  const formatStep = useFormatStep();
  return (
    <Card title={t('transactions:analysis.overTime')}>
      <BarChart
        label={t('transactions:analysis.chart', {
          period: from === until ? from : `${from} – ${until}`,
        })}
        height={200}
        series={[
          { id: 'in', label: t('transactions:table.in'), tone: 'positive' },
          { id: 'out', label: t('transactions:table.out'), tone: 'neutral' },
        ]}
        groups={series.map((each) => ({
          id: String(each.at),
          label: formatStep(each.at, step),
          values: [Number(each.in), Number(each.out)],
          texts: [money(each.in), money(each.out)],
        }))}
        formatTick={(amount) => compactAmount.format(amount)}
      />
    </Card>
  );
}

/** Most characters of an amount in the donut's middle; the figures above show the same sum. */
const MOST_IN_MIDDLE = 9;

function ByType({ analysis }: { analysis: BillAnalysis }) {
  const t = useTexts();
  const { byType, totalIn, totalOut } = analysis;
  const [direction, setDirection] = useState<Direction>(Number(totalIn) === 0 ? 'out' : 'in');
  const total = direction === 'in' ? totalIn : totalOut;
  const parts = byType
    .filter((each) => Number(each[direction]) > 0)
    .toSorted((left, right) => Number(right[direction]) - Number(left[direction]));
  return (
    <Card title={t('transactions:analysis.byType')}>
      <Stack gap={20}>
        <SegmentedControl
          fullWidth
          label={t('transactions:analysis.direction')}
          options={[
            { value: 'in', label: t('transactions:analysis.moneyIn') },
            { value: 'out', label: t('transactions:analysis.moneyOut') },
          ]}
          value={direction}
          onValueChange={(value) => setDirection(value === 'in' ? 'in' : 'out')}
        />
        <Donut
          label={t(`transactions:analysis.${direction === 'in' ? 'moneyIn' : 'moneyOut'}`)}
          segments={parts.map(({ type, [direction]: amount }) => ({
            id: type,
            label: t(`transactions:types.${type}`),
            value: Number(amount),
            text: <Money value={amount} />,
            tone: tones[type],
          }))}
          total={total.length <= MOST_IN_MIDDLE ? <Money value={total} /> : undefined}
          totalLabel={t(`transactions:table.${direction}`)}
          empty={t('transactions:analysis.none')}
        />
      </Stack>
    </Card>
  );
}

const numberOf: Readonly<Record<string, (row: TypeSum) => number>> = {
  count: ({ count }) => count,
  in: (row) => Number(row.in),
  out: ({ out }) => Number(out),
  net: (row) => Number(row.in) - Number(row.out),
};

function TypeTable({ byType }: Pick<BillAnalysis, 'byType'>) {
  const t = useTexts();
  const { currencyExponent: exponent } = useSite();
  const [sort, setSort] = useState<DataSort>({ column: 'in', direction: 'descending' });
  const sign = sort.direction === 'descending' ? -1 : 1;
  const value = numberOf[sort.column] ?? (() => 0);
  return (
    <DataTable
      label={t('transactions:analysis.table')}
      rows={byType.toSorted((left, right) => sign * (value(left) - value(right)))}
      rowKey={({ type }) => type}
      sort={sort}
      onSortChange={setSort}
      columns={[
        {
          id: 'type',
          header: t('transactions:table.type'),
          cell: ({ type }) => t(`transactions:types.${type}`),
        },
        {
          id: 'count',
          header: t('transactions:table.count'),
          align: 'end',
          sortable: true,
          cell: ({ count }) => <Text numeric>{formatWhole(count)}</Text>,
        },
        {
          id: 'in',
          header: t('transactions:table.in'),
          align: 'end',
          sortable: true,
          cell: (row) => <Money value={row.in} />,
        },
        {
          id: 'out',
          header: t('transactions:table.out'),
          align: 'end',
          sortable: true,
          cell: ({ out }) => <Money value={out} />,
        },
        {
          id: 'net',
          header: t('transactions:table.net'),
          align: 'end',
          sortable: true,
          cell: (row) => (
            <Money
              sign="always"
              value={toDecimal(toMinor(row.in, exponent) - toMinor(row.out, exponent), exponent)}
            />
          ),
        },
      ]}
    />
  );
}

/** Amounts on the axis: 8M in every language. The k and w of the specification are for counts. */
const compactAmount = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

const formatWhole = (count: number): string => count.toLocaleString('en-US');
