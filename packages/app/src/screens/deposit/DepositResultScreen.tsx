import { Button } from '@parlor/ui/Button';
import { Page } from '@parlor/ui/Page';
import { Result } from '@parlor/ui/Result';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useHasSession } from '../../data/session.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useGuard } from '../../navigation/guard.ts';
import { paths } from '../../navigation/paths.ts';
import OrderScreen from './OrderScreen.tsx';

/**
 * The provider's return address, with `?orderNo=`. Without a token, as in the browser that a bank's
 * app opens, it shows no payment data, and offers to log in (product decision 18).
 */
export default function DepositResultScreen() {
  const hasSession = useHasSession();
  return hasSession ? <OrderScreen /> : <Neutral />;
}

function Neutral() {
  const t = useTexts();
  const guard = useGuard();
  const { search } = useLocation();
  const enter = useEnter();
  const logIn = () => {
    // After the login the order's page for players opens; this public page is no destination.
    guard.send({ type: 'navigate', to: { path: paths.rechargingPage, search } });
    enter('accountLogin');
  };
  return (
    <Page width="wide">
      <PageTitle>{t('titles.depositResult')}</PageTitle>
      <Result
        titleAs="h2"
        status="pending"
        title={t('wallet:deposit.neutralTitle')}
        text={t('wallet:deposit.neutralText')}
        actions={
          <Button size="lg" onClick={logIn}>
            {t('actions.logIn')}
          </Button>
        }
      />
    </Page>
  );
}
