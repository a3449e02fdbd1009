import type { AmountProps } from '@parlor/ui/Amount';
import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useBalance } from '../../data/balance.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { SignUpButton } from '../login/SignUpButton.tsx';

/** Only players need it: see docs/decisions/0047. */
const amount: Part<AmountProps> = { load: () => import('./PillAmount.tsx') };

const placeholder = <Skeleton shape="text" width="5em" />;

interface Props {
  /** With `text` the button shows the text "Deposit", if there is room. */
  action?: 'plus' | 'text';
}

/** The wallet's balance, and the link to a deposit; for a visitor the link to sign-up. */
export function BalancePill({ action = 'plus' }: Props) {
  const t = useTexts();
  const hasSession = useHasSession();
  const { currencySymbol, currencyExponent } = useSite();
  const { data, error } = useBalance();
  if (!hasSession) return <SignUpButton />;

  const deposit = getHref('recharge');
  return (
    <Inline
      gap={0}
      minHeight="target"
      background="surface"
      border="default"
      radius="full"
      className={`${adjust.oneLine} ${adjust.smallEndPadding}`}
    >
      <Inline asChild minHeight="target" paddingX={12} color="default" radius="full">
        <Link to={getHref('myWallet')}>
          <VisuallyHidden>{t('home.balance')}</VisuallyHidden>
          <Text size={17} weight="semibold" className={adjust.pillAmount}>
            {data === undefined && error === undefined ? (
              placeholder
            ) : (
              // A balance that cannot be read is shown as a dash.
              <LazyPart
                part={amount}
                props={{
                  value: data?.balance ?? '',
                  symbol: currencySymbol,
                  exponent: currencyExponent,
                }}
                fallback={placeholder}
              />
            )}
          </Text>
        </Link>
      </Inline>
      {action === 'plus' ? (
        <Button asChild shape="pill" size="sm" className={adjust.roundButton}>
          <Link to={deposit} aria-label={t('home.addMoney')}>
            <Plus aria-hidden="true" size={20} strokeWidth={2.25} />
          </Link>
        </Button>
      ) : (
        <Button asChild shape="pill" size="sm">
          <Link to={deposit}>{t('actions.deposit')}</Link>
        </Button>
      )}
    </Inline>
  );
}
