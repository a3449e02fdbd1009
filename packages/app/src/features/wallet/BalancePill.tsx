import { Amount } from '@parlor/ui/Amount';
import { Button } from '@parlor/ui/Button';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Plus } from 'lucide-react';
import { useBalance } from '../../data/balance.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
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
  const link = useLink();
  if (!hasSession) return <SignUpButton />;

  const deposit = link(getHref('recharge'));
  return (
    <div className={css.root}>
      <a {...link(getHref('myWallet'))} className={css.amount}>
        <span className={css.spoken}>{t('home.balance')}</span>
        {data === undefined && error === undefined ? (
          <Skeleton shape="text" width="5em" />
        ) : (
          // What cannot be read shows as a dash.
          <Amount value={data?.balance ?? ''} symbol={currencySymbol} exponent={currencyExponent} />
        )}
      </a>
      {action === 'plus' ? (
        <a {...deposit} className={css.plus}>
          <span className={css.spoken}>{t('home.addMoney')}</span>
          <Plus aria-hidden="true" size={20} strokeWidth={2.25} />
        </a>
      ) : (
        <Button asChild shape="pill" size="sm">
          <a {...deposit}>{t('actions.deposit')}</a>
        </Button>
      )}
    </div>
  );
}
