import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { EndActions } from '../../features/recharge/EndActions.tsx';
import { openCheckout } from '../../features/recharge/open-checkout.ts';
import { RechargeFlow } from '../../features/recharge/RechargeFlow.tsx';
import { useRecharge } from '../../features/recharge/use-recharge.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../routes/paths.ts';
import { NarrowPage } from '../../shell/NarrowPage.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';

/** A deposit: method, channel, amount, confirmation, then the provider's page in this tab (section 2). */
export default function RechargeScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const actor = useRecharge();

  useEffect(() => {
    const opened = actor.on('openCheckout', ({ payUrl, orderNo }) => {
      // The order's own page first: back from the provider must not lead to a form that pays twice.
      navigate(getHref('rechargingPage', { orderNo }), { replace: true });
      openCheckout(payUrl);
    });
    return () => opened.unsubscribe();
  }, [actor, navigate]);

  return (
    <NarrowPage>
      <PageTitle>{t('titles.recharge')}</PageTitle>
      <RechargeFlow actor={actor} endActions={(end) => <EndActions end={end} />} />
    </NarrowPage>
  );
}
