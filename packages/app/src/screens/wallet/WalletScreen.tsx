import { billList } from '@parlor/api/calls/wallet';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Link } from '@parlor/ui/Link';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { useCall } from '../../data/use-call.ts';
import { Bills, BillsSkeleton } from '../../features/wallet/Bills.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { BalanceBreakdown } from './BalanceBreakdown.tsx';
import { WalletHeader } from './WalletHeader.tsx';

const LATEST = 7;

/** The wallet: the total, its breakdown, and the latest bills. */
export default function WalletScreen() {
  const t = useTexts();
  const [concealed, setConcealed] = useState(false);
  return (
    <Page width="wide">
      <Grid
        columns={{ phone: 1, desktop: ['5fr', '6fr'] }}
        gap={{ phone: 32, desktop: 40 }}
        align="start"
        className={adjust.walletColumns}
      >
        <Stack gap={24}>
          <PageTitle>{t('titles.myWallet')}</PageTitle>
          <WalletHeader concealed={concealed} onConceal={setConcealed} />
          <BalanceBreakdown concealed={concealed} />
        </Stack>
        <LatestBills concealed={concealed} />
      </Grid>
    </Page>
  );
}

function LatestBills({ concealed }: { concealed: boolean }) {
  const t = useTexts();
  const result = useCall(billList, { page: 1, limit: LATEST });
  useBalanceChange(() => void result.mutate());
  const rows = result.data?.rows;
  return (
    <Section
      title={t('wallet:bills.latest')}
      action={
        rows !== undefined &&
        rows.length > 0 && (
          <Link
            href={getHref('walletDetail')}
            variant="standalone"
            trailing={<ChevronRight aria-hidden="true" size={18} />}
          >
            {t('wallet:bills.all')}
          </Link>
        )
      }
    >
      <CallContent
        result={{ ...result, data: rows }}
        variant="inline"
        titleAs="h3"
        loading={<BillsSkeleton count={LATEST} />}
        empty={
          <EmptyState
            icon={<ReceiptText size={28} />}
            title={t('wallet:bills.emptyTitle')}
            text={t('wallet:bills.emptyText')}
            titleAs="h3"
            action={
              <Button asChild variant="soft">
                <RouterLink to={getHref('recharge')}>{t('actions.deposit')}</RouterLink>
              </Button>
            }
          />
        }
      >
        {(bills) => (
          <>
            <Bills rows={bills} concealed={concealed} />
            <Text as="p" size={13} color="muted" align="center">
              {t('wallet:bills.note')}
            </Text>
          </>
        )}
      </CallContent>
    </Section>
  );
}
