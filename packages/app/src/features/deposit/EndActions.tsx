import { Button } from '@parlor/ui/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useHomeHref } from '../../navigation/use-home-href.ts';

interface Props {
  end: 'done' | 'failed';
  /** How to retry after a failure; by default an online deposit. */
  again?: { href: string; label: string };
}

/** Actions after a deposit has ended: play after a success, retry after a failure. */
export function EndActions({ end, again }: Props) {
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
        <Link to={again?.href ?? getHref('recharge')}>
          {again?.label ?? t('wallet:deposit.tryAgain')}
        </Link>
      </Button>
      {toWallet}
      <Button asChild size="lg" variant="ghost" tone="neutral" fullWidth>
        <Link to={getHref('contactInfomation')}>{t('wallet:deposit.contact')}</Link>
      </Button>
    </>
  );
}
