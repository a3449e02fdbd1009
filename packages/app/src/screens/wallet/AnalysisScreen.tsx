import { analyzeBill } from '@parlor/api/calls/bills';
import { type BillAnalysis, billPeriods } from '@parlor/api/entities/bill';
import type { Days } from '@parlor/api/rules';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { ChipGroup } from '@parlor/ui/ChipGroup';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { CalendarDays, FileText, PieChart } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { Money } from '../../components/Money.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { useCall } from '../../data/use-call.ts';
import { type PeriodChoice, usePeriod } from '../../features/wallet/use-period.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { DownloadCsv } from './DownloadCsv.tsx';

const charts: Part<{ analysis: BillAnalysis }> = {
  load: () => import('./AnalysisCharts.tsx'),
  texts: ['transactions', 'dates'],
};
const customDays: Part<{ choice: PeriodChoice }> = {
  load: () => import('../../features/wallet/CustomDays.tsx'),
  texts: ['transactions'],
};
const statement: Part<object> = {
  load: () => import('./StatementPage.tsx'),
  texts: ['transactions', 'dates'],
};

/**
 * Income and expenses of the wallet over a period (`?period=`), as charts, a table and a CSV file;
 * with `?view=statement&from=&until=` the statement of these days.
 */
export default function AnalysisScreen() {
  const [search] = useSearchParams();
  if (search.get('view') === 'statement') {
    return <LazyPart part={statement} props={{}} fallback={<AnalysisSkeleton />} />;
  }
  return <Analysis />;
}

function Analysis() {
  const t = useTexts();
  const choice = usePeriod('last7Days');
  const { period = 'last7Days', days } = choice;
  const isMissing = period === 'custom' && days === undefined;
  const result = useCall(
    analyzeBill,
    isMissing ? null : { period, ...(period === 'custom' && days) },
  );
  useBalanceChange(() => void result.mutate());
  return (
    <Page width="wide">
      <PageTitle>{t('titles.analysisBill')}</PageTitle>
      <Stack gap={16} className={adjust.walletColumns}>
        <ChipGroup
          label={t('transactions:period.label')}
          scroll
          options={billPeriods.map((value) => ({
            value,
            label: t(`transactions:period.${value}`),
          }))}
          value={period}
          onValueChange={(value) => choice.choose(billPeriods.find((known) => known === value))}
        />
        {period === 'custom' && (
          <Box maxWidth="narrow">
            <LazyPart part={customDays} props={{ choice }} fallback={<Skeleton height={72} />} />
          </Box>
        )}
        {isMissing ? (
          <EmptyState
            icon={<CalendarDays size={28} />}
            title={t('transactions:period.choose')}
            text={t('transactions:period.chooseText')}
          />
        ) : (
          <CallContent result={result} loading={<AnalysisSkeleton />}>
            {(analysis) => <Result analysis={analysis} />}
          </CallContent>
        )}
      </Stack>
    </Page>
  );
}

function AnalysisSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={168} />
      <ChartsSkeleton />
    </Stack>
  );
}

function ChartsSkeleton() {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} gap={16}>
      <Skeleton height={280} />
      <Skeleton height={280} />
    </Grid>
  );
}

function Result({ analysis }: { analysis: BillAnalysis }) {
  const t = useTexts();
  const { byType, from, until } = analysis;
  return (
    <Stack gap={16}>
      <Figures analysis={analysis} />
      {byType.length === 0 ? (
        <EmptyState
          icon={<PieChart size={28} />}
          title={t('transactions:empty.periodTitle')}
          text={t('transactions:analysis.emptyText')}
        />
      ) : (
        <LazyPart part={charts} props={{ analysis }} fallback={<ChartsSkeleton />} />
      )}
      <Documents days={{ from, until }} />
    </Stack>
  );
}

/** Most characters of amounts that fit beside each other on a phone. */
const MOST_BESIDE = 12;

/** The balances at both ends of the period, and what came in and went out between them. */
function Figures({ analysis }: { analysis: BillAnalysis }) {
  const t = useTexts();
  const { from, until, openingBalance, totalIn, totalOut, closingBalance } = analysis;
  const figures = [
    { id: 'opening', value: openingBalance },
    { id: 'moneyIn', value: totalIn },
    { id: 'moneyOut', value: totalOut },
    { id: 'closing', value: closingBalance },
  ] as const;
  const fits = figures.every(({ value }) => value.length <= MOST_BESIDE);
  return (
    <Card title={from === until ? from : `${from} – ${until}`}>
      <Grid
        as="dl"
        columns={{ phone: fits ? '8.5rem' : 1, desktop: fits ? 4 : 2, wide: 4 }}
        fit={fits}
        gap={16}
      >
        {figures.map(({ id, value }) => (
          <Stack key={id} gap={4}>
            <Text as="dt" size={13} color="muted">
              {t(`transactions:analysis.${id}`)}
            </Text>
            <Text as="dd" size={17} weight="semibold" numeric>
              <Money value={value} />
            </Text>
          </Stack>
        ))}
      </Grid>
    </Card>
  );
}

function Documents({ days }: { days: Days }) {
  const t = useTexts();
  return (
    <Inline gap={12} wrap>
      <DownloadCsv days={days} />
      <Button asChild variant="outline" tone="neutral" leading={<FileText size={18} />}>
        <Link
          to={getHref('analysisBill', { view: 'statement', from: days.from, until: days.until })}
        >
          {t('transactions:analysis.statement')}
        </Link>
      </Button>
      <Button asChild variant="ghost">
        <Link
          to={getHref('walletDetail', { period: 'custom', from: days.from, until: days.until })}
        >
          {t('transactions:analysis.list')}
        </Link>
      </Button>
    </Inline>
  );
}
