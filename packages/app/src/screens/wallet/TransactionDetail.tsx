import { billInfo } from '@parlor/api/calls/bills';
import type { BillDetail, BillPlace, BillRound } from '@parlor/api/entities/bill';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { CopyField } from '@parlor/ui/CopyField';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { Icon } from '@parlor/ui/Icon';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Section } from '@parlor/ui/Section';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Timeline } from '@parlor/ui/Timeline';
import { Dices, ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { Money } from '../../components/Money.tsx';
import { useFormatDateTime, useFormatNearDate } from '../../data/dates.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { useMoney } from '../../data/use-money.ts';
import { Summary, type SummaryRow } from '../../features/money/Summary.tsx';
import { billIcons } from '../../features/wallet/bill-icons.ts';
import { useFormatBillTitle } from '../../features/wallet/bill-title.ts';
import { type Translate, useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** One transaction in full. */
export function TransactionDetail({ id }: { id: string }) {
  const t = useTexts();
  const result = useCall(billInfo, { id });
  if (result.error?.code === 404) {
    return (
      <EmptyState
        icon={<ReceiptText size={28} />}
        title={t('transactions:detail.missingTitle')}
        text={t('transactions:detail.missingText')}
        action={
          <Button asChild variant="soft">
            <Link to={getHref('walletDetail')}>{t('transactions:all')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <CallContent result={result} loading={<DetailSkeleton />}>
      {(detail) => (
        <Stack gap={16}>
          <Head detail={detail} />
          <Facts detail={detail} />
          <Progress detail={detail} />
          <Rounds rounds={detail.rounds} />
        </Stack>
      )}
    </CallContent>
  );
}

function DetailSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={132} />
      <Skeleton height={220} />
      <Skeleton height={160} />
    </Stack>
  );
}

function Head({ detail }: { detail: BillDetail }) {
  const formatBillTitle = useFormatBillTitle();
  const formatDateTime = useFormatDateTime();
  const { countryTimezone: zone } = useSite();
  return (
    <Card>
      <Stack gap={8} align="center" textAlign="center" paddingY={8}>
        <Box padding={12} background="sunken" radius="full">
          <Icon icon={billIcons[detail.type]} size={24} />
        </Box>
        <Heading level={2} size={17}>
          {formatBillTitle(detail)}
        </Heading>
        <Text size={32} weight="bold" numeric className={adjust.breakAnywhere}>
          <Money value={detail.amount} sign="always" />
        </Text>
        <Text as="p" size={13} color="muted">
          {formatDateTime(detail.at)} ({zone})
        </Text>
      </Stack>
    </Card>
  );
}

/** Places without a name of their own, or whose name the title shows already. */
const unnamed: ReadonlySet<BillPlace['kind']> = new Set(['wallet', 'hold', 'claimable', 'house']);

const formatPlace = (t: Translate, { kind, name }: BillPlace): string =>
  unnamed.has(kind) || name === '' ? t(`transactions:detail.places.${kind}`) : name;

function Facts({ detail }: { detail: BillDetail }) {
  const t = useTexts();
  const { type, from, to, card, balanceAfter, reference } = detail;
  const rows: SummaryRow[] = [
    { label: t('transactions:table.type'), value: t(`transactions:types.${type}`) },
    { label: t('transactions:detail.from'), value: formatPlace(t, from) },
    { label: t('transactions:detail.to'), value: formatPlace(t, to) },
  ];
  if (card !== null) {
    rows.push({
      label: t('transactions:detail.card'),
      value: t('transactions:detail.cardName', { bank: card.bankName, lastFour: card.lastFour }),
    });
  }
  rows.push({ label: t('transactions:table.balance'), value: <Money value={balanceAfter} /> });
  return (
    <>
      <Summary rows={rows} />
      {reference !== '' && (
        <CopyField
          label={t('transactions:detail.reference')}
          value={reference}
          labels={{
            copy: t('transactions:detail.copy'),
            copied: t('transactions:detail.copied'),
            failed: t('transactions:detail.copyFailed'),
          }}
        />
      )}
      <OrderLink order={detail.order} />
    </>
  );
}

/** The page of the order behind a transaction. A transfer with a game has none. */
function OrderLink({ order }: Pick<BillDetail, 'order'>) {
  const t = useTexts();
  if (order === null || order.kind === 'transfer') return null;
  const { kind, id } = order;
  const href = {
    deposit: getHref('depositResult', { orderNo: id }),
    manualDeposit: getHref('manualDeposit', { id }),
    withdrawal: getHref('cashoutAudit', { id }),
  }[kind];
  return (
    <Button asChild variant="soft" tone="neutral" fullWidth>
      <Link to={href}>
        {t(
          kind === 'withdrawal'
            ? 'transactions:detail.orderWithdrawal'
            : 'transactions:detail.orderDeposit',
        )}
      </Link>
    </Button>
  );
}

function Progress({ detail: { timeline } }: { detail: BillDetail }) {
  const t = useTexts();
  const formatDateTime = useFormatDateTime();
  return (
    <Card title={t('transactions:detail.timeline')}>
      <Timeline
        label={t('transactions:detail.timeline')}
        entries={timeline.map(({ event, at }) => ({
          id: event,
          title: t(`transactions:detail.events.${event}`),
          meta: formatDateTime(at),
          state: event === 'failed' ? 'failed' : 'done',
        }))}
      />
    </Card>
  );
}

/** As many rounds as one transaction contains. */
const MOST_ROUNDS = 200;

function Rounds({ rounds }: { rounds: readonly BillRound[] }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  if (rounds.length === 0) return null;
  return (
    <Section
      title={t('transactions:detail.rounds')}
      titleAs="h2"
      titleSize={17}
      meta={<Text color="muted">{rounds.length}</Text>}
    >
      <List variant="card">
        {rounds.map(({ roundId, at, staked, won }) => (
          <ListItem
            key={roundId}
            icon={<Icon icon={Dices} />}
            title={formatNearDate(at)}
            meta={t('transactions:detail.staked', { amount: money(staked) })}
            trailing={<Money value={won} />}
            chevron
            asChild
          >
            <Link to={getHref('roundReplay', { id: roundId })} />
          </ListItem>
        ))}
      </List>
      {rounds.length >= MOST_ROUNDS && (
        <Text as="p" size={13} color="muted">
          {t('transactions:detail.roundsMost', { count: MOST_ROUNDS })}
        </Text>
      )}
    </Section>
  );
}
