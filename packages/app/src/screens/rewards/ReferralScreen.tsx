import {
  claimReferral,
  getReferralOverview,
  referralEarnings,
  referredPlayers,
} from '@parlor/api/calls/referral';
import { billList, getBalanceInfo } from '@parlor/api/calls/wallet';
import type { ReferralEarning, ReferralOverview } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { CopyField } from '@parlor/ui/CopyField';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Page } from '@parlor/ui/Page';
import { QrCode } from '@parlor/ui/QrCode';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Coins, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { type Pages, usePages } from '../../data/use-pages.ts';
import { useClaim } from '../../features/rewards/use-claim.ts';
import { useTexts } from '../../languages/use-texts.ts';

const PAGE_SIZE = 20;
const stale = [getReferralOverview, referralEarnings, getBalanceInfo, billList];

/** The referral programme: code, link, QR code, earnings and the friends who signed up. */
export default function ReferralScreen() {
  const t = useTexts();
  const result = useCall(getReferralOverview, {});
  return (
    <Page width="wide" gap={24}>
      <PageTitle>{t('titles.referralProgram')}</PageTitle>
      <CallContent
        result={result}
        loading={
          <Stack gap={16}>
            <Skeleton height={120} />
            <Skeleton height={320} />
          </Stack>
        }
      >
        {(overview) => (
          <Grid columns={{ phone: 1, desktop: 2 }} gap={{ phone: 24, desktop: 40 }} align="start">
            <Invitation overview={overview} />
            <Stack gap={24}>
              <Figures overview={overview} />
              <Earnings />
              <Friends />
            </Stack>
          </Grid>
        )}
      </CallContent>
    </Page>
  );
}

function Invitation({ overview }: { overview: ReferralOverview }) {
  const t = useTexts();
  const money = useMoney();
  const { inviteCode, link, monthlyRate, requiredBets, requiredDeposits, reward } = overview;
  return (
    <Card>
      <Stack gap={16}>
        <Heading level={2} size={24}>
          {t('rewards:referral.lead')}
        </Heading>
        <Text as="p" color="muted">
          {t('rewards:referral.how', {
            reward: money(reward),
            deposits: money(requiredDeposits),
            bets: money(requiredBets),
            rate: Number(monthlyRate),
          })}
        </Text>
        <Inline justify="center">
          <QrCode
            value={link}
            label={t('rewards:referral.qr')}
            caption={t('rewards:referral.qrText')}
          />
        </Inline>
        <CopyField label={t('rewards:referral.link')} value={link} />
        <CopyField label={t('rewards:referral.code')} value={inviteCode} />
      </Stack>
    </Card>
  );
}

function Figures({ overview }: { overview: ReferralOverview }) {
  const t = useTexts();
  const { claimableAmount, earnedAmount, invitedCount, qualifiedCount } = overview;
  return (
    <Grid columns="9.25rem" fit gap={12}>
      <Figure label={t('rewards:referral.invited')}>{invitedCount}</Figure>
      <Figure label={t('rewards:referral.qualified')}>{qualifiedCount}</Figure>
      <Figure label={t('rewards:referral.earned')}>
        <Money value={earnedAmount} />
      </Figure>
      <Figure label={t('rewards:referral.claimable')}>
        <Money value={claimableAmount} />
      </Figure>
    </Grid>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box padding={16} background="surface" border="subtle" radius="card">
      <Text as="p" size={13} color="muted">
        {label}
      </Text>
      <Text as="p" size={20} weight="semibold" numeric className={adjust.breakAnywhere}>
        {children}
      </Text>
    </Box>
  );
}

function Earnings() {
  const t = useTexts();
  return (
    <PagedList
      title={t('rewards:referral.earnings')}
      pages={usePages(referralEarnings, { limit: PAGE_SIZE }, { fresh: true })}
      emptyIcon={<Coins size={28} />}
      emptyTitle={t('rewards:referral.noEarningsTitle')}
      emptyText={t('rewards:referral.noEarningsText')}
    >
      {(earning) => <Earning key={earning.id} earning={earning} />}
    </PagedList>
  );
}

interface PagedListProps<Row> {
  title: string;
  pages: Pages<Row>;
  emptyIcon: ReactNode;
  emptyTitle: string;
  emptyText: string;
  /** A row, with its key. */
  children: (row: Row) => ReactNode;
}

function PagedList<Row>({
  title,
  pages,
  emptyIcon,
  emptyTitle,
  emptyText,
  children,
}: PagedListProps<Row>) {
  return (
    <Section title={title}>
      <CallContent
        result={pages}
        variant="inline"
        titleAs="h3"
        loading={<Skeleton height={120} />}
        empty={<EmptyState icon={emptyIcon} title={emptyTitle} text={emptyText} titleAs="h3" />}
      >
        {(rows) => (
          <>
            <List variant="card">{rows.map(children)}</List>
            <MorePages pages={pages} align="center" />
          </>
        )}
      </CallContent>
    </Section>
  );
}

function Earning({ earning }: { earning: ReferralEarning }) {
  const t = useTexts();
  const money = useMoney();
  const explain = useExplain();
  const formatNearDate = useFormatNearDate();
  const { claim, error, view } = useClaim(claimReferral, earning.id, stale);
  const { amount, issuedTime, kind, period, player, state } = earning;
  const canClaim = state === 'pending' && view !== 'claimed' && view !== 'over';
  return (
    <ListItem
      icon={<Coins aria-hidden="true" size={20} strokeWidth={1.75} />}
      title={t(`rewards:referral.kinds.${kind}`, { player, period })}
      meta={
        error === undefined ? (
          formatNearDate(issuedTime)
        ) : (
          <Text role="alert" size={13} tone="critical">
            {view === 'uncertain' ? t('rewards:claim.uncertain') : explain(error).text}
          </Text>
        )
      }
      trailing={
        canClaim ? (
          <Button size="sm" loading={view === 'claiming'} onClick={() => claim()}>
            {t('rewards:referral.claim', { amount: money(amount) })}
          </Button>
        ) : (
          <Money value={amount} />
        )
      }
      trailingMeta={
        canClaim
          ? undefined
          : t(`rewards:referral.earningStates.${view === 'claimed' ? 'claimed' : state}`)
      }
    />
  );
}

function Friends() {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  return (
    <PagedList
      title={t('rewards:referral.friends')}
      pages={usePages(referredPlayers, { limit: PAGE_SIZE }, { fresh: true })}
      emptyIcon={<UserRound size={28} />}
      emptyTitle={t('rewards:referral.noFriendsTitle')}
      emptyText={t('rewards:referral.noFriendsText')}
    >
      {({ deposits, player, referralId, registeredAt, state, validBets }) => (
        <ListItem
          key={referralId}
          icon={<UserRound aria-hidden="true" size={20} strokeWidth={1.75} />}
          title={player}
          meta={
            <>
              {t('rewards:referral.joined', { time: formatNearDate(registeredAt) })}
              <br />
              {t('rewards:referral.progress', {
                deposits: money(deposits),
                bets: money(validBets),
              })}
            </>
          }
          trailing={
            <Tag tone={state === 'qualified' ? 'positive' : 'neutral'} shape="pill">
              {t(`rewards:referral.states.${state}`)}
            </Tag>
          }
        />
      )}
    </PagedList>
  );
}
