import { claimRebate, getRebateOverview, rebateList } from '@parlor/api/calls/rebate';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { Rebate, RebateOverview } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Card } from '@parlor/ui/Card';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tabs } from '@parlor/ui/Tabs';
import { Text } from '@parlor/ui/Text';
import { BadgePercent } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatNearDate, useFormatNearDay } from '../../data/dates.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { usePages } from '../../data/use-pages.ts';
import { ClaimableBonus } from '../../features/rewards/ClaimableBonus.tsx';
import { ClaimableTotal } from '../../features/rewards/ClaimableTotal.tsx';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 20;
const COLUMNS = { phone: 1, desktop: 2 } as const;
const stale = [getRebateOverview, rebateList, getBalanceInfo, billList];

/** The rebate of the open day and what can be claimed; with `?tab=history` every rebate. */
export default function RebateScreen() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  return (
    <Page width="wide">
      <PageTitle>{t('titles.rebate')}</PageTitle>
      <Tabs
        label={t('titles.rebate')}
        value={search.get('tab') === 'history' ? 'history' : 'today'}
        onValueChange={(tab) =>
          setSearch(tab === 'today' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'today',
            label: t('titles.rebate'),
            content: (
              <Box paddingTop={16}>
                <Today />
              </Box>
            ),
          },
          {
            value: 'history',
            label: t('rewards:rebate.history'),
            content: (
              <Box paddingTop={16}>
                <Rebates state={undefined} />
              </Box>
            ),
          },
        ]}
      />
    </Page>
  );
}

function Today() {
  const t = useTexts();
  const result = useCall(getRebateOverview, {});
  return (
    <CallContent
      result={result}
      loading={
        <Stack gap={16}>
          <Skeleton height={120} />
          <Skeleton height={220} />
        </Stack>
      }
    >
      {(overview) => (
        <Grid columns={COLUMNS} gap={{ phone: 24, desktop: 40 }} align="start">
          <Stack gap={24}>
            <ClaimableTotal
              label={t('rewards:rebate.claimable')}
              amount={overview.claimableAmount}
            />
            <Rebates state="pending" />
          </Stack>
          <Estimate overview={overview} />
        </Grid>
      )}
    </CallContent>
  );
}

function Estimate({ overview }: { overview: RebateOverview }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { estimate, lines, nextIssueTime } = overview;
  return (
    <Card title={t('rewards:rebate.estimate')} aside={<Money value={estimate} />}>
      <Stack gap={12}>
        <Text as="p" size={13} color="muted">
          {t('rewards:rebate.estimateHelp', { time: formatNearDate(nextIssueTime) })}
        </Text>
        {lines.length === 0 ? (
          <Text as="p" color="muted">
            {t('rewards:rebate.noBets')}
          </Text>
        ) : (
          <Section title={t('rewards:rebate.details')} titleAs="h3" titleSize={15}>
            <Stack as="ul" gap={0} divided>
              {lines.map(({ amount, categoryId, categoryName, rate, validBets }) => (
                <Stack as="li" key={categoryId} gap={4} paddingY={12}>
                  <Inline gap={12} justify="between" wrap>
                    <Text weight="medium">{categoryName}</Text>
                    <Money value={amount} />
                  </Inline>
                  <Text size={13} color="muted" numeric>
                    {t('rewards:rebate.rate', { rate: Number(rate), amount: money(validBets) })}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
    </Card>
  );
}

function Rebates({ state }: { state: 'pending' | undefined }) {
  const t = useTexts();
  const pages = usePages(
    rebateList,
    { limit: PAGE_SIZE, ...(state !== undefined && { state }) },
    { fresh: true },
  );
  return (
    <CallContent
      result={pages}
      variant="inline"
      loading={<Skeleton height={140} />}
      empty={
        state === undefined ? (
          <EmptyState
            icon={<BadgePercent size={28} />}
            title={t('rewards:rebate.emptyTitle')}
            text={t('rewards:rebate.emptyText')}
          />
        ) : null
      }
    >
      {(rows) => (
        <Stack gap={16}>
          <Grid columns={state === undefined ? COLUMNS : 1} gap={16} align="start">
            {rows.map((rebate) => (
              <RebateRow key={rebate.id} rebate={rebate} />
            ))}
          </Grid>
          <MorePages pages={pages} align="center" />
        </Stack>
      )}
    </CallContent>
  );
}

function RebateRow({ rebate }: { rebate: Rebate }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const formatNearDay = useFormatNearDay();
  const { amount, claimedTime, expiresAt, id, period, state, validBets } = rebate;
  const at = claimedTime ?? expiresAt;
  const key = claimedTime !== null ? 'paid' : state === 'expired' ? 'expired' : 'until';
  return (
    <ClaimableBonus
      call={claimRebate}
      stale={stale}
      id={id}
      kind="rebate"
      title={t('rewards:rebate.title', { day: formatNearDay(period) })}
      note={t('rewards:rebate.bets', { amount: money(validBets) })}
      amount={amount}
      state={state}
      when={at === null ? undefined : t(`rewards:bonus.${key}`, { time: formatNearDate(at) })}
    />
  );
}
