import { Button } from '@parlor/ui/Button';
import { IconButton } from '@parlor/ui/IconButton';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useWalletParams } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import * as css from './WalletScreen.css.ts';

interface Props {
  concealed: boolean;
  onConceal: (concealed: boolean) => void;
}

/** Everything the player has, large and exact; deposit and withdraw as equals. */
export function WalletHeader({ concealed, onConceal }: Props) {
  const t = useTexts();
  const params = useWalletParams();
  const { data, error } = useBalance();
  return (
    <div className={css.head}>
      <div>
        <div className={css.total}>
          <Text color="muted">{t('wallet:total')}</Text>
          <IconButton
            icon={concealed ? EyeOff : Eye}
            label={concealed ? t('wallet:show') : t('wallet:hide')}
            size="sm"
            throttle={0}
            aria-pressed={concealed}
            onClick={() => onConceal(!concealed)}
          />
        </div>
        {data === undefined && error === undefined ? (
          <Skeleton width="70%" height={48} />
        ) : (
          <Money
            variant="balance"
            // What cannot be read shows as a dash; where it is, below, says why.
            value={data?.total ?? ''}
            concealed={concealed}
            labels={{ concealed: t('wallet:concealed') }}
          />
        )}
      </div>
      <div className={css.pair}>
        <Button asChild size="lg" leading={<ArrowDownToLine size={20} />}>
          <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
        </Button>
        {params?.openStatus !== false && (
          <Button asChild size="lg" leading={<ArrowUpFromLine size={20} />}>
            <Link to={getHref('cashout')}>{t('wallet:withdraw')}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
