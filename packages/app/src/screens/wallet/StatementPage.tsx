import { statement } from '@parlor/api/calls/bills';
import type { Statement } from '@parlor/api/entities/bill';
import { type Days, isDayPeriod } from '@parlor/api/rules';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { DataTable } from '@parlor/ui/DataTable';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ThemeProvider } from '@parlor/ui/ThemeProvider';
import { CalendarDays, Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatDateTime } from '../../data/dates.ts';
import { useThemeAndLocaleView } from '../../data/theme-and-locale.ts';
import { useCall } from '../../data/use-call.ts';
import { Summary } from '../../features/money/Summary.tsx';
import { useFormatBillTitle } from '../../features/wallet/bill-title.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { print } from '../../platform/output.ts';
import { DownloadCsv } from './DownloadCsv.tsx';

/** The statement of the days in the address, to print. */
export default function StatementPage() {
  const t = useTexts();
  const [search] = useSearchParams();
  const days = { from: search.get('from') ?? '', until: search.get('until') ?? '' };
  usePageName(t('transactions:analysis.statement'));
  return (
    <Page width="wide">
      {isDayPeriod(days) ? (
        <StatementOf days={days} />
      ) : (
        <>
          <PageTitle>{t('transactions:analysis.statement')}</PageTitle>
          <EmptyState
            icon={<CalendarDays size={28} />}
            title={t('transactions:statement.invalidTitle')}
            text={t('transactions:period.tooLong')}
            action={
              <Button asChild variant="soft">
                <Link to={getHref('analysisBill')}>{t('transactions:statement.toAnalysis')}</Link>
              </Button>
            }
          />
        </>
      )}
    </Page>
  );
}

function StatementOf({ days }: { days: Days }) {
  const t = useTexts();
  const { theme } = useThemeAndLocaleView();
  const result = useCall(statement, { from: days.from, until: days.until });
  return (
    <Stack gap={16} className={adjust.walletColumns}>
      {result.data === undefined && <PageTitle>{t('transactions:analysis.statement')}</PageTitle>}
      <Inline gap={12} wrap className={adjust.notPrinted}>
        <Button
          leading={<Printer size={18} />}
          disabled={result.data === undefined}
          onClick={() => print()}
        >
          {t('transactions:statement.print')}
        </Button>
        <DownloadCsv days={days} />
      </Inline>
      <CallContent result={result} loading={<Skeleton height={480} />}>
        {(made) => (
          // Paper is light, also when the app is dark.
          <ThemeProvider theme={theme} appearance="light">
            <Paper made={made} />
          </ThemeProvider>
        )}
      </CallContent>
    </Stack>
  );
}

function Paper({ made }: { made: Statement }) {
  const t = useTexts();
  const formatBillTitle = useFormatBillTitle();
  const formatDateTime = useFormatDateTime();
  const { from, until, openingBalance, totalIn, totalOut, closingBalance, rows } = made;
  return (
    <Box
      as="article"
      padding={{ phone: 16, desktop: 32 }}
      background="surface"
      color="default"
      border="subtle"
      radius="card"
    >
      <Stack gap={24}>
        <Inline justify="between" align="baseline" gap={16} wrap>
          <Heading level={1} size={24}>
            {t('transactions:statement.title')}
          </Heading>
          <Text weight="semibold">{made.websiteName}</Text>
        </Inline>
        <Grid columns={{ phone: 1, desktop: 2 }} gap={16} align="start">
          <Summary
            rows={[
              { label: t('transactions:statement.account'), value: made.username },
              { label: t('transactions:statement.period'), value: `${from} – ${until}` },
              { label: t('transactions:statement.currency'), value: made.currencyCode },
              { label: t('transactions:statement.zone'), value: made.timezone },
              { label: t('transactions:statement.made'), value: formatDateTime(made.madeAt) },
            ]}
          />
          <Summary
            rows={[
              {
                label: t('transactions:analysis.opening'),
                value: <Money value={openingBalance} />,
              },
              { label: t('transactions:analysis.moneyIn'), value: <Money value={totalIn} /> },
              { label: t('transactions:analysis.moneyOut'), value: <Money value={totalOut} /> },
              {
                label: t('transactions:analysis.closing'),
                value: <Money value={closingBalance} />,
              },
            ]}
          />
        </Grid>
        <DataTable
          label={t('transactions:table.label')}
          rows={rows}
          rowKey={({ billId }) => billId}
          empty={t('transactions:statement.emptyText')}
          columns={[
            {
              id: 'what',
              header: t('transactions:table.what'),
              cell: (bill) => formatBillTitle(bill),
            },
            {
              id: 'time',
              header: t('transactions:table.time'),
              cell: ({ at }) => formatDateTime(at),
            },
            {
              id: 'amount',
              header: t('transactions:table.amount'),
              align: 'end',
              cell: ({ amount }) => <Money value={amount} />,
            },
            {
              id: 'balance',
              header: t('transactions:table.balance'),
              align: 'end',
              cell: ({ balanceAfter }) => <Money value={balanceAfter} />,
            },
          ]}
        />
      </Stack>
    </Box>
  );
}
