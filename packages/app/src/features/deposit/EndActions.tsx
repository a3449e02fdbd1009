import { Button } from '@parlor/ui/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

/** Actions after a deposit has ended: play after a success, retry after a failure. */
export function EndActions({ end }: { end: 'done' | 'failed' }) {
  const t = useTexts();
  const homeHref = useHomeHref();
  const toWallet = (
    <Button asChild size="lg" variant="soft" fullWidth>
      <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
    </Button>
  );
  if (end === 'done') {
    return (
      <>
        <Button asChild size="lg" fullWidth>
          <Link to={homeHref}>{t('wallet:play')}</Link>
        </Button>
        {toWallet}
      </>
    );
  }
  return (
    <>
      <Button asChild size="lg" fullWidth>
        <Link to={getHref('recharge')}>{t('wallet:deposit.tryAgain')}</Link>
      </Button>
      {toWallet}
      <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
        <Link to={getHref('contactInfomation')}>{t('wallet:deposit.contact')}</Link>
      </Button>
    </>
  );
}
