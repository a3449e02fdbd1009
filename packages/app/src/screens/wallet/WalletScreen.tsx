import { billList } from '@parlor/api/calls/wallet';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Icon } from '@parlor/ui/Icon';
import { Link as TextLink } from '@parlor/ui/Link';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Page } from '@parlor/ui/Page';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ChevronRight, CreditCard, FileCheck, PieChart, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBalanceChange } from '../../data/balance.ts';
import { useWalletParams } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { Bills } from '../../features/wallet/Bills.tsx';
import { BillsSkeleton } from '../../features/wallet/BillsSkeleton.tsx';
import { WalletNotice } from '../../features/wallet/WalletNotice.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { BalanceBreakdown } from './BalanceBreakdown.tsx';
import { WalletHeader } from './WalletHeader.tsx';

const LATEST = 7;

const bulletins: Part<object> = {
  load: () => import('./WalletBulletins.tsx'),
  texts: ['transactions'],
};

const pendingDeposit: Part<object> = {
  load: () => import('./PendingDeposit.tsx'),
  texts: ['payment'],
};

/** The wallet; with `?view=bulletin` its notices. */
export default function WalletScreen() {
  const [search] = useSearchParams();
  if (search.get('view') === 'bulletin') return <LazyPart part={bulletins} props={{}} />;
  return <Wallet />;
}

/** The total, its breakdown, and the latest transactions. */
function Wallet() {
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
          <LazyPart part={pendingDeposit} props={{}} />
          <WalletNotice place="wallet" />
          <BalanceBreakdown concealed={concealed} />
          <WalletLinks />
        </Stack>
        <LatestBills concealed={concealed} />
      </Grid>
    </Page>
  );
}

/** The ways on from the wallet, besides deposit and withdrawal. */
function WalletLinks() {
  const t = useTexts();
  const hasManualDeposit = useWalletParams()?.manualDepositOpenStatus === true;
  const links = [
    ...(hasManualDeposit
      ? [{ to: getHref('manualDeposit'), title: t('titles.manualDeposit'), icon: FileCheck }]
      : []),
    { to: getHref('analysisBill'), title: t('titles.analysisBill'), icon: PieChart },
    { to: getHref('myBankCard'), title: t('titles.myBankCard'), icon: CreditCard },
  ];
  return (
    <List variant="card">
      {links.map(({ to, title, icon }) => (
        <ListItem key={to} icon={<Icon icon={icon} />} title={title} chevron asChild>
          <Link to={to} />
        </ListItem>
      ))}
    </List>
  );
}

function LatestBills({ concealed }: { concealed: boolean }) {
  const t = useTexts();
  const result = useCall(billList, { page: 1, limit: LATEST });
  useBalanceChange(() => void result.mutate());
  const rows = result.data?.rows;
  return (
    <Section
      title={t('transactions:latest')}
      action={
        rows !== undefined &&
        rows.length > 0 && (
          <TextLink
            href={getHref('walletDetail')}
            variant="standalone"
            trailing={<ChevronRight aria-hidden="true" size={18} />}
          >
            {t('transactions:all')}
          </TextLink>
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
            title={t('transactions:emptyTitle')}
            text={t('transactions:emptyText')}
            titleAs="h3"
            action={
              <Button asChild variant="soft">
                <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
              </Button>
            }
          />
        }
      >
        {(bills) => (
          <>
            <Bills rows={bills} concealed={concealed} />
            <Text as="p" size={13} color="muted" align="center">
              {t('transactions:note')}
            </Text>
          </>
        )}
      </CallContent>
    </Section>
  );
}
