import { Amount } from '@parlor/ui/Amount';
import { Button } from '@parlor/ui/Button';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBalance } from '../../data/balance.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { SignUpButton } from '../login/SignUpButton.tsx';
import * as css from './BalancePill.css.ts';

interface Props {
  /** `words` writes "Deposit" on the button, where there is room. */
  action?: 'plus' | 'words';
}

/** What the wallet holds, and the way to put more into it; for a visitor the way to an account. */
export function BalancePill({ action = 'plus' }: Props) {
  const t = useTexts();
  const hasSession = useHasSession();
  const { currencySymbol, currencyExponent } = useSite();
  const { data, error } = useBalance();
  if (!hasSession) return <SignUpButton />;

  const deposit = getHref('recharge');
  return (
    <div className={css.root}>
      <Link to={getHref('myWallet')} className={css.amount}>
        <span className={css.spoken}>{t('home.balance')}</span>
        {data === undefined && error === undefined ? (
          <Skeleton shape="text" width="5em" />
        ) : (
          // What cannot be read shows as a dash.
          <Amount value={data?.balance ?? ''} symbol={currencySymbol} exponent={currencyExponent} />
        )}
      </Link>
      {action === 'plus' ? (
        <Link to={deposit} className={css.plus}>
          <span className={css.spoken}>{t('home.addMoney')}</span>
          <Plus aria-hidden="true" size={20} strokeWidth={2.25} />
        </Link>
      ) : (
        <Button asChild shape="pill" size="sm">
          <Link to={deposit}>{t('actions.deposit')}</Link>
        </Button>
      )}
    </div>
  );
}
