import { Button } from '@parlor/ui/Button';
import { Result } from '@parlor/ui/Result';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.ts';
import { useHasSession } from '../../data/session.ts';
import { useEnter } from '../../features/login/use-enter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { NarrowPage } from '../../shell/NarrowPage.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import OrderScreen from './OrderScreen.tsx';

/**
 * Where the provider sends people back to, by `?orderNo=`. Without a token, as in the browser that
 * a bank's app opens, it tells nothing of anyone's money, and offers to log in (decisions 18).
 */
export default function DepositResultScreen() {
  const hasSession = useHasSession();
  return hasSession ? <OrderScreen /> : <Neutral />;
}

function Neutral() {
  const t = useTexts();
  const { guard } = useApp();
  const { pathname, search } = useLocation();
  const enter = useEnter();
  const logIn = () => {
    // After the login this page shows the order.
    guard.send({ type: 'navigate', to: { path: pathname, search } });
    enter('accountLogin');
  };
  return (
    <NarrowPage>
      <PageTitle>{t('titles.depositResult')}</PageTitle>
      <Result
        titleAs="h2"
        status="pending"
        title={t('wallet:deposit.neutralTitle')}
        text={t('wallet:deposit.neutralText')}
        actions={
          <Button size="lg" fullWidth onClick={logIn}>
            {t('actions.logIn')}
          </Button>
        }
      />
    </NarrowPage>
  );
}
