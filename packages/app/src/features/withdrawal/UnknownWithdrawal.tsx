import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The player has no withdrawal with the id in the address. */
export function UnknownWithdrawal() {
  const t = useTexts();
  return (
    <EmptyState
      icon={<Landmark size={28} />}
      title={t('wallet:audit.unknownTitle')}
      text={t('wallet:audit.unknownText')}
      action={
        <Button asChild variant="soft">
          <Link to={getHref('myWallet')}>{t('wallet:toWallet')}</Link>
        </Button>
      }
    />
  );
}
