import { Button } from '@parlor/ui/Button';
import { Grid } from '@parlor/ui/Grid';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { ArrowDownToLine, ArrowUpFromLine, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Money } from '../../components/Money.tsx';
import { useBalance } from '../../data/balance.ts';
import { useWalletParams } from '../../data/session.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

interface Props {
  concealed: boolean;
  onConceal: (concealed: boolean) => void;
}

/** The total balance, large and exact; deposit and withdraw with equal prominence. */
export function WalletHeader({ concealed, onConceal }: Props) {
  const t = useTexts();
  const params = useWalletParams();
  const { data, error } = useBalance();
  return (
    <Stack gap={20}>
      <div>
        <Inline gap={4}>
          <Text color="muted">{t('wallet:total')}</Text>
          <IconButton
            icon={concealed ? EyeOff : Eye}
            label={concealed ? t('wallet:show') : t('wallet:hide')}
            size="sm"
            throttle={0}
            aria-pressed={concealed}
            onClick={() => onConceal(!concealed)}
          />
        </Inline>
        {data === undefined && error === undefined ? (
          <Skeleton width="70%" height={48} />
        ) : (
          <Money
            variant="balance"
            // A balance that cannot be read is shown as a dash; the breakdown below shows the
            // reason.
            value={data?.total ?? ''}
            concealed={concealed}
            labels={{ concealed: t('wallet:concealed') }}
          />
        )}
      </div>
      {/* Stacked on the narrowest phones: no word breaks. */}
      <Grid columns="9.25rem" fit>
        <Button asChild size="lg" leading={<ArrowDownToLine size={20} />}>
          <Link to={getHref('recharge')}>{t('actions.deposit')}</Link>
        </Button>
        {params?.openStatus !== false && (
          <Button asChild size="lg" leading={<ArrowUpFromLine size={20} />}>
            <Link to={getHref('cashout')}>{t('wallet:withdraw')}</Link>
          </Button>
        )}
      </Grid>
    </Stack>
  );
}
