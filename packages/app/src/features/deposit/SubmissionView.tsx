import { manualDepositReasons } from '@parlor/api/entities/deposit';
import type { ManualDepositOrder } from '@parlor/flows/manual-deposit';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { PictureLinks } from '../../components/PictureLinks.tsx';
import { useFormatNearDate } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { Summary } from '../money/Summary.tsx';
import { EndActions } from './EndActions.tsx';
import type { ManualDepositView } from './use-manual-deposit.ts';

interface Props {
  view: Extract<ManualDepositView, { order: ManualDepositOrder }>;
}

/** The review of a manual deposit, polled until it is final. */
export function SubmissionView({ view }: Props) {
  const t = useTexts();
  const explain = useExplain();
  const { order } = view;
  const shared = {
    titleAs: 'h2',
    amount: <Money variant="balance" value={order.amount} />,
    children: <Facts order={order} />,
  } as const;
  if (order.state === 'done') {
    return (
      <Result
        {...shared}
        status="success"
        title={t('wallet:deposit.doneTitle')}
        text={t('payment:manual.doneText')}
        actions={<EndActions end="done" />}
      />
    );
  }
  if (order.state === 'failed') return <Declined order={order} shared={shared} />;
  const error = view.view === 'following' ? view.error : undefined;
  return (
    <Result
      {...shared}
      status="pending"
      title={t('payment:manual.reviewTitle')}
      text={t('payment:manual.reviewText')}
      actions={
        <Button asChild size="lg" variant="soft" fullWidth>
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
      }
    >
      <Facts order={order} />
      <Box paddingTop={16}>
        <Text as="p" size={13} color="muted" align="center">
          {error === undefined
            ? t('wallet:deposit.following')
            : `${explain(error).text} ${t('wallet:audit.notCurrent')}`}
        </Text>
      </Box>
    </Result>
  );
}

interface DeclinedProps {
  order: ManualDepositOrder;
  shared: Pick<Parameters<typeof Result>[0], 'titleAs' | 'amount' | 'children'>;
}

function Declined({ order, shared }: DeclinedProps) {
  const t = useTexts();
  const reason = manualDepositReasons.find((known) => known === order.reason) ?? 'other';
  return (
    <Result
      {...shared}
      status="failed"
      title={t('payment:manual.failedTitle')}
      text={t(`payment:manual.reasons.${reason}`)}
      actions={
        <EndActions
          end="failed"
          again={{ href: getHref('manualDeposit'), label: t('payment:manual.again') }}
        />
      }
    />
  );
}

function Facts({ order }: { order: ManualDepositOrder }) {
  const t = useTexts();
  const money = useMoney();
  const formatNearDate = useFormatNearDate();
  const { memberAccountType, payerAccount, reference, finishedAt, receiptPhoto } = order;
  return (
    <Stack gap={16}>
      <Summary
        rows={[
          { label: t('payment:manual.paidTo'), value: `${order.bankName}, ${order.payeeName}` },
          {
            label: t('payment:manual.paidFrom'),
            value: `${t(`payment:manual.types.${memberAccountType}`)}, ${payerAccount}`,
          },
          { label: t('payment:manual.sent'), value: formatNearDate(order.depositTime) },
          ...(reference === undefined ? [] : [{ label: t('payment:reference'), value: reference }]),
          ...(order.amount === order.depositAmount
            ? []
            : [{ label: t('payment:manual.stated'), value: money(order.depositAmount) }]),
          { label: t('payment:manual.submitted'), value: formatNearDate(order.submittedAt) },
          ...(finishedAt === null
            ? []
            : [{ label: t('payment:manual.decided'), value: formatNearDate(finishedAt) }]),
        ]}
      />
      {receiptPhoto.length > 0 && (
        <PictureLinks
          label={t('payment:manual.receipts')}
          pictures={receiptPhoto.map((url, index) => ({
            url,
            alt: t('payment:manual.receipt', { at: index + 1 }),
          }))}
        />
      )}
    </Stack>
  );
}
